import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Network, networks } from '../../src/domain/networks';
import { networkTells } from '../../src/domain/networkTells';
import type { SocialNetwork } from '../../src/server/adapters/social/network';
import { postUrl } from '../support/networks/post';
import { type Networks, startNetworks } from '../support/networks/startNetworks';
import { addressOf, connected, countedBudget, failureOf, readerOf } from './connectors.fixtures';

let simulated: Networks;
let made: Record<Network, SocialNetwork>;
let serial = 0;

beforeAll(async () => {
  simulated = await startNetworks({ now: () => new Date('2026-11-20T05:00:00Z'), requireProof: true });
  made = connected(simulated);
});
beforeEach(() => simulated.clearFaults());
afterAll(() => simulated.close());

const paths: Record<Network, RegExp> = {
  facebook: /\/graph\//,
  instagram: /\/graph\//,
  tiktok: /\/tiktok\//,
  youtube: /\/youtube\//,
};

describe.each(networks)('%s', (network) => {
  const next = () => {
    serial += 1;
    return `kol.${network}.${serial}`;
  };
  const add = (traits: object = {}) => {
    const handle = next();
    const account = simulated.world.add({ network, handle, name: 'Kênh Thử', followers: 4_321, posts: 3, ...traits });
    const owner = readerOf(simulated, network, handle);
    return { account, handle, owner, url: addressOf[network](handle) };
  };

  it('tells of an account what the network says, and nothing it does not', async () => {
    const { account, url, owner } = add();
    const reading = await made[network].account(url, owner);
    expect(reading).toEqual({
      url,
      remote_id: account.id,
      name: 'Kênh Thử',
      is_verified: network === 'youtube' || network === 'instagram' ? null : false,
      follower_count: network === 'youtube' ? 4_320 : 4_321,
      follower_rounded: network === 'youtube',
    });
  });

  it('tells of its posts, newest first, with figures the capability table names', async () => {
    const { account, url, owner } = add({ posts: [] });
    const long = 'Chữ có dấu '.repeat(1_900).slice(0, 20_000);
    const fixed = { views: 900, likes: 80, comments: 7, shares: 6 };
    simulated.world.post(account, { published_at: '2026-11-10T01:02:03Z', caption: 'Cũ', ...fixed });
    const reel = simulated.world.post(account, { published_at: '2026-11-11T01:02:03Z', caption: long, ...fixed });
    const last = simulated.world.post(account, { published_at: '2026-11-12T01:02:03Z', caption: '', ...fixed });
    const { items } = await made[network].posts(url, null, owner);
    expect(items.map((one) => one.published_at.toISOString())).toEqual([
      '2026-11-12T01:02:03.000Z',
      '2026-11-11T01:02:03.000Z',
      '2026-11-10T01:02:03.000Z',
    ]);
    expect(items.map((one) => one.link).slice(0, 2)).toEqual([postUrl(last), postUrl(reel)]);
    expect(items[0]?.description).toBeNull();
    expect(items[1]?.description).toContain(long.trim());
    const metrics = items[0]?.metrics;
    const told = owner ? networkTells[network].ownerMetrics : networkTells[network].publicMetrics;
    expect(metrics).toEqual({
      view: told.includes('view') ? 900 : null,
      reaction: 80,
      comment: 7,
      share: told.includes('share') ? 6 : null,
    });
    const picture = items[0]?.thumbnail;
    expect(picture && (await made[network].picture(picture))?.length).toBeGreaterThan(100);
  });

  it('leaves out posts without a time', async () => {
    const { url, owner } = add({ posts: [{ caption: 'Không giờ', published_at: null }, { caption: 'Có giờ' }] });
    const { items } = await made[network].posts(url, null, owner);
    expect(items.map(({ description }) => description)).toEqual([expect.stringContaining('Có giờ')]);
  });

  it('goes on to the next page and ends', async () => {
    const { url, owner } = add({ posts: 60 });
    const links = new Set<string>();
    let cursor: string | null = null;
    do {
      const page: Awaited<ReturnType<SocialNetwork['posts']>> = await made[network].posts(url, cursor, owner);
      for (const { link } of page.items) links.add(link);
      cursor = page.next;
    } while (cursor !== null);
    expect(links.size).toBe(60);
  });

  it('tells figures of several posts at once, which may fall, and null of one that is gone', async () => {
    const { account, url, owner } = add({ posts: [] });
    const posts = [1, 2, 3].map((likes) => simulated.world.post(account, { likes, views: 50 }));
    const asked = posts.map((post) => ({ url: postUrl(post), accounts: [url] }));
    const before = await made[network].figures(asked, owner);
    expect(posts.map((post) => before.get(postUrl(post))?.reaction)).toEqual([1, 2, 3]);
    const [first, second] = posts;
    if (!first || !second) throw new Error('no posts');
    simulated.world.changePost(first, { likes: 0 });
    simulated.world.changePost(second, { deleted: true });
    const after = await made[network].figures(asked, owner);
    expect(posts.map((post) => after.get(postUrl(post))?.reaction)).toEqual([0, undefined, 3]);
    expect(after.get(postUrl(second))).toBeNull();
  });

  it('never asks for a post by its address, wherever that leads', async () => {
    const { url, owner } = add();
    const address = 'http://127.0.0.1:9/redirects';
    expect((await made[network].figures([{ url: address, accounts: [url] }], owner)).get(address) ?? null).toBeNull();
  });

  it('names another account at the same address by another id', async () => {
    const { account, handle, url, owner } = add();
    const before = await made[network].account(url, owner);
    const anew = simulated.world.remake(account);
    const again = await made[network].account(url, readerOf(simulated, network, handle));
    expect(before.remote_id).toBe(account.id);
    expect(again.remote_id).toBe(anew.id);
    expect(anew.id).not.toBe(account.id);
  });

  it('serves no picture that is a page, too old, or elsewhere', async () => {
    const { url, owner } = add({ htmlPictures: true });
    const page = (await made[network].posts(url, null, owner)).items[0]?.thumbnail;
    expect(page).toBeTruthy();
    expect(await made[network].picture(page ?? '')).toBeNull();
    expect(await made[network].picture(`${simulated.base}/pictures/${network}/x/y.jpg?x-expires=1`)).toBeNull();
    for (const elsewhere of ['http://169.254.169.254/latest', 'file:///etc/passwd', 'https://example.com/a.jpg', 'x']) {
      expect(await made[network].picture(elsewhere)).toBeNull();
    }
  });

  it.each([
    ['a redirect', { kind: 'redirect', location: 'http://127.0.0.1:9/private' }, 'malformed'],
    ['no JSON', { kind: 'malformed' }, 'malformed'],
    ['a page of HTML', { kind: 'html' }, 'malformed'],
    ['50 MB', { kind: 'huge' }, 'malformed'],
    ['an answer that is cut off', { kind: 'cut' }, 'unavailable'],
    ['an error of the server', { kind: '500' }, 'unavailable'],
  ] as const)('fails on %s', async (_what, fault, reason) => {
    const { url, owner } = add();
    simulated.fault({ match: paths[network], times: 1, ...fault });
    expect((await failureOf(made[network].account(url, owner))).reason).toBe(reason);
    expect((await made[network].account(url, owner)).url).toBe(url);
  });

  it('says when to come back where it is asked too often', async () => {
    const { url, owner } = add();
    simulated.fault({ match: paths[network], times: 1, kind: '429', seconds: 77 });
    expect(await failureOf(made[network].account(url, owner))).toEqual({ reason: 'rate_limited', retryAfter: 77 });
  });

  it('asks for nothing the budget does not have', async () => {
    const { url, owner } = add();
    const budget = countedBudget(0);
    const before = simulated.stats();
    const poor = connected(simulated, budget)[network];
    expect((await failureOf(poor.account(url, owner))).reason).toBe('rate_limited');
    expect(simulated.stats()).toEqual(before);
  });

  it('is told apart from other networks by the address', async () => {
    const others = networks.filter((one) => one !== network && network !== 'tiktok');
    for (const other of others) {
      expect((await failureOf(made[network].account(addressOf[other]('ai.do'), null))).reason).toBe('not_told');
    }
  });
});

describe('what is no public account', () => {
  it.each([
    ['a person of Facebook', 'facebook', 'person', 'not_told'],
    ['a group of Facebook', 'facebook', 'group', 'not_told'],
    ['a person of Instagram', 'instagram', 'person', 'not_told'],
  ] as const)('%s is not read', async (_what, network, kind, reason) => {
    const handle = `nguoi.${kind}.${network}`;
    simulated.world.add({ network, handle, kind });
    const url = kind === 'group' ? `https://facebook.com/groups/${handle}` : addressOf[network](handle);
    expect((await failureOf(made[network].account(url))).reason).toBe(reason);
  });

  it('an account of Instagram that is gone cannot be told from a person', async () => {
    expect((await failureOf(made.instagram.account(addressOf.instagram('nobody.here')))).reason).toBe('not_told');
  });

  it('a person of Facebook behind a number is not told either', async () => {
    const { id } = simulated.world.add({ network: 'facebook', handle: 'nguoi.so', kind: 'person' });
    const url = `https://facebook.com/profile.php?id=${id}`;
    expect((await failureOf(made.facebook.account(url))).reason).toBe('not_told');
  });

  it.each(['facebook', 'youtube'] as const)('an account of %s that is gone is not found', async (network) => {
    expect((await failureOf(made[network].account(addressOf[network]('nobody.here')))).reason).toBe('not_found');
  });

  it('an account of TikTok is told to nobody but its owner, until that is taken back', async () => {
    const handle = 'chi.minh';
    simulated.world.add({ network: 'tiktok', handle, posts: 2 });
    const url = addressOf.tiktok(handle);
    expect((await failureOf(made.tiktok.account(url))).reason).toBe('not_told');
    const owner = readerOf(simulated, 'tiktok', handle);
    expect((await made.tiktok.posts(url, null, owner)).items).toHaveLength(2);
    simulated.revoke({ network: 'tiktok', handle });
    expect((await failureOf(made.tiktok.posts(url, null, owner))).reason).toBe('consent_lost');
  });
});

describe.each(['facebook', 'instagram'] as const)('a permission %s misses', (network) => {
  const lacking = { match: paths[network], kind: 'error', code: 10 } as const;
  const url = addressOf[network](`thieu.quyen.${network}`);

  it('is refused to the installation’s app, whatever account it asks for', async () => {
    simulated.fault({ ...lacking, times: 1 });
    expect((await failureOf(made[network].account(url))).reason).toBe('refused');
  });

  it('is not told where an owner kept it, or where it is about the account alone', async () => {
    const owner = { accessToken: simulated.token(simulated.world.add({ network, handle: `thieu.quyen.${network}` })) };
    simulated.fault({ ...lacking, times: 1 });
    expect((await failureOf(made[network].account(url, owner))).reason).toBe('not_told');
    simulated.fault({ ...lacking, times: 1, message: '(#10) This account is restricted by age' });
    expect((await failureOf(made[network].account(url))).reason).toBe('not_told');
  });
});

describe('an owner of Instagram', () => {
  it('lets us read views and shares, until the token is revoked between two calls', async () => {
    const account = simulated.world.add({ network: 'instagram', handle: 'ig.owner', posts: [] });
    const post = simulated.world.post(account, { views: 1_000, likes: 90, comments: 8, shares: 7 });
    const url = addressOf.instagram('ig.owner');
    const owner = { accessToken: simulated.token(account) };
    const { items } = await made.instagram.posts(url, null, owner);
    expect(items[0]?.metrics).toEqual({ view: 1_000, reaction: 90, comment: 8, share: 7 });
    expect((await made.instagram.figures([{ url: postUrl(post), accounts: [url] }], owner)).get(postUrl(post))).toEqual(
      items[0]?.metrics,
    );
    simulated.revoke(account);
    expect((await failureOf(made.instagram.account(url, owner))).reason).toBe('consent_lost');
  });
});

describe.each(['facebook', 'instagram'] as const)('posts of several accounts of %s in one call', (network) => {
  const url = addressOf[network];

  it('are told although one account is a person, and none of a person is called gone', async () => {
    const page = simulated.world.add({ network, handle: `trang.chung.${network}`, posts: [] });
    simulated.world.add({ network, handle: `nguoi.chung.${network}`, kind: 'person' });
    const accounts = [url(`nguoi.chung.${network}`), url(page.handle)];
    const post = simulated.world.post(page, { likes: 12 });
    const gone = simulated.world.post(page, { likes: 13 });
    simulated.world.changePost(gone, { deleted: true });
    const asked = [post, gone].map((one) => ({ url: postUrl(one), accounts }));
    const figures = await made[network].figures(asked);
    expect(figures.get(postUrl(post))?.reaction).toBe(12);
    expect(figures.has(postUrl(gone))).toBe(false);
    const alone = await made[network].figures([{ url: postUrl(gone), accounts: [url(page.handle)] }]);
    expect(alone.get(postUrl(gone))).toBeNull();
  });
});

describe('hidden figures', () => {
  it('stay unknown', async () => {
    const hidden = { hidesLikes: true, hidesSubscribers: true, hidesComments: true };
    simulated.world.add({ network: 'youtube', handle: 'kin', posts: 1, ...hidden });
    const url = addressOf.youtube('kin');
    expect(await made.youtube.account(url)).toMatchObject({ follower_count: null, follower_rounded: false });
    expect((await made.youtube.posts(url, null)).items[0]?.metrics).toMatchObject({ reaction: null, comment: null });
    simulated.world.add({ network: 'instagram', handle: 'kin', posts: 1, ...hidden });
    expect((await made.instagram.posts(addressOf.instagram('kin'), null)).items[0]?.metrics.reaction).toBeNull();
  });
});

describe('units', () => {
  it('of YouTube are those its documents name, and what is over there closes the budget', async () => {
    const small = await startNetworks({ quota: { youtube: 105 } });
    try {
      const budget = countedBudget();
      const { youtube } = connected(small, budget);
      small.world.add({ network: 'youtube', handle: 'don.vi', posts: 3 });
      const url = addressOf.youtube('don.vi');
      await youtube.account(url);
      await youtube.posts(url, null);
      expect(budget.spent).toBe(3);
      const found = await youtube.search({ keyword: 'don.vi', min_follower: 0, max_follower: 10_000_000 }, null);
      expect(found.items.length).toBeGreaterThan(0);
      expect(budget.spent).toBe(104);
      expect(small.stats().youtube).toMatchObject({ units: 104 });
      await youtube.account(url);
      expect((await failureOf(youtube.account(url))).reason).toBe('rate_limited');
      expect(budget.said).toEqual([100]);
    } finally {
      await small.close();
    }
  });

  it('of Meta follow what it says of our use', async () => {
    const small = await startNetworks({ quota: { meta: 4 } });
    try {
      const budget = countedBudget();
      const { facebook } = connected(small, budget);
      small.world.add({ network: 'facebook', handle: 'trang', posts: 1 });
      for (let turn = 0; turn < 4; turn += 1) await facebook.account(addressOf.facebook('trang'));
      expect(budget.said).toEqual([25, 50, 75, 100]);
      expect((await failureOf(facebook.account(addressOf.facebook('trang')))).reason).toBe('rate_limited');
    } finally {
      await small.close();
    }
  });
});
