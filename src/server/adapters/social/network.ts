import type { Network, PostMetric } from '../../../domain/networks';

/** What a network publishes of a post; brand mentions are counted by people. */
export type PublishedMetric = Exclude<PostMetric, 'brand_mention'>;

/** Figures of a post; null where the network does not say. */
export type PublishedMetrics = Record<PublishedMetric, number | null>;

/** What a network tells of an account; null is unknown. */
export interface AccountReading {
  url: string;
  name: string | null;
  is_verified: boolean | null;
  follower_count: number | null;
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

/** One social network as we may read it. Every call may throw a NetworkFailure; nothing is ever written there. */
export interface SocialNetwork {
  account(url: string): Promise<AccountReading>;
  /** An account's posts, newest first. */
  posts(url: string, cursor: string | null): Promise<ReadingPage<PostReading>>;
  post(url: string): Promise<PublishedMetrics>;
  search(asked: AccountSearch, cursor: string | null): Promise<ReadingPage<AccountReading>>;
  /** The picture at an address the network gave, or null where it is gone. */
  picture(address: string): Promise<Buffer | null>;
}

/** The networks this installation is connected to. */
export type SocialNetworks = Partial<Record<Network, SocialNetwork>>;

/** Why a network did not answer. `not_found` is final; the others may pass. */
export type FailureReason = 'not_found' | 'rate_limited' | 'unavailable' | 'not_connected';

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
