import * as yup from 'yup';
import type { AskGraph } from './graph';
import { count, remoteId } from './http';
import { NetworkFailure, type Owner, type PostReading, type PublishedMetrics } from './network';

const media = yup.object({
  id: remoteId(),
  caption: yup.string().nullable().default(null),
  permalink: yup.string().required(),
  timestamp: yup.date(),
  like_count: count(),
  comments_count: count(),
  view_count: count(),
  media_url: yup.string().nullable().default(null),
  thumbnail_url: yup.string().nullable().default(null),
});

export type Media = yup.InferType<typeof media>;

export const mediaList = yup.object({
  data: yup.array(media.required()).default([]),
  paging: yup.object({ cursors: yup.object({ after: yup.string() }) }),
});
export const discovered = yup.object({ id: remoteId(), media: mediaList });
export const ownUser = yup.object({
  id: remoteId(),
  username: yup.string().required(),
  name: yup.string().nullable().default(null),
  followers_count: count(),
});

export const userFields = 'id,username,name,followers_count';
export const ownFields = 'id,caption,permalink,timestamp,like_count,comments_count,media_url,thumbnail_url';
export const mediaFields = `${ownFields},view_count`;

const insights = yup.object({
  data: yup
    .array(
      yup.object({
        name: yup.string().required(),
        values: yup.array(yup.object({ value: count() })).default([]),
      }),
    )
    .required(),
});

/** A post as it is read; none of one without a time. */
export function readingOf(one: Media, metrics: PublishedMetrics): PostReading[] {
  if (!one.timestamp) return [];
  return [
    {
      link: one.permalink,
      description: one.caption,
      published_at: one.timestamp,
      thumbnail: one.thumbnail_url ?? one.media_url,
      metrics,
    },
  ];
}

/** What anybody is told: shares never, likes where they are not hidden. */
export function metricsOf({ view_count, like_count, comments_count }: Media): PublishedMetrics {
  return { view: view_count, reaction: like_count, comment: comments_count, share: null };
}

/** What the owner is told besides: views and shares, unknown for a post that has no insights. */
export async function ownMetrics(ask: AskGraph, one: Media, owner: Owner | null): Promise<PublishedMetrics> {
  try {
    const { data } = await ask(`${one.id}/insights`, { metric: 'views,shares' }, insights, owner);
    const figure = (metric: string) => data.find(({ name }) => name === metric)?.values[0]?.value ?? null;
    return { ...metricsOf(one), view: figure('views'), share: figure('shares') };
  } catch (error) {
    const untold = ['not_found', 'not_told', 'refused'];
    if (error instanceof NetworkFailure && untold.includes(error.reason)) return metricsOf(one);
    throw error;
  }
}
