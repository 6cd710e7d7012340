import type { WorldAccount } from './account';
import { type Answer, type Asked, type Interface, Refusal } from './exchange';
import { picked } from './partialAnswer';
import { lettersOf, type WorldPost } from './post';
import type { Tally } from './tally';
import type { World } from './world';
import { channel, playlistItem, searchResult, video } from './youtubeResources';

interface Setting {
  world: World;
  tally: Tally;
  key: string;
}

interface Call {
  units: number;
  parts: readonly string[];
  answer(world: World, asked: Asked, parts: readonly string[]): Record<string, unknown>;
}

const calls: Record<string, Call> = {
  '/v3/channels': {
    units: 1,
    parts: ['id', 'snippet', 'statistics', 'contentDetails', 'status', 'topicDetails', 'brandingSettings'],
    answer: channels,
  },
  '/v3/playlistItems': { units: 1, parts: ['id', 'snippet', 'contentDetails', 'status'], answer: playlistItems },
  '/v3/videos': { units: 1, parts: ['id', 'snippet', 'statistics', 'contentDetails', 'status'], answer: videos },
  '/v3/search': { units: 100, parts: ['id', 'snippet'], answer: search },
};

/** YouTube Data API v3: channels, playlistItems, videos and search, by a key, with its daily units. */
export function youtubeOf({ world, tally, key }: Setting): Interface {
  return (asked) => {
    const call = calls[asked.path];
    if (!call || asked.method !== 'GET') return { status: 404, html: '<title>Error 404 (Not Found)!!1</title>' };
    checkKey(asked.query.get('key') ?? asked.headers['x-goog-api-key'] ?? null, key);
    if (!tally.take('youtube', `/youtube${asked.path}`, call.units).granted)
      refuse(403, 'youtube.quota', 'quotaExceeded', overQuota);
    const answer = call.answer(world, asked, partsOf(asked, call.parts));
    return { json: picked(answer, asked.query.get('fields')) };
  };
}

const overQuota =
  'The request cannot be completed because you have exceeded your <a href="/youtube/v3/getting-started#quota">quota</a>.';

/** Throws what Google answers. */
function refuse(status: number, domain: string, reason: string, message: string, more: object = {}): never {
  const error = { code: status, message, errors: [{ message, domain, reason }], ...more };
  throw new Refusal({ status, json: { error } });
}

function checkKey(given: string | null, key: string): void {
  if (given === null) {
    const message = "Method doesn't allow unregistered callers (callers without established identity).";
    refuse(403, 'global', 'forbidden', message, { status: 'PERMISSION_DENIED' });
  }
  if (given === key) return;
  const info = {
    '@type': 'type.googleapis.com/google.rpc.ErrorInfo',
    reason: 'API_KEY_INVALID',
    domain: 'googleapis.com',
    metadata: { service: 'youtube.googleapis.com' },
  };
  const message = 'API key not valid. Please pass a valid API key.';
  refuse(400, 'usageLimits', 'keyInvalid', message, { status: 'INVALID_ARGUMENT', details: [info] });
}

function partsOf({ query }: Asked, known: readonly string[]): string[] {
  const parts = query
    .getAll('part')
    .flatMap((part) => part.split(','))
    .map((part) => part.trim())
    .filter(Boolean);
  if (parts.length === 0) {
    refuse(
      400,
      'youtube.parameter',
      'missingRequiredParameter',
      "No parts selected. Expected one of the resource's parts.",
    );
  }
  const unknown = parts.find((part) => !known.includes(part));
  if (unknown) refuse(400, 'youtube.part', 'unknownPart', `'${unknown}'`);
  return parts;
}

const listed = ({ query }: Asked, name: string) =>
  query
    .getAll(name)
    .flatMap((value) => value.split(','))
    .map((value) => value.trim())
    .filter(Boolean);

function idsOf(asked: Asked): string[] {
  const ids = listed(asked, 'id');
  if (ids.length > 50)
    refuse(400, 'youtube.parameter', 'invalidFilters', 'The request specifies an invalid filter parameter.');
  return ids;
}

function channels(world: World, asked: Asked, parts: readonly string[]): Record<string, unknown> {
  const { query } = asked;
  const handle = query.get('forHandle') ?? query.get('forUsername');
  if (handle === null && !query.has('id')) {
    refuse(
      400,
      'youtube.parameter',
      'missingRequiredParameter',
      'No filter selected. Expected one of: id, mine, managedByMe, forUsername, forHandle',
    );
  }
  const found =
    handle === null
      ? idsOf(asked).map((id) => world.byId('youtube', id))
      : [world.find('youtube', handle.replace(/^@/, ''))];
  const items = found.filter((one): one is WorldAccount => one !== null);
  return {
    kind: 'youtube#channelListResponse',
    etag: 'c',
    pageInfo: { totalResults: items.length, resultsPerPage: 5 },
    // Google leaves the list out where no channel is found.
    ...(items.length > 0 && { items: items.map((one) => channel(world, one, asked.base, parts)) }),
  };
}

function playlistItems(world: World, asked: Asked, parts: readonly string[]): Record<string, unknown> {
  const id = asked.query.get('playlistId');
  if (!id)
    refuse(400, 'youtube.parameter', 'missingRequiredParameter', 'No filter selected. Expected one of: id, playlistId');
  const account = /^UU/.test(id) ? world.byId('youtube', `UC${id.slice(2)}`) : null;
  if (!account) {
    const message = "The playlist identified with the request's <code>playlistId</code> parameter cannot be found.";
    refuse(404, 'youtube.playlistItem', 'playlistNotFound', message);
  }
  const posts = account.private ? [] : world.posts(account);
  const page = pageOf(asked, posts);
  return {
    kind: 'youtube#playlistItemListResponse',
    etag: 'p',
    ...page.tokens,
    items: page.items.map((post, index) => playlistItem(world, post, page.from + index, asked.base, parts)),
    pageInfo: { totalResults: posts.length, resultsPerPage: page.size },
  };
}

function videos(world: World, asked: Asked, parts: readonly string[]): Record<string, unknown> {
  const ids = idsOf(asked);
  if (ids.length === 0)
    refuse(
      400,
      'youtube.parameter',
      'missingRequiredParameter',
      'No filter selected. Expected one of: id, chart, myRating',
    );
  const items = [...new Set(ids)]
    .map((id) => world.postById('youtube', id))
    .filter((post): post is WorldPost => post !== null && !post.account.private && ids.includes(lettersOf(post)));
  return {
    kind: 'youtube#videoListResponse',
    etag: 'v',
    items: items.map((post) => video(world, post, asked.base, parts)),
    pageInfo: { totalResults: items.length, resultsPerPage: items.length },
  };
}

function search(world: World, asked: Asked, parts: readonly string[]): Record<string, unknown> {
  const q = asked.query.get('q') ?? '';
  const type = asked.query.get('type') ?? 'video,channel,playlist';
  if (type !== 'channel') refuse(400, 'youtube.search', 'invalidSearchFilter', 'Only channels are searched here.');
  const page = pageOf(asked, found(world, q));
  return {
    kind: 'youtube#searchListResponse',
    etag: 's',
    ...page.tokens,
    regionCode: 'VN',
    pageInfo: { totalResults: found(world, q).length, resultsPerPage: page.size },
    items: page.items.map((one) => searchResult(world, one, asked.base, parts)),
  };
}

const plainText = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').replace(/đ/gi, 'd').toLowerCase();

/** Who is known by these words, and thirty more who call themselves so. */
function found(world: World, q: string): WorldAccount[] {
  const words = plainText(q);
  const handle = words.replace(/[^a-z0-9]+/g, '') || 'kol';
  for (let index = 1; index <= 30; index += 1) world.find('youtube', `${handle}${index}`);
  return world
    .accounts('youtube')
    .filter((one) => plainText(`${one.handle} ${one.name}`).includes(words) || one.handle.startsWith(handle));
}

function pageOf<T>(asked: Asked, all: readonly T[]) {
  const size = Number(asked.query.get('maxResults') ?? 5);
  if (!Number.isInteger(size) || size < 0 || size > 50) {
    refuse(
      400,
      'youtube.parameter',
      'invalidParameter',
      `Invalid value '${size}'. Values must be within the range: [0, 50]`,
    );
  }
  const token = asked.query.get('pageToken');
  const from = token ? Number(/^CAUQ(\d+)$/.exec(token)?.[1] ?? Number.NaN) : 0;
  if (Number.isNaN(from)) {
    refuse(400, 'youtube.parameter', 'invalidPageToken', 'The request specifies an invalid page token.');
  }
  return {
    size,
    from,
    items: all.slice(from, from + size),
    tokens: {
      ...(from + size < all.length && { nextPageToken: `CAUQ${from + size}` }),
      ...(from > 0 && { prevPageToken: `CAUQ${Math.max(0, from - size)}` }),
    },
  };
}

/** What Google answers to too many requests a minute. */
export const youtubeTooMany = (): Answer => ({
  status: 429,
  json: {
    error: {
      code: 429,
      message: 'Resource has been exhausted (e.g. check quota).',
      errors: [{ message: 'Too many requests.', domain: 'global', reason: 'rateLimitExceeded' }],
      status: 'RESOURCE_EXHAUSTED',
    },
  },
});
