import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { numberOf, postId, postUrl } from './support/networks/post';
import { type Networks, startNetworks } from './support/networks/startNetworks';

const noon = new Date('2026-06-01T12:00:00Z');
const redirect = 'http://127.0.0.1:3000/api/v1/social/callback/facebook';
let networks: Networks;

beforeAll(async () => {
  networks = await startNetworks({ now: () => noon, quota: { meta: 100_000 } });
});
afterAll(() => networks.close());
beforeEach(() => {
  networks.clearFaults();
  networks.setNow(null);
});

interface Told {
  status: number;
  body: Record<string, unknown>;
  usage: { call_count: number } | null;
}

/** Asks as an application does: with its token and the proof that it knows the secret. */
async function ask(
  path: string,
  query: Record<string, string> = {},
  token = networks.env.META_ACCESS_TOKEN,
  method = 'GET',
  of = networks,
): Promise<Told> {
  const url = new URL(`${of.env.META_API_BASE}/v23.0${path}`);
  const proof = createHmac('sha256', of.env.META_APP_SECRET).update(token).digest('hex');
  url.search = new URLSearchParams({ access_token: token, appsecret_proof: proof, ...query }).toString();
  const answer = await fetch(url, { method });
  const usage = answer.headers.get('x-app-usage');
  return { status: answer.status, body: await answer.json(), usage: usage ? JSON.parse(usage) : null };
}

const errorOf = ({ body }: Told) => body.error as { code: number; error_subcode?: number; message: string };

async function ownInstagram(): Promise<string> {
  const { body } = await ask('/me/accounts', { fields: 'instagram_business_account' });
  const [page] = body.data as { instagram_business_account: { id: string } }[];
  return page?.instagram_business_account.id ?? '';
}

const discover = async (username: string, fields: string) =>
  ask(`/${await ownInstagram()}`, { fields: `business_discovery.username(${username}){${fields}}` });

describe('the simulated Instagram', () => {
  it('answers a business discovery as the document prints it', async () => {
    const made = networks.world.add({ network: 'instagram', handle: 'bluebottle', followers: 267_793, posts: 3 });
    const asked = await discover('bluebottle', 'followers_count,media_count');
    expect(asked.body).toEqual({
      business_discovery: { followers_count: 267_793, media_count: 3, id: made.id },
      id: await ownInstagram(),
    });
  });

  it('reads nested fields with limits and walks the pages by their cursors', async () => {
    const made = networks.world.add({ network: 'instagram', handle: 'nested', posts: 30 });
    const seen: string[] = [];
    let after = '';
    for (let page = 0; page < 10; page += 1) {
      const { body } = await discover(
        'nested',
        `media.limit(7)${after && `.after(${after})`}{id,permalink,timestamp,like_count}`,
      );
      const { media } = body.business_discovery as {
        media: { data: { id: string; timestamp: string }[]; paging?: { cursors: { after?: string; before?: string } } };
      };
      seen.push(...media.data.map(({ id }) => id));
      expect(media.data[0]?.timestamp).toMatch(/^2026-\d\d-\d\dT12:00:00\+0000$/);
      expect(media.paging?.cursors.before === undefined).toBe(page === 0);
      after = media.paging?.cursors.after ?? '';
      if (!after) break;
    }
    expect(seen).toEqual(networks.world.posts(made).map(numberOf));
  });

  it('leaves hidden likes out, tells them their owner, and views only of reels', async () => {
    const made = networks.world.add({ network: 'instagram', handle: 'shy', owner: 'Shy', hidesLikes: true });
    const posts = [
      networks.world.post(made, { likes: 5, views: 50 }),
      networks.world.post(made, { likes: 6, views: 60 }),
    ];
    const { body } = await discover('shy', 'media{id,like_count,view_count,media_product_type,permalink}');
    const { media } = body.business_discovery as { media: { data: Record<string, unknown>[] } };
    const told = new Map(media.data.map((one) => [one.id, one]));
    expect(posts.map((post) => told.get(numberOf(post)))).toEqual([
      {
        id: numberOf(posts[0] ?? expect.unreachable()),
        view_count: 50,
        media_product_type: 'REELS',
        permalink: postUrl(posts[0] ?? expect.unreachable()),
      },
      {
        id: numberOf(posts[1] ?? expect.unreachable()),
        media_product_type: 'FEED',
        permalink: postUrl(posts[1] ?? expect.unreachable()),
      },
    ]);
    const own = await ask(`/${made.id}/media`, { fields: 'id,like_count' }, networks.token(made));
    expect((own.body.data as { like_count: number }[]).map(({ like_count }) => like_count).sort()).toEqual([5, 6]);
  });

  it('tells nothing of a person, a private account and one that is not there, with one and the same error', async () => {
    networks.world.add({ network: 'instagram', handle: 'justme', kind: 'person' });
    networks.world.add({ network: 'instagram', handle: 'closed', private: true });
    for (const username of ['justme', 'closed', 'nobodyhere']) {
      const asked = await discover(username, 'id');
      expect([asked.status, errorOf(asked).code, errorOf(asked).error_subcode], username).toEqual([400, 110, 2207013]);
    }
  });

  it('gives insights to the owner with the permission and to nobody else', async () => {
    const made = networks.world.add({ network: 'instagram', handle: 'insightful', owner: 'Insight' });
    const post = networks.world.post(made, { views: 1000, likes: 10, comments: 4, shares: 3 });
    const path = `/${numberOf(post)}/insights`;
    const asked = await ask(path, { metric: 'views,reach,shares,likes,comments,saved' }, networks.token(made));
    const told = (asked.body.data as { name: string; period: string; values: { value: number }[] }[]).map(
      ({ name, period, values }) => [name, period, values[0]?.value],
    );
    expect(told).toEqual([
      ['views', 'lifetime', 1000],
      ['reach', 'lifetime', 800],
      ['shares', 'lifetime', 3],
      ['likes', 'lifetime', 10],
      ['comments', 'lifetime', 4],
      ['saved', 'lifetime', 1],
    ]);
    const less = networks.token(made, ['instagram_basic']);
    expect(errorOf(await ask(path, { metric: 'views' }, less)).code).toBe(10);
    expect(errorOf(await ask(path, { metric: 'views' }))).toMatchObject({ code: 100, error_subcode: 33 });
    expect(errorOf(await ask(path, { metric: 'impressions' }, networks.token(made))).code).toBe(100);
  });
});

describe('the simulated pages of Facebook', () => {
  it('tells of a page by name and by id', async () => {
    const made = networks.world.add({
      network: 'facebook',
      handle: 'quan.an',
      name: 'Quán Ăn',
      followers: 500,
      verified: true,
    });
    const fields = 'id,name,username,link,followers_count,fan_count,verification_status';
    const told = {
      id: made.id,
      name: 'Quán Ăn',
      username: 'quan.an',
      link: 'https://www.facebook.com/quan.an',
      followers_count: 500,
      fan_count: 485,
      verification_status: 'blue_verified',
    };
    expect((await ask('/quan.an', { fields })).body).toEqual(told);
    expect((await ask(`/${made.id}`, { fields })).body).toEqual(told);
  });

  it('pages through posts with the sums of reactions and comments, to the address of the next page', async () => {
    const made = networks.world.add({ network: 'facebook', handle: 'poster', posts: 24 });
    const latest = networks.world.post(made, { caption: 'mới', likes: 9, comments: 2, shares: 0 });
    const fields =
      'id,message,created_time,permalink_url,shares,reactions.limit(0).summary(true),comments.limit(0).summary(true)';
    const first = await ask('/poster/posts', { fields, limit: '10' });
    const [post] = first.body.data as Record<string, unknown>[];
    expect(post).toEqual({
      id: postId(latest),
      message: 'mới',
      created_time: '2026-06-01T12:00:00+0000',
      permalink_url: postUrl(latest),
      reactions: { data: [], summary: { total_count: 9, viewer_reaction: 'NONE' } },
      comments: { data: [], summary: { total_count: 2, order: 'ranked', can_comment: false } },
    });
    const seen = (first.body.data as { id: string }[]).map(({ id }) => id);
    let next = (first.body.paging as { next?: string }).next;
    while (next) {
      const page = (await (await fetch(next)).json()) as { data: { id: string }[]; paging?: { next?: string } };
      seen.push(...page.data.map(({ id }) => id));
      next = page.paging?.next;
    }
    expect(seen).toEqual(networks.world.posts(made).map(postId));
  });

  it('reads several ids at once, each of them counted, and fails whole where one is gone', async () => {
    const made = networks.world.add({ network: 'facebook', handle: 'many' });
    const posts = [networks.world.post(made, { caption: 'a' }), networks.world.post(made, { caption: 'b' })];
    const before = networks.stats().meta?.units ?? 0;
    const ids = posts.map(postId);
    const asked = await ask('/', { ids: ids.join(','), fields: 'message' });
    expect(asked.body).toEqual(Object.fromEntries(ids.map((id, index) => [id, { id, message: 'ab'[index] }])));
    expect(networks.stats().meta?.units).toBe(before + 2);
    networks.world.changePost(posts[0] ?? expect.unreachable(), { deleted: true });
    const gone = await ask('/', { ids: ids.join(','), fields: 'message' });
    expect(errorOf(gone)).toMatchObject({ code: 803, message: expect.stringContaining(ids[0] ?? '') });
  });

  it('refuses profiles of people, groups, unknown names and unknown fields', async () => {
    const person = networks.world.add({ network: 'facebook', handle: 'person.a', kind: 'person' });
    const group = networks.world.add({ network: 'facebook', handle: 'group.a', kind: 'group' });
    expect(errorOf(await ask('/person.a')).code).toBe(803);
    expect(errorOf(await ask(`/${person.id}`))).toMatchObject({ code: 100, error_subcode: 33 });
    expect(errorOf(await ask(`/${group.id}`)).code).toBe(10);
    expect(errorOf(await ask('/nobody.here')).code).toBe(803);
    networks.world.add({ network: 'facebook', handle: 'page.a' });
    expect(errorOf(await ask('/page.a', { fields: 'password' })).message).toContain('nonexisting field (password)');
    expect(errorOf(await ask('/page.a', { fields: 'posts{id' })).code).toBe(2500);
  });

  it('gives an account made anew by another an id of its own', async () => {
    const old = networks.world.add({ network: 'facebook', handle: 'sold.page', posts: 1 });
    const post = networks.world.posts(old)[0] ?? expect.unreachable();
    networks.world.rename(old, 'sold.page.old');
    const buyer = networks.world.add({ network: 'facebook', handle: 'sold.page' });
    expect((await ask('/sold.page', { fields: 'id' })).body).toEqual({ id: buyer.id });
    expect((await ask(`/${postId(post)}`, { fields: 'id' })).body).toEqual({ id: postId(post) });
    networks.world.remove(old);
    expect(errorOf(await ask(`/${postId(post)}`)).code).toBe(100);
  });
});

describe('what Meta allows', () => {
  it('counts the calls of an hour, says so in a header, and ends with code 4; an owner has an hour of its own', async () => {
    const small = await startNetworks({
      now: () => noon,
      quota: { meta: 2, meta_owner: 1 },
      accounts: [{ network: 'facebook', handle: 'p' }],
    });
    try {
      const page = (token?: string) => ask('/p', { fields: 'id' }, token, 'GET', small);
      expect((await page()).usage).toMatchObject({ call_count: 50 });
      expect((await page()).usage).toMatchObject({ call_count: 100 });
      const third = await page();
      expect([third.status, errorOf(third).code, third.usage?.call_count]).toEqual([403, 4, 100]);
      const owner = small.token({ network: 'facebook', handle: 'p' });
      expect((await page(owner)).status).toBe(200);
      expect(errorOf(await page(owner)).code).toBe(17);
      small.setNow(new Date(noon.getTime() + 3_600_000));
      expect((await page()).status).toBe(200);
      expect(small.stats().meta).toMatchObject({ units: 3, refused: 1, most: 3, allowance: 2 });
    } finally {
      await small.close();
    }
  });

  it('opens nothing without a token, with a wrong one or a wrong proof', async () => {
    const bare = await fetch(`${networks.env.META_API_BASE}/v23.0/me`);
    expect(((await bare.json()) as { error: { code: number } }).error.code).toBe(104);
    expect(errorOf(await ask('/me', {}, 'EAAwrong')).code).toBe(190);
    expect(errorOf(await ask('/me', { appsecret_proof: '00' }))).toMatchObject({
      code: 100,
      message: expect.stringContaining('appsecret_proof'),
    });
  });

  it('errs by the code it is told', async () => {
    for (const code of [4, 10, 17, 190, 613]) {
      networks.fault({ match: '/graph/', kind: 'error', code });
      expect(errorOf(await ask('/me')).code).toBe(code);
    }
    expect((await ask('/me')).status).toBe(200);
  });
});

describe("Meta's sign-in", () => {
  const owner = { network: 'facebook', handle: 'signs.in' } as const;

  beforeAll(() => {
    networks.world.add({ ...owner, owner: 'Lan', name: 'Lan Page' });
    networks.world.add({ network: 'instagram', handle: 'lan.ig', owner: 'Lan' });
  });

  function dialog(): string {
    const url = new URL(`${networks.env.META_API_BASE}/v23.0/dialog/oauth`);
    const scope = 'pages_show_list,instagram_basic,instagram_manage_insights';
    url.search = new URLSearchParams({
      client_id: networks.env.META_APP_ID,
      redirect_uri: redirect,
      state: 's1',
      scope,
      response_type: 'code',
    }).toString();
    return url.href;
  }

  const exchange = (query: Record<string, string>, method = 'GET') => {
    const app = { client_id: networks.env.META_APP_ID, client_secret: networks.env.META_APP_SECRET };
    const asked = new URLSearchParams({ ...app, ...query });
    const address = `${networks.env.META_API_BASE}/v23.0/oauth/access_token`;
    return method === 'GET' ? fetch(`${address}?${asked}`) : fetch(address, { method, body: asked });
  };

  async function signIn(): Promise<{ code: string; token: string }> {
    const back = new URL(await networks.consent(dialog(), owner));
    expect([back.searchParams.get('state'), back.hash]).toEqual(['s1', '#_=_']);
    const code = back.searchParams.get('code') ?? '';
    const short = (await (await exchange({ code, redirect_uri: redirect })).json()) as { access_token: string };
    const long = await exchange({ grant_type: 'fb_exchange_token', fb_exchange_token: short.access_token });
    const told = (await long.json()) as { access_token: string; expires_in: number; token_type: string };
    expect(told).toMatchObject({ expires_in: 60 * 86_400, token_type: 'bearer' });
    return { code, token: told.access_token };
  }

  it('shows a page to allow or deny, and none to a stranger', async () => {
    const page = await (await fetch(dialog())).text();
    expect(page).toContain('value="allow"');
    expect(page).toContain('Lan (signs.in, lan.ig)');
    const denied = new URL(await networks.consent(dialog(), null));
    expect(denied.searchParams.get('error')).toBe('access_denied');
    const stranger = await fetch(dialog().replace(networks.env.META_APP_ID, '1'), { redirect: 'manual' });
    expect([stranger.status, stranger.headers.get('location')]).toEqual([400, null]);
  });

  it('gives a code that is used once, a long-lived token, and the pages with their Instagram accounts', async () => {
    const { code, token } = await signIn();
    const again = await exchange({ code, redirect_uri: redirect }, 'POST');
    expect(((await again.json()) as { error: object }).error).toMatchObject({ code: 100, error_subcode: 36009 });
    expect((await ask('/me', { fields: 'id,name' }, token)).body).toMatchObject({ name: 'Lan' });
    const { body } = await ask(
      '/me/accounts',
      { fields: 'id,name,access_token,instagram_business_account{id,username}' },
      token,
    );
    const [page] = body.data as {
      id: string;
      name: string;
      access_token: string;
      instagram_business_account: object;
    }[];
    expect(page).toMatchObject({ name: 'Lan Page', instagram_business_account: { username: 'lan.ig' } });
    expect((await ask('/me', {}, page?.access_token)).body).toEqual({ id: page?.id, name: 'Lan Page' });
  });

  it('ends a token when its time is over, when it is given back, and when the owner takes it away', async () => {
    const { token } = await signIn();
    const debug = { input_token: token, access_token: `${networks.env.META_APP_ID}|${networks.env.META_APP_SECRET}` };
    expect((await ask('/debug_token', debug)).body.data).toMatchObject({ is_valid: true, type: 'USER' });
    networks.setNow(new Date(noon.getTime() + 61 * 86_400_000));
    expect(errorOf(await ask('/me', {}, token))).toMatchObject({ code: 190, error_subcode: 463 });
    networks.setNow(null);
    expect((await ask('/me/permissions', {}, token, 'DELETE')).body).toEqual({ success: true });
    expect(errorOf(await ask('/me', {}, token))).toMatchObject({ code: 190, error_subcode: 458 });
    expect((await ask('/debug_token', debug)).body.data).toMatchObject({ is_valid: false });
    const other = (await signIn()).token;
    networks.revoke(owner, 460);
    expect(errorOf(await ask('/me', {}, other))).toMatchObject({ code: 190, error_subcode: 460 });
  });
});
