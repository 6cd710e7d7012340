import * as yup from 'yup';
import { readProfileUrl } from '../../../domain/kols/profileUrl';
import { canonicalPostUrl } from '../../../domain/networks';
import { networkTells } from '../../../domain/networkTells';
import { figuresByAccount } from './figuresByAccount';
import { type AskGraph, askGraph, type GraphOptions } from './graph';
import { count, remoteId } from './http';
import {
  type AskedPost,
  NetworkFailure,
  type Owner,
  type PostReading,
  type PublishedMetrics,
  type SocialNetwork,
} from './network';
import { readPicture } from './picture';
import { postIdOf } from './postIds';

const postsPerPage = 25;
/** Posts of a page looked through for those asked for: so many pages of so many. */
const looked = { pages: 3, size: 100 };
const postsAtOnce = 10;

const page = yup.object({
  id: remoteId(),
  name: yup.string().nullable().default(null),
  followers_count: count(),
  verification_status: yup.string(),
});
const summed = () =>
  yup.object({ summary: yup.object({ total_count: count() }).default(undefined) }).default(undefined);
const post = yup.object({
  id: remoteId(),
  message: yup.string().nullable().default(null),
  created_time: yup.date(),
  permalink_url: yup.string().required(),
  full_picture: yup.string().nullable().default(null),
  shares: yup.object({ count: count() }).default(undefined),
  reactions: summed(),
  comments: summed(),
});
const postList = yup.object({
  data: yup.array(post.required()).required(),
  paging: yup.object({ cursors: yup.object({ after: yup.string() }), next: yup.string() }),
});
type Post = yup.InferType<typeof post>;

const pageFields = 'id,name,followers_count,verification_status';
const figureFields = 'shares,reactions.limit(0).summary(true),comments.limit(0).summary(true)';
const postFields = `id,message,created_time,permalink_url,full_picture,${figureFields}`;

/** Pages of Facebook by the Graph API; of groups and people's profiles it tells nothing, of views neither. */
export function facebookNetwork(options: GraphOptions): SocialNetwork {
  const ask = askGraph('facebook', options);
  return {
    searchable: networkTells.facebook.searched,
    async account(url, owner = null) {
      const told = await ask(keyOf(url), { fields: pageFields }, page, owner).catch(untoldById(url));
      const { verification_status: status } = told;
      return {
        url,
        remote_id: told.id,
        name: told.name,
        is_verified: status === undefined ? null : status !== 'not_verified',
        follower_count: told.followers_count,
        follower_rounded: false,
      };
    },
    async posts(url, cursor, owner = null) {
      const { posts, next } = await pageOf(ask, url, { size: postsPerPage, cursor, owner });
      return { items: posts.flatMap(readingOf), next };
    },
    postsAtOnce,
    figures: (posts, owner = null) =>
      figuresByAccount(posts, (account, wanted) => lookThrough(ask, account, wanted, owner)),
    search: () => Promise.reject(new NetworkFailure('facebook', 'not_told')),
    picture: (address) => readPicture('facebook', address, options.base),
  };
}

/** How a page is asked for by its address. @throws NetworkFailure not_told for what is no page */
function keyOf(url: string): string {
  const read = readProfileUrl(url, 'facebook');
  if ('error' in read) throw new NetworkFailure('facebook', 'not_told');
  const { pathname, searchParams } = new URL(read.url);
  if (pathname.startsWith('/groups/')) throw new NetworkFailure('facebook', 'not_told');
  return searchParams.get('id') ?? pathname.slice(1);
}

/** Behind a number may be a person, of whom Facebook says the same as of a page that is gone: nothing is told then. */
function untoldById(url: string) {
  return (error: unknown): never => {
    const isGone = error instanceof NetworkFailure && error.reason === 'not_found';
    throw isGone && /^\d+$/.test(keyOf(url)) ? new NetworkFailure('facebook', 'not_told') : error;
  };
}

interface Asked {
  size: number;
  cursor: string | null;
  owner: Owner | null;
}

async function pageOf(ask: AskGraph, url: string, { size, cursor, owner }: Asked) {
  const query = { fields: postFields, limit: String(size), ...(cursor && { after: cursor }) };
  const { data, paging } = await ask(`${keyOf(url)}/posts`, query, postList, owner);
  return { posts: data, next: (paging?.next && paging.cursors?.after) || null };
}

/** Looks posts up among those of a page; what lies further back is asked for by its own id. */
async function lookThrough(ask: AskGraph, account: string, wanted: readonly AskedPost[], owner: Owner | null) {
  const found = new Map<string, PublishedMetrics | null>();
  let cursor: string | null = null;
  let pageId: string | null = null;
  for (let turn = 0; turn < looked.pages; turn += 1) {
    const { posts, next }: Awaited<ReturnType<typeof pageOf>> = await pageOf(ask, account, {
      size: looked.size,
      cursor,
      owner,
    });
    pageId ??= posts[0]?.id.split('_')[0] ?? null;
    for (const { url } of wanted) {
      const here = posts.find((one) => isSame(one, url));
      if (here) found.set(url, metricsOf(here));
    }
    if (found.size === wanted.length) return found;
    cursor = next;
    if (!cursor) break;
  }
  const missing = wanted.filter(({ url }) => !found.has(url));
  for (const { url } of missing) {
    const number = postIdOf('facebook', url);
    // All posts of the page were seen, and it is not among them.
    if (!cursor) found.set(url, null);
    else if (number && pageId) found.set(url, await single(ask, `${pageId}_${number}`, owner));
  }
  return found;
}

async function single(ask: AskGraph, id: string, owner: Owner | null): Promise<PublishedMetrics | null> {
  try {
    return metricsOf(await ask(id, { fields: `permalink_url,${figureFields}` }, post, owner));
  } catch (error) {
    if (error instanceof NetworkFailure && error.reason === 'not_found') return null;
    throw error;
  }
}

function isSame({ permalink_url, id }: Post, url: string): boolean {
  const number = postIdOf('facebook', url);
  return canonicalPostUrl(permalink_url) === canonicalPostUrl(url) || (number !== null && id.split('_')[1] === number);
}

function readingOf(one: Post): PostReading[] {
  if (!one.created_time) return [];
  return [
    {
      link: one.permalink_url,
      description: one.message,
      published_at: one.created_time,
      thumbnail: one.full_picture,
      metrics: metricsOf(one),
    },
  ];
}

function metricsOf({ reactions, comments, shares }: Post): PublishedMetrics {
  return {
    view: null,
    reaction: reactions?.summary?.total_count ?? null,
    comment: comments?.summary?.total_count ?? null,
    share: shares?.count ?? null,
  };
}
