import { followersAt, type WorldAccount } from './account';
import { pictureUrl } from './pictures';
import { lettersOf, type WorldPost } from './post';
import type { World } from './world';

type Parts = readonly string[];
type Resource = Record<string, unknown>;

/** Three figures, rounded down, as YouTube shows subscribers. */
function shownSubscribers(count: number): number {
  const step = 10 ** Math.max(0, String(count).length - 3);
  return Math.floor(count / step) * step;
}

const uploadsOf = (account: WorldAccount) => `UU${account.id.slice(2)}`;
const timeOf = (date: Date | null) => (date ? { publishedAt: date.toISOString().replace(/\.\d+Z$/, 'Z') } : {});
const titleOf = (post: WorldPost) => post.caption.split('\n')[0]?.slice(0, 100) ?? '';

function only(parts: Parts, all: Record<string, () => Resource>): Resource {
  return Object.fromEntries(
    Object.entries(all).flatMap(([part, made]) => (parts.includes(part) ? [[part, made()]] : [])),
  );
}

function thumbnails(world: World, account: WorldAccount, base: string, name: string): Resource {
  const url = pictureUrl(base, world, account, name, null);
  return {
    default: { url, width: 120, height: 90 },
    medium: { url, width: 320, height: 180 },
    high: { url, width: 480, height: 360 },
  };
}

/** A channel with the parts asked for. Hidden subscribers are left out. */
export function channel(world: World, account: WorldAccount, base: string, parts: Parts): Resource {
  const posts = world.posts(account);
  return {
    kind: 'youtube#channel',
    etag: 'c1',
    id: account.id,
    ...only(parts, {
      snippet: () => ({
        title: account.name,
        description: account.description,
        customUrl: `@${account.handle.toLowerCase()}`,
        ...timeOf(account.bornAt),
        thumbnails: thumbnails(world, account, base, 'avatar'),
        localized: { title: account.name, description: account.description },
        country: 'VN',
      }),
      contentDetails: () => ({ relatedPlaylists: { likes: '', uploads: uploadsOf(account) } }),
      statistics: () => ({
        viewCount: String(posts.reduce((sum, post) => sum + world.figures(post).views, 0)),
        ...(!account.hidesSubscribers && {
          subscriberCount: String(shownSubscribers(followersAt(account, world.now()))),
        }),
        hiddenSubscriberCount: account.hidesSubscribers,
        videoCount: String(posts.length),
      }),
    }),
  };
}

/** An entry of a channel's uploads. */
export function playlistItem(world: World, post: WorldPost, position: number, base: string, parts: Parts): Resource {
  const { account } = post;
  const videoId = lettersOf(post);
  return {
    kind: 'youtube#playlistItem',
    etag: 'p1',
    id: Buffer.from(`${uploadsOf(account)}.${videoId}`).toString('base64'),
    ...only(parts, {
      snippet: () => ({
        ...timeOf(post.publishedAt),
        channelId: account.id,
        title: titleOf(post),
        description: post.caption,
        thumbnails: thumbnails(world, account, base, videoId),
        channelTitle: account.name,
        playlistId: uploadsOf(account),
        position,
        resourceId: { kind: 'youtube#video', videoId },
        videoOwnerChannelTitle: account.name,
        videoOwnerChannelId: account.id,
      }),
      contentDetails: () => {
        const { publishedAt } = timeOf(post.publishedAt) as { publishedAt?: string };
        return { videoId, ...(publishedAt && { videoPublishedAt: publishedAt }) };
      },
      status: () => ({ privacyStatus: 'public' }),
    }),
  };
}

/** A video with the parts asked for. Hidden likes and comments that are off are left out. */
export function video(world: World, post: WorldPost, base: string, parts: Parts): Resource {
  const { account } = post;
  const figures = world.figures(post);
  return {
    kind: 'youtube#video',
    etag: 'v1',
    id: lettersOf(post),
    ...only(parts, {
      snippet: () => ({
        ...timeOf(post.publishedAt),
        channelId: account.id,
        title: titleOf(post),
        description: post.caption,
        thumbnails: thumbnails(world, account, base, lettersOf(post)),
        channelTitle: account.name,
        categoryId: '22',
        liveBroadcastContent: 'none',
        localized: { title: titleOf(post), description: post.caption },
      }),
      statistics: () => ({
        viewCount: String(figures.views),
        ...(!account.hidesLikes && { likeCount: String(figures.likes) }),
        favoriteCount: '0',
        ...(!account.hidesComments && { commentCount: String(figures.comments) }),
      }),
    }),
  };
}

/** A channel as the search tells it. */
export function searchResult(world: World, account: WorldAccount, base: string, parts: Parts): Resource {
  return {
    kind: 'youtube#searchResult',
    etag: 's1',
    id: { kind: 'youtube#channel', channelId: account.id },
    ...only(parts, {
      snippet: () => ({
        ...timeOf(account.bornAt),
        channelId: account.id,
        title: account.name,
        description: account.description,
        thumbnails: thumbnails(world, account, base, 'avatar'),
        channelTitle: account.name,
        liveBroadcastContent: 'none',
      }),
    }),
  };
}
