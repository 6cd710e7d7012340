import * as yup from 'yup';
import type { Budget } from './budget';
import { askNetwork, count, readAs, remoteId, secondsToWait } from './http';
import { NetworkFailure } from './network';

const instant = () => yup.date();
const picture = () => yup.object({ url: yup.string().required() }).default(undefined);

const channel = yup.object({
  id: remoteId(),
  snippet: yup.object({ title: yup.string().defined(), customUrl: yup.string() }).required(),
  contentDetails: yup
    .object({ relatedPlaylists: yup.object({ uploads: yup.string().required() }).required() })
    .required(),
  statistics: yup.object({ subscriberCount: count(), hiddenSubscriberCount: yup.boolean().default(false) }).required(),
});
const video = yup.object({
  id: remoteId(),
  snippet: yup
    .object({
      title: yup.string().default(''),
      description: yup.string().default(''),
      publishedAt: instant(),
      thumbnails: yup.object({ default: picture(), medium: picture() }).default(undefined),
    })
    .required(),
  statistics: yup.object({ viewCount: count(), likeCount: count(), commentCount: count() }).required(),
});

export type Channel = yup.InferType<typeof channel>;
export type Video = yup.InferType<typeof video>;

// Google leaves a list out where it is empty.
const listOf = <T extends yup.Maybe<yup.AnyObject>>(item: yup.ObjectSchema<T>) =>
  yup.object({ items: yup.array(item.required()).default([]), nextPageToken: yup.string() });

export const channels = listOf(channel);
export const videos = listOf(video);
export const playlist = listOf(yup.object({ contentDetails: yup.object({ videoId: remoteId() }).required() }));
export const searched = listOf(yup.object({ id: yup.object({ channelId: remoteId() }).required() }));

const failed = yup.object({
  error: yup
    .object({
      code: yup.number().required(),
      errors: yup.array(yup.object({ reason: yup.string().defined() })).default([]),
    })
    .required(),
});

/** Units of a day each call costs. */
const units = { channels: 1, playlistItems: 1, videos: 1, search: 100 };

const overUse = ['quotaExceeded', 'dailyLimitExceeded', 'rateLimitExceeded', 'userRateLimitExceeded'];
const missing = ['playlistNotFound', 'channelNotFound', 'videoNotFound'];

/** Asks the Data API v3, each call within the budget; the key travels in a header, so that no address holds it. */
export function askYoutube({ apiKey, base, budget }: { apiKey: string; base: string; budget: Budget }) {
  return async function ask<T>(
    resource: keyof typeof units,
    query: Record<string, string>,
    schema: yup.Schema<T>,
  ): Promise<T> {
    await budget.spend(units[resource]);
    const url = new URL(`${base}/youtube/v3/${resource}?${new URLSearchParams(query)}`);
    const { status, headers, body } = await askNetwork('youtube', url, { headers: { 'x-goog-api-key': apiKey } });
    if (status === 200) return readAs('youtube', schema, body);
    const reason = reasonOf(body);
    if (status === 429 || overUse.includes(reason)) {
      // The day's units are gone, whatever was counted here.
      if (reason === 'quotaExceeded' || reason === 'dailyLimitExceeded') await budget.told(100);
      throw new NetworkFailure('youtube', 'rate_limited', secondsToWait(headers));
    }
    throw new NetworkFailure('youtube', missing.includes(reason) ? 'not_found' : 'refused');
  };
}

function reasonOf(body: unknown): string {
  const { error } = readAs('youtube', failed, body);
  return error.errors[0]?.reason ?? '';
}
