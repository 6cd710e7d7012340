import assert from 'node:assert/strict';
import type { Network } from '../../../../src/domain/networks';
import { networkTells } from '../../../../src/domain/networkTells';
import { NetworkFailure, type PostReading } from '../../../../src/server/adapters/social/network';
import { areMetrics, arePosts, failsWith, isAccount } from './shapes';
import { type Subject, variableOf } from './subject';

/** Something every connector does, at the simulator as at the network itself. */
export interface Check {
  what: string;
  /** Why it says nothing of this subject; null where it does. */
  leftOut(subject: Subject): string | null;
  run(subject: Subject): Promise<void>;
}

const always = () => null;
const ifRead = (subject: Subject) =>
  subject.owner || subject.isPublic
    ? null
    : `nothing is told without an owner: ${variableOf(subject.network, 'TOKEN')}`;

/** What a network says of an account nobody has: of Instagram's it says the same as of a person's, TikTok nothing. */
const ofMissing = { facebook: 'not_found', instagram: 'not_told', tiktok: 'not_told', youtube: 'not_found' } as const;

/** Addresses of posts no network makes. */
const neverMade: Record<Network, (account: string) => string> = {
  facebook: (account) => `${account}/posts/1`,
  instagram: () => 'https://www.instagram.com/p/AAAAAAAAAAB/',
  tiktok: (account) => `${account}/video/1`,
  youtube: () => 'https://www.youtube.com/watch?v=AAAAAAAAAAB',
};

/** The checks of every connector, in the order they are made. */
export const checks: readonly Check[] = [
  {
    what: 'tells of an account what the network says, and nothing it does not',
    leftOut: ifRead,
    async run(subject) {
      const reading = await subject.connector.account(subject.account, subject.owner);
      assert.equal(reading.url, subject.account);
      isAccount(subject, reading);
    },
  },
  {
    what: 'names the same account by the same id',
    leftOut: ifRead,
    async run({ connector, account, owner }) {
      const [first, again] = [await connector.account(account, owner), await connector.account(account, owner)];
      assert.equal(first.remote_id, again.remote_id);
    },
  },
  {
    what: 'tells of its posts, newest first, with figures the capability table names',
    leftOut: ifRead,
    async run(subject) {
      const posts = await newest(subject);
      arePosts(subject, posts);
      const figures = posts.flatMap(({ metrics }) => Object.values(metrics));
      assert.ok(
        figures.some((value) => value !== null),
        'some figure is told',
      );
    },
  },
  {
    what: 'goes on to the next page, which is older and another',
    leftOut: ifRead,
    async run(subject) {
      const { connector, account, owner } = subject;
      const first = await connector.posts(account, null, owner);
      if (first.next === null) return;
      const second = await connector.posts(account, first.next, owner);
      arePosts(subject, [...first.items, ...second.items]);
    },
  },
  {
    what: 'tells figures of several posts in one call',
    leftOut: ifRead,
    async run(subject) {
      const { connector, account, owner, post } = subject;
      const links = (await newest(subject)).slice(0, 3).map(({ link }) => link);
      const asked = [...links, ...(post ? [post] : [])].map((url) => ({ url, accounts: [account] }));
      const figures = await connector.figures(asked, owner);
      for (const { url } of asked) {
        const metrics = figures.get(url);
        assert.ok(metrics, `figures of ${url} are told`);
        areMetrics(subject, url, metrics);
      }
    },
  },
  {
    what: 'tells no figures of a post that is not there',
    leftOut: ifRead,
    async run({ network, connector, account, owner }) {
      const url = neverMade[network](account);
      const told = (await connector.figures([{ url, accounts: [account] }], owner)).get(url);
      assert.ok(told === null || (told === undefined && network !== 'youtube' && network !== 'tiktok'));
    },
  },
  {
    what: 'serves the picture of a post, and none from elsewhere',
    leftOut: ifRead,
    async run(subject) {
      const { connector } = subject;
      const address = (await newest(subject)).find(({ thumbnail }) => thumbnail)?.thumbnail;
      assert.ok(address, 'a post has a picture');
      assert.ok(await connector.picture(address), `${address} is a picture`);
      assert.equal(await connector.picture('https://example.com/a.jpg'), null);
    },
  },
  {
    what: 'says that an account is not there',
    leftOut: ({ network, isPublic }) =>
      isPublic || network === 'tiktok' ? null : 'nothing is told without the token of the installation',
    run: ({ network, connector, missing }) => failsWith(ofMissing[network], connector.account(missing)),
  },
  {
    what: 'finds accounts by words, or says that it cannot',
    leftOut: always,
    async run(subject) {
      const { network, connector, keyword } = subject;
      const search = connector.search({ keyword, min_follower: null, max_follower: null }, null);
      assert.equal(connector.searchable, networkTells[network].searched);
      if (!connector.searchable) return failsWith('not_told', search);
      const { items } = await search;
      assert.ok(items.length > 0, `somebody is found by ${keyword}`);
      for (const one of items) isAccount(subject, one);
    },
  },
  {
    what: 'is refused with keys nobody was given',
    leftOut: ifRead,
    run: ({ stranger, account, owner }) =>
      owner
        ? failsWith('consent_lost', stranger.account(account, { accessToken: 'nobodys-token' }))
        : failsWith('refused', stranger.account(account)),
  },
  {
    what: 'asks for nothing the budget does not have',
    leftOut: ifRead,
    async run({ network, penniless, account, owner }) {
      const spend = () => Promise.reject(new NetworkFailure(network, 'rate_limited', 60));
      await failsWith('rate_limited', penniless({ spend, told: async () => undefined }).account(account, owner));
    },
  },
];

async function newest({ connector, account, owner }: Subject): Promise<PostReading[]> {
  const { items } = await connector.posts(account, null, owner);
  assert.ok(items.length > 0, `${account} has posts`);
  return items;
}
