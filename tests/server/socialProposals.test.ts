import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ConsentNetwork } from '../../src/domain/social/consentValues';
import { buildKol, buildSocial } from '../support/factories';
import { signIn, trailOf, word } from '../support/people';
import { connected } from './connectors.fixtures';
import {
  buildOwner,
  comeBack,
  connect,
  consentNetworks,
  leave,
  type OwnerOfKol,
  revokeAll,
  startConsents,
  urlOf,
  wholeDatabase,
} from './consents.fixtures';

let set: Awaited<ReturnType<typeof startConsents>>;
let admin: Awaited<ReturnType<typeof signIn>>;
beforeAll(async () => {
  set = await startConsents();
  admin = await signIn(set.test, ['admin']);
});
afterAll(async () => {
  await set.test.close();
  await set.networks.close();
});

type Way = { kol_id: string } | { invitation: string };

/** Comes back from the network as somebody else: the other account's address, the token and the browser's cookie. */
async function comeBackAs(network: ConsentNetwork, way: Way, token?: string, handle = `other.${word()}`) {
  const { test, networks } = set;
  const account = networks.world.add({ network, handle });
  const { url, cookie } = await leave(test, network, way, token);
  const told = await comeBack(test, network, await networks.consent(url, account), cookie);
  return { account, url: urlOf(network, handle), proposal: told.proposal ?? '', cookie, told };
}

const other = ({ network, kol, user }: OwnerOfKol, handle?: string) =>
  comeBackAs(network, { kol_id: kol.id }, user.token, handle);

interface Confirming {
  proposal: string;
  cookie: string;
  token?: string | undefined;
  body?: object;
}

function ask(network: ConsentNetwork, path: '' | '/confirm', { proposal, cookie, token, body }: Confirming) {
  return set.test.call('POST', `/social/callback/${network}/proposal${path}`, {
    body: { proposal, ...body },
    headers: { cookie },
    ...(token && { token }),
  });
}

async function invite(owner: OwnerOfKol): Promise<string> {
  const email = `kol.${word()}@example.test`;
  const body = { kol_id: owner.kol.id, social_type: owner.network, email };
  await set.test.call('POST', '/social/invitations', { token: admin.token, body });
  const mail = set.test.services.mail.kept()?.find(({ to }) => to === email);
  return /#invitation=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
}

const detail = async (kolId: string) =>
  (await set.test.call('GET', `/kols/${kolId}`, { token: admin.token })).json().data;

const decide = (kolId: string, body: object) =>
  set.test.call('PUT', `/kols/${kolId}/update-status`, { token: admin.token, body });

const network = async ({ user }: OwnerOfKol) =>
  (await set.test.call('GET', '/users/network', { token: user.token })).json().data;

describe.each(consentNetworks)('another account on %s', (type) => {
  it('is shown beside the linked one, proposed, approved, and connected then', async () => {
    const owner = await buildOwner(set, type);
    const { token } = owner.user;
    const came = await other(owner);
    const shown = await ask(type, '', { ...came, token });
    expect(shown.json().data).toEqual({
      social_type: type,
      kol: { stage_name: owner.kol.stage_name },
      accounts: [{ url: came.url, username: came.account.handle, picture: null, taken: false }],
      linked: [{ id: owner.social.id, url: owner.social.url, name: null, picture: null }],
    });
    const body = { url: came.url, replaces: owner.social.id };
    const confirmed = await ask(type, '/confirm', { ...came, token, body });
    expect([confirmed.statusCode, confirmed.headers['set-cookie']]).toEqual([
      204,
      expect.stringContaining('Max-Age=0'),
    ]);
    expect((await network(owner)).waiting).toEqual([{ social_type: type, url: came.url }]);
    const held = await detail(owner.kol.id);
    expect(held).toMatchObject({ status: 'pending', socials: [{ url: owner.social.url }] });
    expect(held.pending).toMatchObject({ by: { id: owner.user.id }, change: [{ field: 'socials' }] });
    expect(held.pending.change[0].after).toMatchObject([{ url: came.url }]);
    await revokeAll(set.services);
    expect((await decide(owner.kol.id, { status: 'active' })).statusCode).toBe(200);
    const [linked] = (await detail(owner.kol.id)).socials;
    expect(linked.url).toBe(came.url);
    expect((await network(owner)).waiting).toEqual([]);
    const again = { ...owner, account: came.account, social: { ...owner.social, id: linked.id } };
    expect(await connect(set, again)).toEqual({ type, socialId: linked.id });
    const trail = await trailOf(set.test, owner.kol.id);
    expect(trail.map(({ action, actor_id }) => [action, actor_id])).toEqual([
      ['propose', owner.user.id],
      ['approve', admin.id],
      ['connect', owner.user.id],
    ]);
  });

  it('is the first one where none is linked, by invitation too', async () => {
    const { database } = set.test;
    const owner = await buildOwner(set, type);
    await database.pool.query('delete from socials where id = $1', [owner.social.id]);
    expect((await network(owner)).unlinked).toContain(type);
    const invitation = await invite(owner);
    const opened = await set.test.call('POST', '/social/invitations/open', { body: { invitation } });
    expect(opened.json().data.accounts).toEqual([]);
    const came = await comeBackAs(type, { invitation });
    expect((await ask(type, '', came)).json().data.linked).toEqual([]);
    const body = { url: came.url, replaces: null };
    expect((await ask(type, '/confirm', { ...came, body })).statusCode).toBe(204);
    const { pending } = await detail(owner.kol.id);
    expect([pending.by, pending.change[0].after[0].url]).toEqual([null, came.url]);
    expect((await decide(owner.kol.id, { status: 'active' })).statusCode).toBe(200);
    const left = await leave(set.test, type, { invitation });
    const back = await set.networks.consent(left.url, came.account);
    expect(await comeBack(set.test, type, back, left.cookie)).toMatchObject({ socialId: expect.any(String) });
  });
});

describe('what is proposed', () => {
  it('leaves nothing of the consent behind, and is no consent', async () => {
    const owner = await buildOwner(set, 'tiktok');
    const came = await other(owner);
    const everything = await wholeDatabase(set.test);
    expect(everything).not.toContain(came.proposal);
    const { rows } = await set.test.database.pool.query('select * from social_consents where kol_id = $1', [
      owner.kol.id,
    ]);
    expect(rows).toEqual([]);
    await revokeAll(set.services);
  });

  it('may stand beside the linked account, and is given up with the edit', async () => {
    const owner = await buildOwner(set, 'tiktok');
    const came = await other(owner);
    const confirming = { ...came, token: owner.user.token };
    await ask('tiktok', '/confirm', { ...confirming, body: { url: came.url, replaces: null } });
    const { pending } = await detail(owner.kol.id);
    expect(pending.change[0].after.map(({ url }: { url: string }) => url).sort()).toEqual(
      [came.url, owner.social.url].sort(),
    );
    expect((await decide(owner.kol.id, { status: 'reject', reason: 'Không phải kênh chính' })).statusCode).toBe(200);
    expect((await detail(owner.kol.id)).socials).toMatchObject([{ url: owner.social.url }]);
    const news = await set.test.call('GET', '/setting/notifications', { token: owner.user.token });
    expect(news.body).toContain('Không phải kênh chính');
  });

  it('goes on where it waits already, and takes the place of what was proposed before', async () => {
    const owner = await buildOwner(set, 'tiktok');
    const handle = `twice.${word()}`;
    const propose = async (named: string) => {
      const came = await other(owner, named);
      const body = { url: came.url, replaces: owner.social.id };
      return (await ask('tiktok', '/confirm', { ...came, token: owner.user.token, body })).statusCode;
    };
    expect([await propose(handle), await propose(handle)]).toEqual([204, 204]);
    const last = `third.${word()}`;
    expect(await propose(last)).toBe(204);
    const { pending } = await detail(owner.kol.id);
    expect(pending.change[0].after).toMatchObject([{ url: urlOf('tiktok', last) }]);
  });

  it('waits also where the role of its user may approve KOLs', async () => {
    const owner = await buildOwner(set, 'tiktok');
    const { pool } = set.test.database;
    const grant = `select id, 'kol_management', 'u_approval' from roles where name = 'KOL'`;
    await pool.query(`insert into role_permissions (role_id, scope, action) ${grant}`);
    const came = await other(owner);
    await ask('tiktok', '/confirm', {
      ...came,
      token: owner.user.token,
      body: { url: came.url, replaces: owner.social.id },
    });
    await pool.query(`delete from role_permissions where scope = 'kol_management' and action = 'u_approval'
      and role_id = (select id from roles where name = 'KOL')`);
    expect((await detail(owner.kol.id)).socials).toMatchObject([{ url: owner.social.url }]);
  });

  it('is refused once it was used, is over, or comes from another browser or network', async () => {
    const owner = await buildOwner(set, 'tiktok');
    const { token } = owner.user;
    const expired = [400, 'social_connect_expired'];
    const answer = async (came: Confirming & { url: string }, changes: Partial<Confirming> = {}) => {
      const body = { url: came.url, replaces: null };
      const { statusCode, body: text } = await ask('tiktok', '/confirm', { ...came, token, body, ...changes });
      return statusCode === 204 ? [204] : [statusCode, JSON.parse(text).message];
    };
    const came = await other(owner);
    const elsewhere = await other(owner);
    expect(await answer(came, { cookie: '' })).toEqual(expired);
    expect(await answer(came, { cookie: elsewhere.cookie })).toEqual(expired);
    expect(await answer(came, { proposal: elsewhere.proposal })).toEqual(expired);
    expect(await answer(came, { proposal: 'x' })).toEqual(expired);
    const body = { url: came.url, replaces: null };
    expect((await ask('instagram', '/confirm', { ...came, token, body })).json().message).toBe(expired[1]);
    const both = await Promise.all([answer(came), answer(came)]);
    expect(both.map(([status]) => status).sort()).toEqual([204, 400]);
    expect(await answer(came)).toEqual(expired);
    expect((await ask('tiktok', '', { ...came, token })).json().message).toBe(expired[1]);
    await set.test.database.pool.query(`update social_proposals set expires_at = now() - interval '1 second'`);
    expect(await answer(elsewhere)).toEqual(expired);
  });

  it('is only for who left: nobody else, and nobody of the agency', async () => {
    const owner = await buildOwner(set, 'tiktok');
    const stranger = await signIn(set.test, ['KOL'], { type: 'kol' });
    const came = await other(owner);
    const message = async (path: '' | '/confirm', token?: string) =>
      (await ask('tiktok', path, { ...came, token, ...(path && { body: { url: came.url } }) })).json().message;
    for (const path of ['', '/confirm'] as const) {
      expect(await message(path)).toBe('access_token_invalid');
      expect(await message(path, admin.token)).toBe('permission_denied');
      expect(await message(path, stranger.token)).toBe('permission_denied');
    }
    const invited = await comeBackAs('tiktok', { invitation: await invite(owner) });
    const byStaff = await ask('tiktok', '/confirm', { ...invited, token: admin.token, body: { url: invited.url } });
    expect(byStaff.json().message).toBe('permission_denied');
    await set.test.database.pool.query('update kols set user_id = null where id = $1', [owner.kol.id]);
    expect(await message('/confirm', owner.user.token)).toBe('permission_denied');
    expect((await detail(owner.kol.id)).pending).toBeNull();
  });

  it('is refused with its reason, and may be corrected', async () => {
    const { test } = set;
    const owner = await buildOwner(set, 'tiktok');
    const { token } = owner.user;
    const elsewhere = await buildOwner(set, 'tiktok');
    const came = await comeBackAs('tiktok', { kol_id: owner.kol.id }, token);
    await buildSocial(test.database.db, { kol_id: elsewhere.kol.id, social_type: 'tiktok', url: came.url });
    expect((await ask('tiktok', '', { ...came, token })).json().data.accounts).toMatchObject([{ taken: true }]);
    const confirm = async (body: object) => (await ask('tiktok', '/confirm', { ...came, token, body })).json();
    expect((await confirm({ url: came.url, replaces: owner.social.id })).message).toBe('social_already_linked');
    expect((await confirm({ url: urlOf('tiktok', 'somebody') })).errors).toMatchObject([{ property: 'url' }]);
    expect((await confirm({ url: came.url, replaces: elsewhere.social.id })).message).toBe('social_not_exist');
    expect((await confirm({ url: came.url, replaces: 'x' })).message).toBe('validation_failed');
    await test.database.pool.query('delete from socials where url = $1', [came.url]);
    const editor = await signIn(test, ['talent_account_executive']);
    const edit = { token: editor.token, body: { bio: 'Khác' } };
    expect((await test.call('PUT', `/kols/${owner.kol.id}`, edit)).statusCode).toBeLessThan(300);
    expect((await confirm({ url: came.url, replaces: owner.social.id })).message).toBe('change_is_pending');
    await decide(owner.kol.id, { status: 'active' });
    const body = { url: came.url, replaces: owner.social.id };
    expect((await ask('tiktok', '/confirm', { ...came, token, body })).statusCode).toBe(204);
  });

  it('needs an invitation that is still good', async () => {
    const owner = await buildOwner(set, 'tiktok');
    const came = await comeBackAs('tiktok', { invitation: await invite(owner) });
    await invite(owner);
    const body = { url: came.url, replaces: owner.social.id };
    expect((await ask('tiktok', '/confirm', { ...came, body })).json().message).toBe('social_invitation_not_exist');
  });

  it('is shown with the picture the network gave, kept here', async () => {
    const { test, networks } = set;
    Object.assign(test.services.social, { tiktok: connected(networks).tiktok });
    const owner = await buildOwner(set, 'tiktok');
    const came = await other(owner);
    const shown = await ask('tiktok', '', { ...came, token: owner.user.token });
    const { picture } = shown.json().data.accounts[0];
    expect(picture).toMatch(/^\/pictures\/[\da-f]{64}$/);
    expect((await test.app.inject(picture)).headers['content-type']).toMatch(/^image\//);
    delete test.services.social.tiktok;
  });

  it('is nothing where the network names no account', async () => {
    const { test, networks } = set;
    const owner = await buildOwner(set, 'instagram');
    const handle = `page.${word()}`;
    networks.world.add({ network: 'facebook', handle, owner: handle });
    const { url, cookie } = await leave(test, 'instagram', { kol_id: owner.kol.id }, owner.user.token);
    const back = await networks.consent(url, { network: 'facebook', handle });
    expect(await comeBack(test, 'instagram', back, cookie)).toEqual({
      type: 'instagram',
      error: 'social_other_account',
    });
  });

  it('is linked at once to a KOL that itself waits for approval', async () => {
    const { db } = set.test.database;
    const user = await signIn(set.test, ['KOL'], { type: 'kol' });
    const kol = await buildKol(db, { user_id: user.id, status: 'pending', fullname: 'Chủ kênh' });
    const came = await comeBackAs('tiktok', { kol_id: kol.id }, user.token);
    const body = { url: came.url, replaces: null };
    expect((await ask('tiktok', '/confirm', { ...came, token: user.token, body })).statusCode).toBe(204);
    expect(await detail(kol.id)).toMatchObject({ status: 'pending', socials: [{ url: came.url }] });
  });
});
