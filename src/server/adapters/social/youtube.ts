import { readProfileUrl } from '../../../domain/kols/profileUrl';
import { networkTells } from '../../../domain/networkTells';
import type { Budget } from './budget';
import { type AccountReading, NetworkFailure, type PostReading, type SocialNetwork } from './network';
import { readPicture } from './picture';
import { postIdOf } from './postIds';
import { askYoutube, type Channel, channels, playlist, searched, type Video, videos } from './youtubeAnswers';

/** The project YouTube knows this installation by; `base` is the API's, no slash at the end. */
export interface YoutubeOptions {
  apiKey: string;
  base: string;
  budget: Budget;
}

/** Videos and channels one call takes at most. */
const atOnce = 50;
const postsPerPage = 25;
/** YouTube finds about 500 for any words; a page costs a hundredth of a day. */
const searchPages = 10;
/** From so many on YouTube shows three figures of a number of subscribers. */
const roundedFrom = 1_000;
/** Uploads lists of channels read lately, so that their posts need not ask for the channel again. */
const remembered = 1_000;

/** YouTube by its Data API v3, which tells everybody the same (spec 1 §2). */
export function youtubeNetwork({ apiKey, base, budget }: YoutubeOptions): SocialNetwork {
  const ask = askYoutube({ apiKey, base, budget });
  const uploadsOf = new Map<string, string>();

  async function channelAt(url: string): Promise<Channel> {
    const { items } = await ask('channels', { part: 'snippet,statistics,contentDetails', ...filterOf(url) }, channels);
    const [channel] = items;
    if (!channel) throw new NetworkFailure('youtube', 'not_found');
    if (uploadsOf.size >= remembered) uploadsOf.clear();
    uploadsOf.set(url, channel.contentDetails.relatedPlaylists.uploads);
    return channel;
  }

  async function videosOf(ids: readonly string[]): Promise<Map<string, Video>> {
    if (ids.length === 0) return new Map();
    const { items } = await ask('videos', { part: 'snippet,statistics', id: ids.join(',') }, videos);
    return new Map(items.map((video) => [video.id, video]));
  }

  return {
    searchable: networkTells.youtube.searched,
    async account(url) {
      return readingOf(url, await channelAt(url));
    },
    async posts(url, cursor) {
      const playlistId = uploadsOf.get(url) ?? (await channelAt(url)).contentDetails.relatedPlaylists.uploads;
      const page = await ask(
        'playlistItems',
        { part: 'contentDetails', playlistId, maxResults: String(postsPerPage), ...(cursor && { pageToken: cursor }) },
        playlist,
      );
      const ids = page.items.map(({ contentDetails }) => contentDetails.videoId);
      const found = await videosOf(ids);
      const items = ids.flatMap((id) => found.get(id) ?? []).flatMap(postOf);
      return { items, next: page.nextPageToken ?? null };
    },
    postsAtOnce: atOnce,
    async figures(posts) {
      const asked = posts.flatMap(({ url }) => {
        const id = postIdOf('youtube', url);
        return id ? [{ url, id }] : [];
      });
      const found = await videosOf([...new Set(asked.map(({ id }) => id))]);
      return new Map(
        asked.map(({ url, id }) => {
          const video = found.get(id);
          return [url, video ? metricsOf(video) : null];
        }),
      );
    },
    async search({ keyword }, cursor) {
      const query = { part: 'id', type: 'channel', q: keyword, maxResults: String(atOnce) };
      const [turn = '1', pageToken] = cursor?.split(' ') ?? [];
      const page = await ask('search', { ...query, ...(pageToken && { pageToken }) }, searched);
      const id = page.items.map((item) => item.id.channelId).join(',');
      if (!id) return { items: [], next: null };
      const { items } = await ask('channels', { part: 'snippet,statistics,contentDetails', id }, channels);
      return {
        items: items.map((channel) => readingOf(addressOf(channel), channel)),
        next: page.nextPageToken && Number(turn) < searchPages ? `${Number(turn) + 1} ${page.nextPageToken}` : null,
      };
    },
    picture: (address) => readPicture('youtube', address, base),
  };
}

/** How a channel is asked for by its address. @throws NetworkFailure not_told for the names of old, which nobody can ask for */
function filterOf(url: string): Record<string, string> {
  const read = readProfileUrl(url, 'youtube');
  if ('error' in read) throw new NetworkFailure('youtube', 'not_told');
  const [kind = '', name = ''] = new URL(read.url).pathname.slice(1).split('/').map(decodeURIComponent);
  if (kind.startsWith('@')) return { forHandle: kind };
  if (kind === 'channel') return { id: name };
  if (kind === 'user') return { forUsername: name };
  throw new NetworkFailure('youtube', 'not_told');
}

const addressOf = ({ id, snippet }: Channel) =>
  `https://youtube.com/${snippet.customUrl?.startsWith('@') ? snippet.customUrl : `channel/${id}`}`;

function readingOf(url: string, { id, snippet, statistics }: Channel): AccountReading {
  const follower_count = statistics.hiddenSubscriberCount ? null : statistics.subscriberCount;
  return {
    url,
    remote_id: id,
    name: snippet.title,
    is_verified: null,
    follower_count,
    follower_rounded: follower_count !== null && follower_count >= roundedFrom,
  };
}

function postOf(video: Video): PostReading[] {
  const { id, snippet } = video;
  if (!snippet.publishedAt) return [];
  return [
    {
      link: `https://www.youtube.com/watch?v=${id}`,
      description: [snippet.title, snippet.description].filter(Boolean).join('\n') || null,
      published_at: snippet.publishedAt,
      thumbnail: snippet.thumbnails?.medium?.url ?? snippet.thumbnails?.default?.url ?? null,
      metrics: metricsOf(video),
    },
  ];
}

function metricsOf({ statistics }: Video) {
  const { viewCount, likeCount, commentCount } = statistics;
  return { view: viewCount, reaction: likeCount, comment: commentCount, share: null };
}
