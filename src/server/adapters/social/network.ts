import type { ReadingReason } from '../../../domain/networkReadings';
import type { Network, PostMetric } from '../../../domain/networks';

/** What a network publishes of a post; brand mentions are counted by people. */
export type PublishedMetric = Exclude<PostMetric, 'brand_mention'>;

/** Figures of a post; null where the network does not say. */
export type PublishedMetrics = Record<PublishedMetric, number | null>;

/** What a network tells of an account; null is unknown. */
export interface AccountReading {
  url: string;
  /** The network's own id of the account, which stays when its address goes to another; null where it has none. */
  remote_id: string | null;
  name: string | null;
  is_verified: boolean | null;
  follower_count: number | null;
  /** Whether the network itself rounds that number. */
  follower_rounded: boolean;
}

/** What a network tells of a post; null is unknown. */
export interface PostReading {
  link: string;
  description: string | null;
  published_at: Date;
  /** An address the network serves a small picture at. */
  thumbnail: string | null;
  metrics: PublishedMetrics;
}

/** One page of an answer; `next` asks for the following one, null after the last. */
export interface ReadingPage<T> {
  items: T[];
  next: string | null;
}

/** What accounts are searched by; bounds of followers included. One whose followers are unknown may be found too. */
export interface AccountSearch {
  keyword: string;
  min_follower: number | null;
  max_follower: number | null;
}

/** An account's owner who lets us read as they do; null reads what anybody may. */
export interface Owner {
  accessToken: string;
}

/** A post whose figures are asked for, with the addresses of its KOL's accounts there: some networks find it only by them. */
export interface AskedPost {
  url: string;
  accounts: readonly string[];
}

/** One social network as we may read it. Every call may throw a NetworkFailure; nothing is ever written there. */
export interface SocialNetwork {
  /** Whether it lives in the demo alone: it costs nothing, and what it tells is invented. */
  isDemo?: true;
  account(url: string, owner?: Owner | null): Promise<AccountReading>;
  /** An account's posts, newest first; one without a time is left out. */
  posts(url: string, cursor: string | null, owner?: Owner | null): Promise<ReadingPage<PostReading>>;
  /** How many posts one call of `figures` takes at most. */
  postsAtOnce: number;
  /** Figures of posts by the address asked for; null = the network does not have it (any more), left out = not told. */
  figures(posts: readonly AskedPost[], owner?: Owner | null): Promise<Map<string, PublishedMetrics | null>>;
  /** Whether accounts can be found there by words; else `search` fails with `not_told`. */
  searchable: boolean;
  search(asked: AccountSearch, cursor: string | null): Promise<ReadingPage<AccountReading>>;
  /** The picture at an address the network gave, or null where it is gone. */
  picture(address: string): Promise<Buffer | null>;
}

/** The networks this installation is connected to. */
export type SocialNetworks = Partial<Record<Network, SocialNetwork>>;

/**
 * Why a network did not answer. Final for the thing asked for: `not_found`, and `not_told` (of such an account or post it
 * tells us nothing: a person's profile, a group, no owner's consent). The owner must act: `consent_lost`. Whoever runs
 * this installation must act: `refused` (key or permission), `not_connected`. The others may pass.
 */
export type FailureReason = Exclude<ReadingReason, 'other_account'>;

/** A network that did not answer; `retryAfter` in seconds where it says when to come back. */
export class NetworkFailure extends Error {
  constructor(
    readonly network: Network,
    readonly reason: FailureReason,
    readonly retryAfter: number | null = null,
  ) {
    super(`${network}: ${reason}`);
  }
}
