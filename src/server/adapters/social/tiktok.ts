import * as yup from 'yup';
import { networkTells } from '../../../domain/networkTells';
import type { Budget } from './budget';
import { askNetwork, count, readAs, remoteId, secondsToWait } from './http';
import { type FailureReason, NetworkFailure, type Owner, type PostReading, type SocialNetwork } from './network';
import { readPicture } from './picture';
import { postIdOf } from './postIds';

/** Where TikTok is asked; `base` has no slash at the end. */
export interface TiktokOptions {
  base: string;
  budget: Budget;
}

const atOnce = 20;

const answer = yup.object({
  data: yup.mixed().default({}),
  error: yup.object({ code: yup.string().required() }).required(),
});
const user = yup.object({
  user: yup
    .object({
      open_id: remoteId(),
      display_name: yup.string().nullable().default(null),
      is_verified: yup.boolean().nullable().default(null),
      follower_count: count(),
    })
    .required(),
});
const video = yup.object({
  id: remoteId(),
  create_time: yup.number().integer(),
  cover_image_url: yup.string().nullable().default(null),
  share_url: yup.string().nullable().default(null),
  video_description: yup.string().nullable().default(null),
  title: yup.string().nullable().default(null),
  like_count: count(),
  comment_count: count(),
  share_count: count(),
  view_count: count(),
});
const videos = yup.object({ videos: yup.array(video.required()).default([]) });
const videoPage = videos.concat(
  yup.object({ cursor: yup.number().integer().default(0), has_more: yup.boolean().default(false) }),
);
type Video = yup.InferType<typeof video>;

const userFields = 'open_id,display_name,is_verified,follower_count';
const figureFields = 'id,like_count,comment_count,share_count,view_count';
const videoFields = `${figureFields},create_time,cover_image_url,share_url,video_description,title`;

/** TikTok by its API v2, which tells of an account and its videos to nobody but their owner. */
export function tiktokNetwork({ base, budget }: TiktokOptions): SocialNetwork {
  async function ask<T>(call: string, fields: string, owner: Owner | null, schema: yup.Schema<T>, body?: object) {
    if (!owner) throw new NetworkFailure('tiktok', 'not_told');
    await budget.spend(1);
    const url = new URL(`${base}/v2/${call}/?${new URLSearchParams({ fields })}`);
    const headers = { authorization: `Bearer ${owner.accessToken}`, 'content-type': 'application/json; charset=UTF-8' };
    const init = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers };
    const told = await askNetwork('tiktok', url, init);
    const { data, error } = readAs('tiktok', answer, told.body);
    if (told.status === 200 && error.code === 'ok') return readAs('tiktok', schema, data);
    throw new NetworkFailure('tiktok', reasonOf(told.status, error.code), secondsToWait(told.headers));
  }

  return {
    searchable: networkTells.tiktok.searched,
    async account(url, owner = null) {
      const told = await ask('user/info', userFields, owner, user);
      const { open_id, display_name, is_verified, follower_count } = told.user;
      return { url, remote_id: open_id, name: display_name, is_verified, follower_count, follower_rounded: false };
    },
    async posts(_url, cursor, owner = null) {
      const body = { max_count: atOnce, ...(cursor && { cursor: Number(cursor) }) };
      const page = await ask('video/list', videoFields, owner, videoPage, body);
      return { items: page.videos.flatMap(readingOf), next: page.has_more ? String(page.cursor) : null };
    },
    postsAtOnce: atOnce,
    async figures(posts, owner = null) {
      const asked = posts.flatMap(({ url }) => {
        const id = postIdOf('tiktok', url);
        return id ? [{ url, id }] : [];
      });
      if (asked.length === 0) return new Map();
      const filters = { video_ids: [...new Set(asked.map(({ id }) => id))] };
      const told = await ask('video/query', figureFields, owner, videos, { filters });
      const found = new Map(told.videos.map((one) => [one.id, metricsOf(one)]));
      return new Map(asked.map(({ url, id }) => [url, found.get(id) ?? null]));
    },
    search: () => Promise.reject(new NetworkFailure('tiktok', 'not_told')),
    picture: (address) => readPicture('tiktok', address, base),
  };
}

function reasonOf(status: number, code: string): FailureReason {
  if (status === 429 || code === 'rate_limit_exceeded') return 'rate_limited';
  if (code === 'access_token_invalid') return 'consent_lost';
  if (code === 'scope_not_authorized' || code === 'scope_permission_missed') return 'not_told';
  return code === 'internal_error' ? 'unavailable' : 'refused';
}

function readingOf(one: Video): PostReading[] {
  if (!one.create_time || !one.share_url) return [];
  return [
    {
      link: one.share_url.split('?')[0] ?? one.share_url,
      description: one.video_description || one.title || null,
      published_at: new Date(one.create_time * 1000),
      thumbnail: one.cover_image_url,
      metrics: metricsOf(one),
    },
  ];
}

function metricsOf({ view_count, like_count, comment_count, share_count }: Video) {
  return { view: view_count, reaction: like_count, comment: comment_count, share: share_count };
}
