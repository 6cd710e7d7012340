import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../src/server/ids';
import { loseConsent } from '../../src/server/social/consents/lose';
import { ownerOf } from '../../src/server/social/consents/owner';
import { buildSocial } from '../support/factories';
import { signIn, trailOf, word } from '../support/people';
import {
  buildOwner,
  comeBack,
  connect,
  consentNetworks,
  endIn,
  home,
  leave,
  revokeAll,
  startConsents,
  urlOf,
  wholeDatabase,
} from './consents.fixtures';

let set: Awaited<ReturnType<typeof startConsents>>;
beforeAll(async () => {
  set = await startConsents();
});
afterAll(async () => {
  await set.test.close();
  await set.networks.close();
});

async function consentOf(socialId: string) {
  const { rows } = await set.test.database.pool.query('select * from social_consents where social_id = $1', [socialId]);
  return rows[0];
}

const accessOf = async (socialId: string) => (await ownerOf(set.services, socialId))?.accessToken ?? null;

/** Whether the network still takes a token. */
async function isTaken(network: string, token: string): Promise<boolean> {
  const { env } = set.networks;
  const answer =
    network === 'tiktok'
      ? await fetch(`${env.TIKTOK_API_BASE}/v2/user/info/?fields=open_id`, {
          headers: { authorization: `Bearer ${token}` },
        })
      : await fetch(
          `${env.META_API_BASE}/v23.0/debug_token?input_token=${token}&access_token=${env.META_APP_ID}%7C${env.META_APP_SECRET}`,
        );
  const body = (await answer.json()) as { data: { user?: object; is_valid?: boolean } };
  return network === 'tiktok' ? body.data.user !== undefined : body.data.is_valid === true;
}

async function titles({ token }: { token: string }): Promise<string[]> {
  const news: { title: { value: string }[] }[] = (
    await set.test.call('GET', '/setting/notifications?size=100', { token })
  ).json().data;
  return news.map(({ title }) => title[1]?.value ?? '');
}

describe.each(consentNetworks)('the owner of an account on %s', (network) => {
  it('connects it: tokens are sealed, and stand in the clear nowhere', async () => {
    const owner = await buildOwner(set, network);
    expect(await connect(set, owner)).toEqual({ type: network, socialId: owner.social.id });
    const token = await accessOf(owner.social.id);
    expect(token && (await isTaken(network, token))).toBe(true);
    const consent = await consentOf(owner.social.id);
    expect(consent).toMatchObject({ kol_id: owner.kol.id, remote_id: owner.account.id, lost_at: null });
    expect(consent.ends_at > new Date(Date.now() + 50 * 24 * 3_600_000)).toBe(true);
    const everything = await wholeDatabase(set.test);
    expect(everything).toContain(consent.access_token);
    expect(everything).not.toContain(token);
    const admin = await signIn(set.test, ['admin']);
    const shown = await set.test.call('GET', `/social/consents?kol_id=${owner.kol.id}`, { token: admin.token });
    const [linked, ...unlinked]: { id: string | null }[] = shown.json().data;
    expect(linked).toMatchObject({
      id: owner.social.id,
      offered: true,
      consent: { lost_at: null, lost_reason: null },
    });
    expect(unlinked.map(({ id }) => id)).toEqual([null, null]);
    const own = await set.test.call('GET', '/users/network', { token: owner.user.token });
    for (const body of [shown.body, own.body]) {
      expect(body).not.toContain(consent.access_token);
      expect(body).not.toContain(token);
    }
    const trail = await trailOf(set.test, owner.kol.id);
    expect(trail).toMatchObject([{ action: 'connect', actor_id: owner.user.id }]);
    expect(JSON.stringify(trail)).not.toContain(token);
  });

  it('is read with tokens made fresh before they end, by one of many at once', async () => {
    const owner = await buildOwner(set, network);
    await connect(set, owner);
    const first = await accessOf(owner.social.id);
    expect(await accessOf(owner.social.id)).toBe(first);
    await endIn(set.test, owner.social.id, { access: 60 });
    const before = await consentOf(owner.social.id);
    const fresh = await Promise.all(Array.from({ length: 6 }, () => accessOf(owner.social.id)));
    expect(new Set(fresh).size).toBe(1);
    expect(fresh[0]).not.toBe(first);
    expect(await isTaken(network, fresh[0] ?? '')).toBe(true);
    const after = await consentOf(owner.social.id);
    expect(after.lost_at).toBeNull();
    expect(after.refresh_token).not.toBe(before.refresh_token);
    expect(after.access_ends_at > new Date(Date.now() + 3_600_000)).toBe(true);
    expect(await accessOf(owner.social.id)).toBe(fresh[0]);
    await endIn(set.test, owner.social.id, { access: 60 });
    expect(await accessOf(owner.social.id)).not.toBe(fresh[0]);
  });

  it('takes it back at any time: the tokens go at once, the network is told, the agency too', async () => {
    const { test, services } = set;
    const owner = await buildOwner(set, network);
    const staff = await signIn(test, ['admin']);
    await test.database.pool.query('update kols set created_by = $1 where id = $2', [staff.id, owner.kol.id]);
    await connect(set, owner);
    const token = (await accessOf(owner.social.id)) ?? '';
    const withdraw = (by: { token: string }) =>
      test.call('DELETE', `/social/${owner.social.id}/consent`, { token: by.token });
    const stranger = await signIn(test, ['KOL'], { type: 'kol' });
    expect((await withdraw(stranger)).json().message).toBe('social_not_exist');
    expect((await withdraw(await signIn(test, ['staff']))).json().message).toBe('permission_denied');
    expect((await test.call('DELETE', `/social/${owner.social.id}/consent`)).statusCode).toBe(401);
    expect((await withdraw(owner.user)).statusCode).toBe(204);
    expect(await consentOf(owner.social.id)).toMatchObject({
      access_token: null,
      refresh_token: null,
      lost_reason: 'withdrawn',
    });
    expect(await ownerOf(services, owner.social.id)).toBeNull();
    expect(await wholeDatabase(test)).not.toContain(token);
    await revokeAll(services);
    expect(await isTaken(network, token)).toBe(false);
    expect((await withdraw(owner.user)).statusCode).toBe(204);
    expect(await titles(owner.user)).toEqual([]);
    expect(await titles(staff)).toEqual([expect.stringContaining('no longer connected')]);
    await connect(set, owner);
    expect((await withdraw(staff)).statusCode).toBe(204);
    expect(await titles(owner.user)).toEqual([expect.stringContaining('no longer connected')]);
  });

  it('who takes it back at the network is found out, and both sides are told once', async () => {
    const { test, networks, services } = set;
    const owner = await buildOwner(set, network);
    const staff = await signIn(test, ['admin']);
    await test.database.pool.query('update kols set created_by = $1 where id = $2', [staff.id, owner.kol.id]);
    await connect(set, owner);
    const used = await ownerOf(services, owner.social.id);
    networks.revoke(owner.account);
    await endIn(test, owner.social.id, { access: 60 });
    expect(await Promise.all([1, 2, 3].map(() => ownerOf(services, owner.social.id)))).toEqual([null, null, null]);
    expect(await consentOf(owner.social.id)).toMatchObject({ lost_reason: 'revoked', access_token: null });
    expect(await titles(owner.user)).toHaveLength(1);
    expect(await titles(staff)).toHaveLength(1);
    await connect(set, owner);
    expect(await loseConsent(services, owner.social.id, 'revoked', used)).toBe(false);
    expect(await accessOf(owner.social.id)).not.toBeNull();
    expect(await loseConsent(services, owner.social.id, 'revoked', await ownerOf(services, owner.social.id))).toBe(
      true,
    );
    expect(await loseConsent(services, owner.social.id)).toBe(false);
  });

  it('has an end', async () => {
    const owner = await buildOwner(set, network);
    await connect(set, owner);
    await endIn(set.test, owner.social.id, { consent: -1 });
    expect(await ownerOf(set.services, owner.social.id)).toBeNull();
    expect(await consentOf(owner.social.id)).toMatchObject({ lost_reason: 'ended' });
  });

  it('is read with what there is while the network is away, and not at all when that is over', async () => {
    const { networks, services, test } = set;
    const owner = await buildOwner(set, network);
    await connect(set, owner);
    const token = await accessOf(owner.social.id);
    await endIn(test, owner.social.id, { access: 60 });
    networks.fault({ match: network === 'tiktok' ? '/oauth/token' : '/oauth/access_token', kind: '500', times: 2 });
    expect(await accessOf(owner.social.id)).toBe(token);
    await endIn(test, owner.social.id, { access: -60 });
    await expect(ownerOf(services, owner.social.id)).rejects.toThrow(`${network}: unavailable`);
    expect(await accessOf(owner.social.id)).not.toBeNull();
  });

  it('who signs in as somebody else is not connected, and is told so', async () => {
    const { networks, test, services } = set;
    const owner = await buildOwner(set, network);
    const other = networks.world.add({ network, handle: `other.${word()}` });
    const { url, cookie } = await leave(test, network, { kol_id: owner.kol.id }, owner.user.token);
    const told = await comeBack(test, network, await networks.consent(url, other), cookie);
    expect(told).toEqual({ type: network, error: 'social_other_account', proposal: expect.any(String) });
    expect(await consentOf(owner.social.id)).toBeUndefined();
    await revokeAll(services);
    expect(await ownerOf(services, owner.social.id)).toBeNull();
  });

  it('who does not agree, or whose network fails, is not connected', async () => {
    const { networks, test } = set;
    const owner = await buildOwner(set, network);
    const way = async () => leave(test, network, { kol_id: owner.kol.id }, owner.user.token);
    const denied = await way();
    const back = await networks.consent(denied.url, null);
    expect(await comeBack(test, network, back, denied.cookie)).toEqual({
      type: network,
      error: 'social_connect_denied',
    });
    const path = network === 'tiktok' ? '/oauth/token' : '/oauth/access_token';
    for (const kind of ['malformed', 'cut', 'redirect', 'html', 'huge'] as const) {
      const { url, cookie } = await way();
      const address = await networks.consent(url, owner.account);
      networks.fault({ match: path, kind, location: 'http://127.0.0.1:9/' });
      expect(await comeBack(test, network, address, cookie), kind).toEqual({
        type: network,
        error: 'social_connect_failed',
      });
    }
    expect(await consentOf(owner.social.id)).toBeUndefined();
  });
});

describe('the way to a network and back', () => {
  it('leaves with a state, PKCE and a cookie that only our callback gets', async () => {
    const owner = await buildOwner(set, 'tiktok');
    const { url, setCookie } = await leave(set.test, 'tiktok', { kol_id: owner.kol.id }, owner.user.token);
    expect(Object.fromEntries(new URL(url).searchParams)).toMatchObject({
      redirect_uri: `${home}/api/v1/social/callback/tiktok`,
      response_type: 'code',
      state: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge: expect.stringMatching(/^[\da-f]{64}$/),
      code_challenge_method: 'S256',
    });
    expect(setCookie).toMatch(
      /^social_connect_tiktok=[\w-]{43}\.[\w-]{43}; Path=\/api\/v1\/social\/callback\/tiktok; Max-Age=600; HttpOnly; SameSite=Lax$/,
    );
    const state = new URL(url).searchParams.get('state') ?? '';
    expect(await wholeDatabase(set.test)).not.toContain(state);
  });

  it('is used once, within 10 minutes, in the same browser, for the same network', async () => {
    const { test, networks } = set;
    const owner = await buildOwner(set, 'tiktok');
    const expired = { type: 'tiktok', error: 'social_connect_expired' };
    const way = async () => {
      const left = await leave(test, 'tiktok', { kol_id: owner.kol.id }, owner.user.token);
      return { ...left, back: await networks.consent(left.url, owner.account) };
    };
    const [mine, other] = [await way(), await way()];
    expect(await comeBack(test, 'tiktok', mine.back, '')).toEqual(expired);
    expect(await comeBack(test, 'tiktok', mine.back, other.cookie)).toEqual(expired);
    expect(await comeBack(test, 'tiktok', mine.back, `${mine.cookie.slice(0, -2)}xx`)).toEqual(expired);
    expect(await comeBack(test, 'instagram', mine.back, mine.cookie)).toMatchObject({
      error: 'social_connect_expired',
    });
    expect(await comeBack(test, 'tiktok', mine.back.replace(/state=[^&#]+/, 'state=x'), mine.cookie)).toEqual(expired);
    expect(await comeBack(test, 'tiktok', mine.back, mine.cookie)).toMatchObject({ socialId: owner.social.id });
    expect(await comeBack(test, 'tiktok', mine.back, mine.cookie)).toEqual(expired);
    await test.database.pool.query(`update social_connects set expires_at = expires_at - interval '10 minutes'`);
    expect(await comeBack(test, 'tiktok', other.back, other.cookie)).toEqual(expired);
    const twice = await way();
    const both = await Promise.all([1, 2].map(() => comeBack(test, 'tiktok', twice.back, twice.cookie)));
    expect(both.filter(({ socialId }) => socialId)).toHaveLength(1);
  });

  it('belongs to the KOL it was begun for, also where its user changes meanwhile', async () => {
    const { test, networks, services } = set;
    const owner = await buildOwner(set, 'tiktok');
    const { url, cookie } = await leave(test, 'tiktok', { kol_id: owner.kol.id }, owner.user.token);
    const back = await networks.consent(url, owner.account);
    await test.database.pool.query('update kols set user_id = null where id = $1', [owner.kol.id]);
    expect(await comeBack(test, 'tiktok', back, cookie)).toEqual({ type: 'tiktok', error: 'permission_denied' });
    await revokeAll(services);
    expect(await consentOf(owner.social.id)).toBeUndefined();
  });

  it('is not open to the agency, nor to another KOL or a network that asks nobody', async () => {
    const { test } = set;
    const owner = await buildOwner(set, 'tiktok');
    const other = await signIn(test, ['KOL'], { type: 'kol' });
    const admin = await signIn(test, ['admin']);
    const message = async (token?: string, network = 'tiktok') =>
      (
        await test.call('POST', `/social/connect/${network}`, {
          body: { kol_id: owner.kol.id },
          ...(token && { token }),
        })
      ).json().message;
    expect(await message(admin.token)).toBe('permission_denied');
    expect(await message(other.token)).toBe('permission_denied');
    expect(await message()).toBe('access_token_invalid');
    expect(await message(owner.user.token, 'youtube')).toBe('validation_failed');
    const both = { kol_id: owner.kol.id, invitation: 'x' };
    for (const body of [{}, both]) {
      expect((await test.call('POST', '/social/connect/tiktok', { body, token: owner.user.token })).statusCode).toBe(
        400,
      );
    }
  });

  it('is not offered without the keys of a network', async () => {
    const { test, services } = set;
    const owner = await buildOwner(set, 'instagram');
    const provider = services.consents.instagram;
    delete services.consents.instagram;
    const { answer } = await leave(test, 'instagram', { kol_id: owner.kol.id }, owner.user.token);
    const own = await test.call('GET', '/users/network', { token: owner.user.token });
    if (provider) services.consents.instagram = provider;
    expect([answer.statusCode, answer.json().message]).toEqual([409, 'network_not_connected']);
    expect(own.json().data.socials).toMatchObject([{ offered: false, consent: null }]);
  });
});

describe('one person', () => {
  it('who owns several accounts keeps the others when one is taken back, until the last', async () => {
    const { test, networks, services } = set;
    const owner = await buildOwner(set, 'facebook');
    const handle = `second.${word()}`;
    networks.world.add({ network: 'facebook', handle, owner: owner.account.owner });
    const second = await buildSocial(test.database.db, { kol_id: owner.kol.id, url: urlOf('facebook', handle) });
    await connect(set, owner);
    const [one, two] = [(await accessOf(owner.social.id)) ?? '', (await accessOf(second.id)) ?? ''];
    expect(one).not.toBe(two);
    const withdraw = (id: string) => test.call('DELETE', `/social/${id}/consent`, { token: owner.user.token });
    await withdraw(owner.social.id);
    await revokeAll(services);
    expect(await isTaken('facebook', two)).toBe(true);
    expect(await accessOf(second.id)).toBe(two);
    await withdraw(second.id);
    await revokeAll(services);
    expect(await isTaken('facebook', two)).toBe(false);
  });

  it('whose account is unlinked is revoked at the network', async () => {
    const { test, services } = set;
    const owner = await buildOwner(set, 'tiktok');
    await connect(set, owner);
    const token = (await accessOf(owner.social.id)) ?? '';
    const admin = await signIn(test, ['admin']);
    const unlinked = await test.call('DELETE', `/social/${owner.social.id}`, { token: admin.token });
    expect([unlinked.statusCode, unlinked.body]).toEqual([200, expect.stringContaining(owner.kol.id)]);
    await revokeAll(services);
    expect(await isTaken('tiktok', token)).toBe(false);
    const gone = await buildOwner(set, 'tiktok');
    await connect(set, gone);
    const other = (await accessOf(gone.social.id)) ?? '';
    const body = { reason: 'x' };
    expect((await test.call('DELETE', `/kols/${gone.kol.id}`, { token: admin.token, body })).statusCode).toBe(204);
    await revokeAll(services);
    expect(await isTaken('tiktok', other)).toBe(false);
  });

  it('cannot be read by a server with another application secret, and loses nothing by it', async () => {
    const owner = await buildOwner(set, 'tiktok');
    await connect(set, owner);
    const secrets = { ...set.services.secrets, consents: [new Uint8Array(32)] as const };
    await expect(ownerOf({ ...set.services, secrets }, owner.social.id)).rejects.toThrow('tiktok: refused');
    expect(await accessOf(owner.social.id)).not.toBeNull();
  });
});

describe('an invitation', () => {
  async function invite(kolId: string, body: object = {}) {
    const staff = await signIn(set.test, ['talent_account_executive']);
    const email = `kol.${word()}@example.test`;
    const answer = await set.test.call('POST', '/social/invitations', {
      token: staff.token,
      body: { kol_id: kolId, social_type: 'tiktok', email, ...body },
    });
    const mail = set.test.services.mail.kept()?.find(({ to }) => to === email);
    const invitation = /#invitation=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    return { answer, mail, invitation, email, staff };
  }

  const open = (invitation: string) => set.test.call('POST', '/social/invitations/open', { body: { invitation } });

  it('is mailed, and lets a KOL without an account connect once', async () => {
    const { test, networks } = set;
    const owner = await buildOwner(set, 'tiktok');
    const { answer, mail, invitation, email, staff } = await invite(owner.kol.id);
    expect(answer.statusCode).toBe(204);
    expect(mail?.text).toContain(`${home}/connect-account#invitation=${invitation}`);
    expect(mail?.subject).toContain('TikTok');
    expect(await wholeDatabase(test)).not.toContain(invitation);
    expect((await open(invitation)).json().data).toEqual({
      social_type: 'tiktok',
      kol: { stage_name: owner.kol.stage_name },
      accounts: [{ url: owner.social.url, name: null, picture: null }],
      offered: true,
    });
    const connections = async () =>
      (await test.call('GET', `/social/consents?kol_id=${owner.kol.id}`, { token: staff.token })).json().data;
    expect((await connections())[0]).toMatchObject({ consent: null, invitation: { email, state: 'open' } });
    const [first, second] = [await leave(test, 'tiktok', { invitation }), await leave(test, 'tiktok', { invitation })];
    const backs = [
      await networks.consent(first.url, owner.account),
      await networks.consent(second.url, owner.account),
    ] as const;
    expect(await comeBack(test, 'tiktok', backs[0], first.cookie)).toMatchObject({ socialId: owner.social.id });
    expect(await comeBack(test, 'tiktok', backs[1], second.cookie)).toMatchObject({
      error: 'social_invitation_not_exist',
    });
    expect((await open(invitation)).json().message).toBe('social_invitation_not_exist');
    expect((await leave(test, 'tiktok', { invitation })).answer.statusCode).toBe(404);
    expect((await connections())[0]).toMatchObject({ consent: { lost_at: null }, invitation: { state: 'used' } });
    const trail = await trailOf(test, owner.kol.id);
    expect(trail.map(({ action, actor_id }) => [action, actor_id])).toEqual([
      ['invite', staff.id],
      ['connect', null],
    ]);
  });

  it('ends after 7 days, and with the next one', async () => {
    const { test } = set;
    const owner = await buildOwner(set, 'tiktok');
    const earlier = await invite(owner.kol.id);
    const { rows } = await test.database.pool.query<{ days: number }>(
      `select extract(epoch from expires_at - created_at) / 86400 as days from social_invitations where email = $1`,
      [earlier.email],
    );
    expect(Number(rows[0]?.days)).toBe(7);
    const later = await invite(owner.kol.id);
    expect((await open(earlier.invitation)).statusCode).toBe(404);
    expect((await open(later.invitation)).statusCode).toBe(200);
    await test.database.pool.query(
      `update social_invitations set expires_at = expires_at - interval '7 days' where email = $1`,
      [later.email],
    );
    expect((await open(later.invitation)).statusCode).toBe(404);
    expect((await leave(test, 'tiktok', { invitation: later.invitation })).answer.statusCode).toBe(404);
  });

  it('is for one network and not for the agency', async () => {
    const { test } = set;
    const owner = await buildOwner(set, 'tiktok');
    const { invitation, staff } = await invite(owner.kol.id);
    const taken = await leave(test, 'tiktok', { invitation }, staff.token);
    expect([taken.answer.statusCode, taken.answer.json().message]).toEqual([403, 'permission_denied']);
    expect((await leave(test, 'instagram', { invitation })).answer.statusCode).toBe(404);
    const toStaff = await invite(owner.kol.id, { email: staff.username });
    expect(toStaff.answer.json().errors).toEqual([{ property: 'email', message: 'email_of_staff' }]);
  });

  it('goes to the user of the KOL in its language unless said, and nowhere without an address', async () => {
    const { test } = set;
    const owner = await buildOwner(set, 'tiktok');
    await test.database.pool.query(
      `update users set language_id = (select id from languages where code = 'en') where id = $1`,
      [owner.user.id],
    );
    await invite(owner.kol.id, { email: '' });
    const mail = test.services.mail.kept()?.find(({ to }) => to === owner.user.username);
    expect(mail?.subject).toBe('Connect your TikTok account');
    await test.database.pool.query('update kols set user_id = null where id = $1', [owner.kol.id]);
    const { answer } = await invite(owner.kol.id, { email: null });
    expect(answer.json().errors).toEqual([{ property: 'email', message: 'field_required' }]);
    expect((await invite(newId())).answer.statusCode).toBe(404);
    expect((await invite(owner.kol.id, { social_type: 'youtube' })).answer.statusCode).toBe(400);
  });

  it('is sent by those who keep KOLs only', async () => {
    const owner = await buildOwner(set, 'tiktok');
    const body = { kol_id: owner.kol.id, social_type: 'tiktok', email: 'a@example.test' };
    const send = (token: string) => set.test.call('POST', '/social/invitations', { token, body });
    expect((await send(owner.user.token)).statusCode).toBe(403);
    const customer = await signIn(set.test, ['customer'], { type: 'customer' });
    expect((await send(customer.token)).statusCode).toBe(403);
    const seen = await set.test.call('GET', `/social/consents?kol_id=${owner.kol.id}`, { token: customer.token });
    expect(seen.statusCode).toBe(403);
  });
});
