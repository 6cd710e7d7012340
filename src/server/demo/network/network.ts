import { canonicalPostUrl, type Network, networks } from '../../../domain/networks';
import type { FileStore } from '../../adapters/files/store';
import {
  type AccountReading,
  type AccountSearch,
  NetworkFailure,
  type PublishedMetrics,
  type ReadingPage,
  type SocialNetwork,
  type SocialNetworks,
} from '../../adapters/social/network';
import type { Db } from '../../db/connection';
import { storePicture } from '../../media/storePicture';
import { campaignCover, toWebp } from '../content/pictures';
import { accountsAbout, chanceOf, dailyGrowth, daysBetween, firstFollowers } from './accounts';
import { channelPost, postingDays, thumbnails } from './posts';
import { findKnownAccount, findKnownPost, findSponsors, type KnownPost } from './queries';

const pageSize = 10;
const thumbnailWidth = 320;

/**
 * Four networks that live in the demo alone. They go on from the figures the demo data has, answer in pages, leave
 * things unsaid as the real ones do, and know nothing of addresses that end in `_gone`.
 */
export function demoNetworks(db: Db, now: () => Date = () => new Date()): SocialNetworks {
  return Object.fromEntries(networks.map((network) => [network, demoNetwork(network, db, now)]));
}

function demoNetwork(network: Network, db: Db, now: () => Date): SocialNetwork {
  const followersOf = async (
    url: string,
  ): Promise<{ name: string | null; is_verified: boolean; followers: number }> => {
    if (url.endsWith('_gone')) throw new NetworkFailure(network, 'not_found');
    const known = await findKnownAccount(db, url);
    if (!known?.follower_count || !known.read_at) {
      return { name: known?.name ?? null, is_verified: false, followers: firstFollowers(url, now()) };
    }
    const grown = known.follower_count * Math.exp(dailyGrowth(url) * daysBetween(new Date(known.read_at), now()));
    return { name: known.name, is_verified: known.is_verified, followers: Math.round(grown) };
  };

  return {
    isDemo: true,
    async account(url) {
      const { name, is_verified, followers } = await followersOf(url);
      return {
        url,
        remote_id: url,
        name,
        is_verified,
        follower_count: hides(url) ? null : followers,
        follower_rounded: false,
      };
    },
    async posts(url, cursor) {
      const { followers } = await followersOf(url);
      const sponsors = await findSponsors(db, url);
      return page(postingDays(url, now()), cursor, (day) =>
        channelPost({ network, url, day, followers, now: now(), sponsors }),
      );
    },
    postsAtOnce: pageSize,
    async figures(posts) {
      const figures = posts.map(async ({ url }): Promise<[string, PublishedMetrics | null]> => {
        const known = await findKnownPost(db, canonicalPostUrl(url));
        return [url, known ? grown(known, daysBetween(new Date(known.read_at), now())) : null];
      });
      return new Map(await Promise.all(figures));
    },
    searchable: true,
    async search(asked, cursor) {
      return page(searchAccounts(network, asked, now()), cursor, (account) => account);
    },
    picture: drawing,
  };
}

/**
 * Stores the pictures of the demo network's posts under ids from `nextId`; the answer is their public address by the
 * one the network gives.
 */
export async function storeThumbnails(db: Db, files: FileStore, nextId: () => string): Promise<Map<string, string>> {
  const stored = new Map<string, string>();
  // One after the other, as pictures of one sender are decoded.
  for (const address of thumbnails) {
    stored.set(address, await storePicture({ db, files }, await drawing(address), { id: nextId() }));
  }
  return stored;
}

// Few drawings for many posts: each is drawn once and remembered.
const drawn = new Map<string, Promise<Buffer>>();
function drawing(address: string): Promise<Buffer> {
  const picture = drawn.get(address) ?? toWebp(campaignCover(address), thumbnailWidth);
  drawn.set(address, picture);
  return picture;
}

// A post goes on growing, ever more slowly, from what was last read of it.
function grown({ metrics }: KnownPost, days: number): PublishedMetrics {
  const growth = 1 + 0.04 * (1 - Math.exp(-Math.max(0, days) / 10));
  const more = (value: number | null) => (value === null ? null : Math.round(value * growth));
  const { view, reaction, comment, share } = metrics;
  return { view: more(view), reaction: more(reaction), comment: more(comment), share: more(share) };
}

// Some accounts keep their number of followers to themselves.
function hides(url: string): boolean {
  return chanceOf(`${url}/hides`).chance(0.03);
}

function reading(url: string, name: string, now: Date): AccountReading {
  const follower_count = hides(url) ? null : firstFollowers(url, now);
  return {
    url,
    remote_id: url,
    name,
    is_verified: (follower_count ?? 0) > 300_000,
    follower_count,
    follower_rounded: false,
  };
}

/** Every account a search of the demo network finds; one that hides its followers may be within any range. */
export function searchAccounts(network: Network, asked: AccountSearch, now: Date): AccountReading[] {
  return accountsAbout(network, asked.keyword)
    .map(({ url, name }) => reading(url, name, now))
    .filter((account) => within(account, asked));
}

function within({ follower_count }: AccountReading, { min_follower, max_follower }: AccountSearch): boolean {
  if (follower_count === null) return true;
  return follower_count >= (min_follower ?? 0) && follower_count <= (max_follower ?? Number.POSITIVE_INFINITY);
}

function page<T, R>(all: readonly T[], cursor: string | null, show: (item: T) => R): ReadingPage<R> {
  const from = Number(cursor ?? 0);
  const to = from + pageSize;
  return { items: all.slice(from, to).map(show), next: to < all.length ? String(to) : null };
}
