import type {
  AccountReading,
  PostReading,
  PublishedMetrics,
  SocialNetwork,
} from '../../src/server/adapters/social/network';
import type { Services } from '../../src/server/context';
import { runNext } from '../../src/server/jobs/run';
import { syncHandlers } from '../../src/server/social/sync/handlers';
import type { TestApp } from '../support/app';

const silent = async () => {
  throw new Error('not asked for');
};

/** A network that answers what the test says; everything else fails the test. */
export function networkOf(answers: Partial<SocialNetwork>): SocialNetwork {
  const none = { account: silent, posts: silent, searchable: true, postsAtOnce: 10, figures: silent, search: silent };
  return { ...none, picture: async () => null, ...answers };
}

/** What a network tells of an account unless a test says otherwise. */
export const told = (url: string, changes: Partial<AccountReading> = {}): AccountReading => ({
  ...{ url, remote_id: null, name: null, is_verified: null, follower_count: 1_000, follower_rounded: false },
  ...changes,
});

/** What a network tells of an account's posts: one page. */
export const pageOf = (...items: PostReading[]) => ({ items, next: null });

/** Figures of which the network tells the reactions alone. */
export const reactions = (reaction: number): PublishedMetrics => ({ view: null, reaction, comment: null, share: null });

/** The same answer for every post asked for. */
export const figuresOf =
  (metrics: PublishedMetrics | null): SocialNetwork['figures'] =>
  async (posts) =>
    new Map(posts.map(({ url }) => [url, metrics]));

/** The services of a test with Facebook connected to this network. */
export function connected(test: TestApp, facebook: SocialNetwork): Services {
  return { ...test.services, log: test.app.log, social: { facebook } };
}

/** Carries out the next job of a kind that is due, as a worker does; false where there is none. */
export function work(services: Services, kind: keyof typeof syncHandlers): Promise<boolean> {
  return runNext(services, kind, syncHandlers[kind]);
}
