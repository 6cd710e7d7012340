import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { numberOf } from './support/networks/post';
import { type Networks, startNetworks } from './support/networks/startNetworks';

const noon = new Date('2026-06-01T12:00:00Z');
const redirect = 'http://127.0.0.1:3000/api/v1/social/callback/tiktok';
const verifier = 'v'.repeat(64);
let networks: Networks;

beforeAll(async () => {
  networks = await startNetworks({ now: () => noon });
});
afterAll(() => networks.close());
beforeEach(() => {
  networks.clearFaults();
  networks.setNow(null);
});

interface Told<T> {
  status: number;
  data: T;
  error: { code: string; message: string; log_id: string };
}

async function ask<T>(path: string, token: string | null, body?: object, of = networks): Promise<Told<T>> {
  const answer = await fetch(`${of.env.TIKTOK_API_BASE}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { ...(token && { authorization: `Bearer ${token}` }), 'content-type': 'application/json' },
    body: body && JSON.stringify(body),
  });
  return { status: answer.status, ...((await answer.json()) as Omit<Told<T>, 'status'>) };
}

interface Tokens {
  access_token: string;
  refresh_token: string;
  expires_in: number;
  refresh_expires_in: number;
  open_id: string;
  scope: string;
  error?: string;
}

async function post(path: string, form: Record<string, string>): Promise<{ status: number; body: Tokens }> {
  const { TIKTOK_CLIENT_KEY: client_key, TIKTOK_CLIENT_SECRET: client_secret, TIKTOK_API_BASE } = networks.env;
  const body = new URLSearchParams({ client_key, client_secret, ...form });
  const answer = await fetch(`${TIKTOK_API_BASE}${path}`, { method: 'POST', body });
  const told = await answer.text();
  return { status: answer.status, body: told ? JSON.parse(told) : {} };
}

function authorizeUrl(challenge: string, back = redirect): string {
  const query = {
    client_key: networks.env.TIKTOK_CLIENT_KEY,
    scope: 'user.info.basic,video.list',
    response_type: 'code',
    redirect_uri: back,
    state: 's1',
  };
  const pkce = { code_challenge: challenge, code_challenge_method: 'S256' };
  return `${networks.env.TIKTOK_API_BASE}/v2/auth/authorize/?${new URLSearchParams({ ...query, ...pkce })}`;
}

const hex = createHash('sha256').update(verifier).digest('hex');
const letters = createHash('sha256').update(verifier).digest('base64url');

async function codeFor(handle: string, challenge = hex, back = redirect): Promise<string> {
  const sent = new URL(await networks.consent(authorizeUrl(challenge, back), { network: 'tiktok', handle }));
  expect([sent.searchParams.get('state'), sent.searchParams.get('scopes')]).toEqual([
    's1',
    'user.info.basic,video.list',
  ]);
  return sent.searchParams.get('code') ?? '';
}

const exchange = (code: string, more: Record<string, string> = {}) =>
  post('/v2/oauth/token/', {
    grant_type: 'authorization_code',
    code,
    redirect_uri: redirect,
    code_verifier: verifier,
    ...more,
  });

const renew = (refresh_token: string) => post('/v2/oauth/token/', { grant_type: 'refresh_token', refresh_token });

describe("TikTok's sign-in, simulated", () => {
  it('goes from the page to tokens, once', async () => {
    const made = networks.world.add({ network: 'tiktok', handle: 'signs.in', name: 'Hà' });
    expect(await (await fetch(authorizeUrl(hex))).text()).toContain('Hà (@signs.in)');
    const code = await codeFor('signs.in');
    const { body } = await exchange(code);
    expect(body).toMatchObject({
      open_id: made.id,
      scope: 'user.info.basic,video.list',
      expires_in: 86_400,
      refresh_expires_in: 31_536_000,
      token_type: 'Bearer',
    });
    expect((await exchange(code)).body.error).toBe('invalid_grant');
  });

  it('sends back who denies, and answers a stranger itself', async () => {
    const denied = new URL(await networks.consent(authorizeUrl(hex), null));
    expect([denied.searchParams.get('error'), denied.searchParams.get('state')]).toEqual(['access_denied', 's1']);
    const stranger = await fetch(authorizeUrl(hex).replace(networks.env.TIKTOK_CLIENT_KEY, 'other'), {
      redirect: 'manual',
    });
    expect([stranger.status, stranger.headers.get('location')]).toEqual([400, null]);
  });

  it('checks the verifier: a hex challenge for this machine, either spelling for the web', async () => {
    expect((await exchange(await codeFor('pkce'), { code_verifier: 'w'.repeat(64) })).body.error).toBe(
      'invalid_request',
    );
    expect((await exchange(await codeFor('pkce', letters))).body.error).toBe('invalid_request');
    const web = 'https://hub.example/callback';
    for (const challenge of [hex, letters]) {
      const { body } = await exchange(await codeFor('pkce', challenge, web), { redirect_uri: web });
      expect(body.access_token, challenge).toMatch(/^act\./);
    }
  });

  it('tells a wrong redirect, secret and grant in the body of a 200', async () => {
    const wrong = await exchange(await codeFor('wrong'), { redirect_uri: 'http://127.0.0.1:3000/other' });
    expect([wrong.status, wrong.body.error]).toEqual([200, 'invalid_grant']);
    expect((await exchange('x', { client_secret: 'no' })).body.error).toBe('invalid_client');
    expect((await exchange('x', { grant_type: 'password' })).body.error).toBe('unsupported_grant_type');
  });

  it('renews with a token that is good once and ends a year after the consent', async () => {
    const first = (await exchange(await codeFor('renews'))).body;
    networks.setNow(new Date(noon.getTime() + 86_400_000));
    expect((await ask('/v2/user/info/?fields=open_id', first.access_token)).error.code).toBe('access_token_invalid');
    const second = (await renew(first.refresh_token)).body;
    expect(second.refresh_token).not.toBe(first.refresh_token);
    expect(second.refresh_expires_in).toBe(31_536_000 - 86_400);
    expect((await renew(first.refresh_token)).body.error).toBe('invalid_grant');
    expect((await ask('/v2/user/info/?fields=open_id', second.access_token)).error.code).toBe('ok');
    networks.setNow(new Date(noon.getTime() + 365 * 86_400_000));
    expect((await renew(second.refresh_token)).body.error).toBe('invalid_grant');
  });

  it('loses a renewal whose answer is cut off', async () => {
    const first = (await exchange(await codeFor('unlucky'))).body;
    networks.fault({ match: '/oauth/token/', kind: 'cut' });
    await expect(renew(first.refresh_token)).rejects.toThrow();
    expect((await renew(first.refresh_token)).body.error).toBe('invalid_grant');
  });

  it('ends every token that is given back or taken away', async () => {
    const { access_token } = (await exchange(await codeFor('leaves'))).body;
    expect(await post('/v2/oauth/revoke/', { token: access_token })).toEqual({ status: 200, body: {} });
    expect((await ask('/v2/user/info/?fields=open_id', access_token)).status).toBe(401);
    const again = (await exchange(await codeFor('leaves'))).body;
    networks.revoke({ network: 'tiktok', handle: 'leaves' });
    expect((await ask('/v2/user/info/?fields=open_id', again.access_token)).error.code).toBe('access_token_invalid');
    expect((await renew(again.refresh_token)).body.error).toBe('invalid_grant');
  });
});

describe("TikTok's figures, simulated", () => {
  it('tells of the account what its scopes allow', async () => {
    const made = networks.world.add({ network: 'tiktok', handle: 'told', name: 'Tú', followers: 4321, verified: true });
    const fields = 'open_id,display_name,username,is_verified,follower_count,profile_deep_link';
    const asked = await ask<{ user: object }>(`/v2/user/info/?fields=${fields}`, networks.token(made));
    expect(asked.error).toMatchObject({ code: 'ok', message: '' });
    expect(asked.data.user).toEqual({
      open_id: made.id,
      display_name: 'Tú',
      username: 'told',
      is_verified: true,
      follower_count: 4321,
      profile_deep_link: 'https://www.tiktok.com/@told',
    });
    const basic = networks.token(made, ['user.info.basic']);
    const refused = await ask('/v2/user/info/?fields=follower_count', basic);
    expect([refused.status, refused.error.code]).toEqual([401, 'scope_not_authorized']);
    expect((await ask('/v2/user/info/', basic)).error.code).toBe('invalid_params');
    expect((await ask('/v2/user/info/?fields=open_id', null)).error.code).toBe('access_token_invalid');
  });

  it('lists videos by a cursor of milliseconds, twenty at most, and queries twenty by id', async () => {
    const made = networks.world.add({ network: 'tiktok', handle: 'films', posts: 45 });
    const token = networks.token(made);
    const seen: string[] = [];
    let cursor: number | undefined;
    for (let more = true; more; ) {
      const { data } = await ask<{ videos: { id: string; create_time: number }[]; cursor: number; has_more: boolean }>(
        '/v2/video/list/?fields=id,create_time',
        token,
        { max_count: 20, ...(cursor && { cursor }) },
      );
      expect(data.cursor).toBe((data.videos.at(-1)?.create_time ?? 0) * 1000);
      seen.push(...data.videos.map(({ id }) => id));
      ({ cursor, has_more: more } = data);
    }
    expect(seen).toEqual(networks.world.posts(made).map(numberOf));
    const [gone] = networks.world.posts(made);
    networks.world.changePost(gone ?? expect.unreachable(), { deleted: true });
    const foreign = networks.world.post({ network: 'tiktok', handle: 'other' });
    const ids = [...seen.slice(0, 19), numberOf(foreign)];
    const { data } = await ask<{ videos: { id: string }[] }>('/v2/video/query/?fields=id,view_count', token, {
      filters: { video_ids: ids },
    });
    expect(data.videos.map(({ id }) => id)).toEqual(seen.slice(1, 19));
    expect(
      (await ask('/v2/video/query/?fields=id', token, { filters: { video_ids: seen.slice(0, 21) } })).error.code,
    ).toBe('invalid_params');
    expect((await ask('/v2/video/list/?fields=id', token, { max_count: 21 })).error.code).toBe('invalid_params');
  });

  it('grows by the hour unless told, and shows a private account no videos', async () => {
    const made = networks.world.add({ network: 'tiktok', handle: 'grows', followers: 100_000 });
    networks.world.post(made, { caption: 'x'.repeat(20_000) });
    const token = networks.token(made);
    const views = async () => {
      const { data } = await ask<{ videos: { view_count: number; video_description: string }[] }>(
        '/v2/video/list/?fields=view_count,video_description',
        token,
        {},
      );
      expect(data.videos[0]?.video_description ?? 'x'.repeat(20_000)).toHaveLength(20_000);
      return data.videos[0]?.view_count;
    };
    expect(await views()).toBe(0);
    networks.setNow(new Date(noon.getTime() + 3_600_000 * 20));
    expect(await views()).toBeGreaterThan(0);
    networks.world.change(made, { private: true });
    expect(await views()).toBeUndefined();
  });

  it('limits the calls of a minute', async () => {
    const small = await startNetworks({ now: () => noon, quota: { tiktok: 1 } });
    try {
      const token = small.token({ network: 'tiktok', handle: 'a' });
      const user = () => ask('/v2/user/info/?fields=open_id', token, undefined, small);
      expect((await user()).status).toBe(200);
      const limited = await user();
      expect([limited.status, limited.error.code]).toEqual([429, 'rate_limit_exceeded']);
      expect((await ask('/v2/video/list/?fields=id', token, {}, small)).status).toBe(200);
      small.setNow(new Date(noon.getTime() + 60_000));
      expect((await user()).status).toBe(200);
    } finally {
      await small.close();
    }
  });
});

describe('pictures', () => {
  async function coverOf(handle: string): Promise<string> {
    const token = networks.token({ network: 'tiktok', handle });
    const { data } = await ask<{ videos: { cover_image_url: string }[] }>(
      '/v2/video/list/?fields=cover_image_url',
      token,
      {},
    );
    return data.videos[0]?.cover_image_url ?? '';
  }

  it('are JPEG until their address ends', async () => {
    networks.world.add({ network: 'tiktok', handle: 'covers', posts: 1 });
    const cover = await coverOf('covers');
    const answer = await fetch(cover);
    expect(answer.headers.get('content-type')).toBe('image/jpeg');
    expect((await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).format).toBe('jpeg');
    expect((await fetch(cover.replace(/x-expires=\d+/, 'x-expires=9999999999'))).status).toBe(403);
    networks.setNow(new Date(noon.getTime() + 6 * 3_600_000 + 1000));
    expect((await fetch(cover)).status).toBe(403);
  });

  it('are a page of HTML where the account is so', async () => {
    networks.world.add({ network: 'tiktok', handle: 'walled', posts: 1, htmlPictures: true });
    const answer = await fetch(await coverOf('walled'));
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  });
});

describe('faults and controls', () => {
  const told = (path: string, body: object) =>
    fetch(`${networks.base}${path}`, { method: 'POST', body: JSON.stringify(body) }).then((answer) => answer.json());

  it('cut off, break, lead away, pour 50 MB and answer HTML', async () => {
    const token = networks.token({ network: 'tiktok', handle: 'faulty' });
    const address = `${networks.env.TIKTOK_API_BASE}/v2/user/info/?fields=open_id`;
    const get = () => fetch(address, { headers: { authorization: `Bearer ${token}` }, redirect: 'manual' });
    networks.fault({ match: /user\/info/, kind: 'malformed' });
    await expect(get().then((answer) => answer.json())).rejects.toThrow(SyntaxError);
    networks.fault({ match: '/user/info/', kind: 'cut' });
    await expect(get().then((answer) => answer.text())).rejects.toThrow();
    networks.fault({ match: '/user/info/', kind: 'redirect', location: 'http://10.0.0.1/' });
    expect((await get()).headers.get('location')).toBe('http://10.0.0.1/');
    networks.fault({ match: '/user/info/', kind: 'huge' });
    expect((await (await get()).arrayBuffer()).byteLength).toBeGreaterThanOrEqual(50 * 1024 * 1024);
    networks.fault({ match: '/user/info/', kind: 'slow', seconds: 600 });
    await expect(fetch(address, { signal: AbortSignal.timeout(300) })).rejects.toThrow('timeout');
    networks.fault({ match: '/user/info/', kind: '429', seconds: 7 });
    expect((await get()).headers.get('retry-after')).toBe('7');
    networks.fault({ match: '/user/info/', kind: '500', times: 2 });
    expect([(await get()).status, (await get()).status, (await get()).status]).toEqual([500, 500, 200]);
  });

  it('are told over HTTP too, and what was asked for is read there', async () => {
    const added = await told('/__world', { add: { network: 'youtube', handle: 'byhttp', name: 'By HTTP' } });
    expect(added).toMatchObject({ url: 'https://www.youtube.com/@byhttp', name: 'By HTTP' });
    const post = (await told('/__world', { account: 'youtube:byhttp', post: { caption: 'hello #x' } })) as {
      id: string;
    };
    await told('/__world', { account: 'youtube:byhttp', postId: post.id, changePost: { views: 77 } });
    await told('/__clock', { now: '2026-07-01T00:00:00Z' });
    const key = networks.env.YOUTUBE_API_KEY;
    const videos = `${networks.base}/youtube/v3/videos?part=statistics&id=${post.id}&key=${key}`;
    await told('/__faults', { match: '/v3/videos', kind: '500' });
    expect((await fetch(videos)).status).toBe(500);
    const { items } = (await (await fetch(videos)).json()) as { items: { statistics: { viewCount: string } }[] };
    expect(items[0]?.statistics.viewCount).toBe('77');
    const stats = (await (await fetch(`${networks.base}/__stats`)).json()) as ReturnType<Networks['stats']>;
    expect(stats.youtube?.paths['/youtube/v3/videos']).toEqual({ calls: 1, units: 1 });
    expect(await told('/__world', { account: 'myspace:x', remove: true })).toEqual({ error: expect.any(String) });
  });
});
