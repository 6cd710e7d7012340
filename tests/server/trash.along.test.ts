import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../support/app';
import {
  buildBrand,
  buildCampaign,
  buildConsent,
  buildCustomer,
  buildKol,
  buildPost,
  buildSocial,
  buildSow,
} from '../support/factories';
import { signIn, trailOf, word } from '../support/people';
import { callDuring } from '../support/race';
import { addBrand, addCustomer, addRepresentative, codeOf } from './companies.fixtures';
import { addKol } from './kols.fixtures';
import { sendRequest } from './requests.fixtures';
import { deleteRecord, restore } from './trash.fixtures';

let test: TestApp;
type Person = Awaited<ReturnType<typeof signIn>>;
let manager: Person;
let staff: Person;

beforeAll(async () => {
  test = await startTestApp();
  manager = await signIn(test, ['manager']);
  staff = await signIn(test, ['staff']);
});
afterAll(() => test.close());

const call = (method: 'GET' | 'PUT' | 'POST' | 'DELETE', path: string, body?: object, { token } = manager) =>
  test.call(method, path, { token, ...(body && { body }) });
const read = async (path: string) => (await call('GET', path)).json().data;
const remove = (kind: string, id: string) => deleteRecord(test, manager.token, kind, id);
const bring = (kind: string, id: string, body: object = {}) => restore(test, manager.token, kind, id, body);
const rowOf = async (table: string, id: string) =>
  (await test.database.pool.query(`select * from ${table} where id = $1`, [id])).rows[0];

describe('a KOL', () => {
  it('comes back as it was: accounts, sectors, list row, search, user and the edit that waited', async () => {
    const url = `https://www.tiktok.com/@${word()}`;
    const kol = await addKol(test, manager.token, { socials: [{ url, follower_count: 5_000 }] });
    const user = await signIn(test, ['KOL'], { type: 'kol' });
    await test.database.pool.query('update kols set user_id = $2 where id = $1', [kol.id, user.id]);
    expect((await call('PUT', `/kols/${kol.id}`, { bio: 'Chờ duyệt' }, staff)).statusCode).toBe(200);
    const card = async () =>
      (
        await test.database.pool.query("select card::jsonb - 'version' as card from kol_cards where kol_id = $1", [
          kol.id,
        ])
      ).rows[0];
    const before = { detail: await read(`/kols/${kol.id}`), card: await card() };
    await remove('kol', kol.id);
    expect(await card()).toBeUndefined();
    const answer = await bring('kol', kol.id);
    expect(answer.json().data.left_out).toEqual([]);
    const after = { detail: await read(`/kols/${kol.id}`), card: await card() };
    const { version: _version, pending, ...detail } = before.detail;
    expect(after.detail).toMatchObject({ ...detail, pending: { change: pending.change } });
    expect(after.card).toEqual(before.card);
    expect((await rowOf('kols', kol.id)).user_id).toBe(user.id);
    expect((await call('PUT', `/kols/${kol.id}/update-status`, { status: 'active' })).statusCode).toBe(200);
    expect((await read(`/kols/${kol.id}`)).bio).toBe('Chờ duyệt');
  });

  it('whose account is another KOL’s by now says so, and comes back without it where that is asked', async () => {
    const kol = await buildKol(test.database.db);
    const kept = await buildSocial(test.database.db, { kol_id: kol.id });
    const lost = await buildSocial(test.database.db, { kol_id: kol.id });
    await remove('kol', kol.id);
    const other = await buildSocial(test.database.db, { url: lost.url });
    const refused = await bring('kol', kol.id);
    const errors = [{ property: 'socials', message: 'social_already_linked' }];
    expect([...codeOf(refused), refused.json().errors]).toEqual([409, 'social_already_linked', errors]);
    const answer = await bring('kol', kol.id, { without_taken_accounts: true });
    expect(answer.json().data.left_out).toEqual([{ what: 'account', name: lost.url }]);
    const { rows } = await test.database.pool.query('select id, is_linked from socials where kol_id = $1', [kol.id]);
    expect(rows).toEqual([{ id: kept.id, is_linked: true }]);
    expect((await rowOf('socials', other.id)).is_linked).toBe(true);
  });

  it('is told apart from what cannot come back: a user who has another KOL, a consent that was revoked', async () => {
    const user = await signIn(test, ['KOL'], { type: 'kol' });
    const kol = await buildKol(test.database.db, { user_id: user.id });
    const social = await buildSocial(test.database.db, { kol_id: kol.id });
    await buildConsent(test.database.db, { kol_id: kol.id, social_id: social.id });
    await remove('kol', kol.id);
    await buildKol(test.database.db, { user_id: user.id });
    const [{ left_out }] = (await call('POST', '/trash/bulk', { ids: [kol.id] })).json().data;
    const { fullname } = await rowOf('users', user.id);
    expect(left_out).toEqual([
      { what: 'consent', name: social.url },
      { what: 'user', name: fullname },
    ]);
    expect((await rowOf('kols', kol.id)).user_id).toBeNull();
  });
});

describe('a customer or brand', () => {
  it('comes back with its representatives, who sign in as before; who was ended before does not', async () => {
    const customer = await addCustomer(test, manager.token);
    const object = { objectId: customer.id, type: 'customer' };
    const before = await addRepresentative(test, manager.token, object);
    const along = await addRepresentative(test, manager.token, object);
    const ended = { ...object, reason: 'Nghỉ việc' };
    await test.call('PATCH', `/representatives/${before.id}/delete`, { token: manager.token, body: ended });
    const was = await rowOf('users', along.id);
    await remove('customer', customer.id);
    expect((await rowOf('users', along.id)).email).toContain('deleted.invalid');
    expect((await bring('customer', customer.id)).json().data.left_out).toEqual([]);
    const { representatives } = await read(`/customers/${customer.id}`);
    expect(representatives.map(({ id }: { id: string }) => id)).toEqual([along.id]);
    const { version: _v, updated_at: _u, ...same } = was;
    expect(await rowOf('users', along.id)).toMatchObject(same);
    expect((await rowOf('users', before.id)).deleted_at).not.toBeNull();
    expect((await trailOf(test, along.id)).at(-1)).toMatchObject({ action: 'restore', entity: 'user' });
    const { rows } = await test.database.pool.query('select count(*) as roles from user_roles where user_id = $1', [
      along.id,
    ]);
    expect(Number(rows[0].roles)).toBe(1);
  });

  it('gets back who stood for two that were deleted one after the other, whichever comes back first', async () => {
    const [first, second] = [await addCustomer(test, manager.token), await addCustomer(test, manager.token)];
    const person = await addRepresentative(test, manager.token, { objectId: first.id, type: 'customer' });
    await test.database.pool.query(
      `insert into representatives (id, user_id, type, customer_id) values (gen_random_uuid(), $1, 'customer', $2)`,
      [person.id, second.id],
    );
    await remove('customer', first.id);
    await remove('customer', second.id);
    expect((await bring('customer', first.id)).json().data.left_out).toEqual([]);
    expect((await bring('customer', second.id)).json().data.left_out).toEqual([]);
    for (const { id } of [first, second]) {
      expect((await read(`/customers/${id}`)).representatives).toMatchObject([{ id: person.id }]);
    }
  });

  it('names who cannot come back, as somebody else has the e-mail by now', async () => {
    const brand = await buildBrand(test.database.db);
    const person = await addRepresentative(test, manager.token, { objectId: brand.id, type: 'brand' });
    await remove('brand', brand.id);
    await signIn(test, ['staff'], { username: person.email, email: person.email });
    expect((await bring('brand', brand.id)).json().data.left_out).toEqual([
      { what: 'representative', name: person.fullname },
    ]);
    expect((await read(`/brands/${brand.id}`)).representatives).toEqual([]);
  });

  it('waits for its customer, and is told of it in the list', async () => {
    const customer = await buildCustomer(test.database.db);
    const brand = await buildBrand(test.database.db, { customer_id: customer.id });
    await remove('brand', brand.id);
    await remove('customer', customer.id);
    const { data } = (await call('GET', `/trash?ids=${brand.id}`)).json();
    const { id, code, name } = customer;
    expect(data[0].parents).toEqual([{ id, kind: 'customer', code, name }]);
    const errors = [{ property: 'customer_id', message: 'parent_in_trash' }];
    const refused = await bring('brand', brand.id);
    expect([...codeOf(refused), refused.json().errors]).toEqual([409, 'parent_in_trash', errors]);
    const many = await call('POST', '/trash/bulk', { ids: [brand.id, customer.id] });
    expect(many.json().data).toMatchObject([
      { id: brand.id, done: true },
      { id: customer.id, done: true },
    ]);
    expect((await read(`/customers/${customer.id}`)).brand_total).toBe(1);
  });

  it('does not come back while its customer is being deleted', async () => {
    const customer = await buildCustomer(test.database.db);
    const brand = await buildBrand(test.database.db, { customer_id: customer.id });
    await remove('brand', brand.id);
    const late = await callDuring(
      test,
      [['update customers set deleted_at = now() where id = $1', [customer.id]]],
      () => bring('brand', brand.id),
    );
    expect(codeOf(late)).toEqual([404, 'customer_not_exist']);
    expect((await call('GET', `/trash?ids=${brand.id}`)).json().total).toBe(1);
  });

  it('asks for another name where its customer has a brand of that name by now', async () => {
    const customer = await addCustomer(test, manager.token);
    const brand = await addBrand(test, manager.token, { customer_id: customer.id, name: 'Sữa Hạt' });
    await remove('brand', brand.id);
    await addBrand(test, manager.token, { customer_id: customer.id, name: 'sua hat' });
    const refused = await bring('brand', brand.id);
    const errors = [{ property: 'name', message: 'brand_already_exist' }];
    expect([...codeOf(refused), refused.json().errors]).toEqual([409, 'brand_already_exist', errors]);
    expect((await bring('brand', brand.id, { name: 'Sữa Hạt Mới' })).statusCode).toBe(200);
    expect((await read(`/brands/${brand.id}`)).name).toBe('Sữa Hạt Mới');
  });
});

describe('a campaign', () => {
  const sums = async (id: string) => {
    const { rows } = await test.database.pool.query('select * from report_days where campaign_id = $1', [id]);
    return rows;
  };

  it('comes back with SOWs, posts, sums, hashtags and the request it was made from', async () => {
    const campaign = await buildCampaign(test.database.db);
    const sow = await buildSow(test.database.db, { campaign_id: campaign.id });
    const tag = word();
    await buildPost(test.database.db, { sow, content: `Mua ngay #${tag}` });
    const [mine, others] = [await sendRequest(test, manager.token), await sendRequest(test, manager.token)];
    const link = (ids: string[], to: string) =>
      test.database.pool.query('update campaign_requests set campaign_id = $2 where id = any($1)', [ids, to]);
    await link([mine, others], campaign.id);
    const uses = async () =>
      (await test.database.pool.query('select post_count, kol_count from hashtags where plain = $1', [tag])).rows;
    const before = {
      detail: await read(`/campaigns/${campaign.id}`),
      sums: await sums(campaign.id),
      uses: await uses(),
    };
    await remove('campaign', campaign.id);
    expect(await uses()).not.toEqual(before.uses);
    await link([others], (await buildCampaign(test.database.db)).id);
    const { left_out } = (await bring('campaign', campaign.id)).json().data;
    expect(left_out).toEqual([{ what: 'request', name: (await rowOf('campaign_requests', others)).request_name }]);
    expect((await rowOf('campaign_requests', mine)).campaign_id).toBe(campaign.id);
    const { version: _v, updated_at: _u, ...same } = before.detail;
    expect(await read(`/campaigns/${campaign.id}`)).toMatchObject(same);
    expect({ sums: await sums(campaign.id), uses: await uses() }).toEqual({ sums: before.sums, uses: before.uses });
  });

  it('that is not over waits for brand, customer and KOLs; one that is over does not', async () => {
    const { db } = test.database;
    const customer = await buildCustomer(db);
    const brand = await buildBrand(db, { customer_id: customer.id });
    const kol = await buildKol(db);
    const running = await buildCampaign(db, { brand_id: brand.id });
    await buildSow(db, { campaign_id: running.id, kol_id: kol.id });
    const over = await buildCampaign(db, { brand_id: brand.id, status: 'done' });
    await buildSow(db, { campaign_id: over.id, kol_id: kol.id });
    for (const { id } of [running, over]) await remove('campaign', id);
    await remove('kol', kol.id);
    await remove('brand', brand.id);
    await remove('customer', customer.id);
    const { data } = (await call('GET', `/trash?ids=${running.id}`)).json();
    expect(data[0].parents.map(({ id }: { id: string }) => id)).toEqual([customer.id, brand.id, kol.id]);
    expect((await bring('campaign', over.id)).statusCode).toBe(200);
    const refused = async (property: string) => {
      const answer = await bring('campaign', running.id);
      const errors = [{ property, message: 'parent_in_trash' }];
      expect([...codeOf(answer), answer.json().errors]).toEqual([409, 'parent_in_trash', errors]);
    };
    await refused('brand_id');
    await bring('customer', customer.id);
    await bring('brand', brand.id);
    await refused('kols');
    await bring('kol', kol.id);
    expect((await bring('campaign', running.id)).statusCode).toBe(200);
  });

  it('does not come back to another customer than it was shared with', async () => {
    const campaign = await buildCampaign(test.database.db);
    await remove('campaign', campaign.id);
    const stranger = await buildCustomer(test.database.db);
    await test.database.pool.query('update brands set customer_id = $2 where id = $1', [
      campaign.brand_id,
      stranger.id,
    ]);
    expect(codeOf(await bring('campaign', campaign.id))).toEqual([409, 'campaign_customer_is_fixed']);
  });
});
