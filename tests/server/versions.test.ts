import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../src/server/ids';
import { startTestApp, type TestApp } from '../support/app';
import { buildBrand, buildCampaign, buildCustomer, buildKol } from '../support/factories';
import { signIn, word } from '../support/people';
import { buildDocument } from './campaigns.fixtures';
import { sectorIds } from './companies.fixtures';

let test: TestApp;
let admin: Awaited<ReturnType<typeof signIn>>;

beforeAll(async () => {
  test = await startTestApp();
  admin = await signIn(test, ['admin']);
});
afterAll(() => test.close());

const folders = { kol: 'kols', customer: 'customers', brand: 'brands', campaign: 'campaigns' } as const;
type Kind = keyof typeof folders;

/** Changes a record and answers the entry of its trail. */
async function change(kind: Kind, id: string, body: object, token = admin.token): Promise<string> {
  const answer = await test.call('PUT', `/${folders[kind]}/${id}`, { token, body });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return newestEntry(id);
}

async function newestEntry(id: string): Promise<string> {
  const { rows } = await test.database.pool.query(
    'select id from audit_log where entity_id = $1 order by at desc, id desc',
    [id],
  );
  return rows[0].id;
}

const named = (values: object = {}) => buildKol(test.database.db, { fullname: 'Trần Thị Mai', ...values });

const look = (kind: Kind, id: string, entry: string, token = admin.token) =>
  test.call('GET', `/${folders[kind]}/${id}/versions/${entry}`, { token });
const takeBack = (kind: Kind, id: string, entry: string, body: object, token = admin.token) =>
  test.call('PUT', `/${folders[kind]}/${id}/versions/${entry}`, { token, body });
const detail = async (kind: Kind, id: string) =>
  (await test.call('GET', `/${folders[kind]}/${id}`, { token: admin.token })).json().data;

describe('a former state of a KOL', () => {
  it('tells each field that differs, and comes back as chosen', async () => {
    const { id } = await named();
    const [food = '', tech = ''] = await sectorIds(test, 'kol');
    const mark = word();
    const facebook = `https://facebook.com/a${mark}`;
    const tiktok = `https://www.tiktok.com/@b${mark}`;
    const prices = [{ social_type: 'facebook', post_format: 'post_posts', price: 5_000_000 }];
    const entry = await change('kol', id, { bio: 'Một', sectors: [food], socials: [{ url: facebook }], prices });
    const { socials } = await detail('kol', id);
    await change('kol', id, {
      bio: 'Hai',
      note: 'Ghi chú',
      sectors: [tech],
      socials: [{ url: tiktok }],
      prices: [{ ...prices[0], price: 9_000_000 }],
    });
    await test.call('DELETE', `/social/${socials[0].id}`, { token: admin.token });
    await change('kol', id, { bio: 'Ba' });

    const seen = (await look('kol', id, entry)).json().data;
    expect(Object.keys(seen.changes).sort()).toEqual(['bio', 'note', 'prices', 'sectors', 'socials']);
    expect(seen.changes.bio).toEqual({ before: 'Ba', after: 'Một' });
    expect(seen.changes.socials).toEqual({
      before: [expect.stringContaining(`b${mark}`)],
      after: [expect.stringContaining(`a${mark}`)],
    });
    expect(seen.changes.prices.after).toEqual(prices);
    expect(seen.lost).toEqual({});

    const fields = ['bio', 'sectors', 'socials', 'prices'];
    const answer = await takeBack('kol', id, entry, { fields, version: seen.version });
    expect([answer.statusCode, answer.json().data]).toEqual([200, { id, held: false }]);
    const now = await detail('kol', id);
    expect(now).toMatchObject({ bio: 'Một', note: 'Ghi chú', sectors: [{ id: food }], prices });
    expect(now.socials.map(({ url }: { url: string }) => url)).toEqual([expect.stringContaining(`a${mark}`)]);
    // The way back is a state like any other.
    expect(Object.keys((await look('kol', id, entry)).json().data.changes)).toEqual(['note']);
    expect((await look('kol', id, await newestEntry(id))).json().data.changes).toEqual({});
  });

  it('waits for approval where the edits of who takes it back do', async () => {
    const { id } = await named({ bio: 'Đầu' });
    const entry = await change('kol', id, { bio: 'Một' });
    await change('kol', id, { bio: 'Hai' });
    const { pool } = test.database;
    const role = newId();
    await pool.query(`insert into roles (id, name, name_display) values ($1, $2, $2)`, [role, `role_${word()}`]);
    await pool.query(
      `insert into role_permissions (role_id, scope, action) values ($1, 'kol_management', 'r_detail'), ($1, 'kol_management', 'u'), ($1, 'permission_management', 'r')`,
      [role],
    );
    const { rows } = await pool.query('select name from roles where id = $1', [role]);
    const editor = await signIn(test, [rows[0].name]);
    const { version } = (await look('kol', id, entry, editor.token)).json().data;
    const answer = await takeBack('kol', id, entry, { fields: ['bio'], version }, editor.token);
    expect([answer.statusCode, answer.json().data]).toEqual([200, { id, held: true }]);
    expect(await detail('kol', id)).toMatchObject({ bio: 'Hai', pending_edit: true });
    // What waits changed nothing: it is no state of the record.
    expect((await look('kol', id, await newestEntry(id))).json().message).toBe('version_not_exist');
  });

  it('names sectors that are gone, and leaves them away', async () => {
    const { id } = await named();
    const sector = newId();
    const name = `Ngành ${word()}`;
    await test.database.pool.query(
      "insert into sectors (id, type, code, name, name_en, color_top, color_bottom, position) values ($1, 'kol', $2, $2, $2, '#fff', '#fff', 999)",
      [sector, name],
    );
    const entry = await change('kol', id, { sectors: [sector] });
    const [food] = await sectorIds(test, 'kol');
    await change('kol', id, { sectors: [food], bio: 'Mới' });
    await test.database.pool.query('delete from sectors where id = $1', [sector]);
    const seen = (await look('kol', id, entry)).json().data;
    expect([seen.changes, seen.lost]).toEqual([{ bio: { before: 'Mới', after: null } }, { sectors: [name] }]);
  });

  it('brings back what a person has: no group stays with who is one again', async () => {
    const { id } = await named();
    const entry = await change('kol', id, { bio: 'Một' });
    await change('kol', id, { type: 'community_group', group_code: 'NH1', group_name: 'Nhóm' });
    const { version } = (await look('kol', id, entry)).json().data;
    await takeBack('kol', id, entry, { fields: ['type'], version });
    expect(await detail('kol', id)).toMatchObject({ type: 'personal', group_code: null, group_name: null });
  });

  it('is refused where a field cannot stand, as an edit would be', async () => {
    const { id, code } = await named();
    const entry = await change('kol', id, { bio: 'Một' });
    await change('kol', id, { code: `N${word()}` });
    await named({ code });
    const { version } = (await look('kol', id, entry)).json().data;
    const answer = await takeBack('kol', id, entry, { fields: ['code'], version });
    expect(answer.json().errors ?? answer.json()).toEqual(
      expect.arrayContaining([expect.objectContaining({ property: 'code', message: 'kol_code_already_exist' })]),
    );
  });
});

describe('former states', () => {
  const builders = { customer: buildCustomer, brand: buildBrand, campaign: buildCampaign } as const;
  it.each(Object.keys(builders) as (keyof typeof builders)[])('of a %s come back', async (kind) => {
    const { id } = await builders[kind](test.database.db, {});
    const field = kind === 'campaign' ? 'name' : 'website';
    const [one, two] = ['https://mot.vn', 'https://hai.vn'];
    const first = await change(kind, id, { [field]: one });
    await change(kind, id, { [field]: two });
    const { version, changes } = (await look(kind, id, first)).json().data;
    expect(changes).toEqual({ [field]: { before: two, after: one } });
    const answer = await takeBack(kind, id, first, { fields: [field], version });
    expect([answer.statusCode, answer.json().data]).toEqual([200, { id, held: false }]);
    expect((await detail(kind, id))[field]).toBe(one);
  });

  it('of a campaign bring its people back', async () => {
    const { id } = await buildCampaign(test.database.db);
    const one = await signIn(test, ['staff']);
    const entry = await change('campaign', id, { managers: [one.id] });
    await change('campaign', id, { managers: [admin.id] });
    const { version, changes } = (await look('campaign', id, entry)).json().data;
    expect(changes.managers).toEqual({
      before: [expect.objectContaining({ id: admin.id })],
      after: [expect.objectContaining({ id: one.id })],
    });
    await takeBack('campaign', id, entry, { fields: ['managers'], version });
    expect((await detail('campaign', id)).managers).toEqual([expect.objectContaining({ id: one.id })]);
  });

  it('of a campaign that is over are told, but do not come back', async () => {
    const { id } = await buildCampaign(test.database.db);
    const entry = await change('campaign', id, { name: 'TÊN ĐẦU' });
    await change('campaign', id, { name: 'TÊN SAU' });
    expect((await look('campaign', id, entry)).json().data.final).toBe(false);
    await test.database.pool.query("update campaigns set status = 'done' where id = $1", [id]);
    const { version, changes, final } = (await look('campaign', id, entry)).json().data;
    expect(changes.name.after).toBe('TÊN ĐẦU');
    expect(final).toBe(true);
    const refused = await takeBack('campaign', id, entry, { fields: ['name'], version });
    expect(refused.json()).toMatchObject({ statusCode: 409, message: 'campaign_is_final' });
  });

  it('of a campaign leave files away that are not stored any more', async () => {
    const { id } = await buildCampaign(test.database.db);
    const [gone, kept, other] = [
      await buildDocument(test, admin.id, 'Mất.pdf'),
      await buildDocument(test, admin.id, 'Còn.pdf'),
      await buildDocument(test, admin.id),
    ];
    const entry = await change('campaign', id, { internal_docs: [gone, kept] });
    await change('campaign', id, { internal_docs: [other] });
    await test.database.pool.query('update media_files set deleted_at = now() where id = $1', [gone]);
    const { version, changes, lost } = (await look('campaign', id, entry)).json().data;
    expect(changes.internal_docs.after).toEqual([{ id: kept, name: 'Còn.pdf' }]);
    expect(lost).toEqual({ internal_docs: [{ id: gone, name: 'Mất.pdf' }] });
    await takeBack('campaign', id, entry, { fields: ['internal_docs'], version });
    expect((await detail('campaign', id)).internal_docs).toEqual([expect.objectContaining({ id: kept })]);
  });

  it('are for who may read the trail and edit, of the record itself, on the version they saw', async () => {
    const { id } = await named();
    const entry = await change('kol', id, { bio: 'Một' });
    await change('kol', id, { bio: 'Hai' });
    const other = await change('kol', (await named()).id, { bio: 'Khác' });
    const editor = await signIn(test, ['senior_account_executive']);
    expect((await look('kol', id, entry, editor.token)).statusCode).toBe(403);
    expect((await look('kol', id, other)).json().message).toBe('version_not_exist');
    expect((await look('kol', newId(), entry)).json().message).toBe('kol_not_exist');
    const { version } = (await look('kol', id, entry)).json().data;
    const none = await takeBack('kol', id, entry, { fields: ['note'], version });
    expect([none.statusCode, (await takeBack('kol', id, entry, { fields: [], version })).statusCode]).toEqual([
      400, 400,
    ]);
    expect((await takeBack('kol', id, entry, { fields: ['bio'], version: version - 1 })).json().message).toBe(
      'record_was_changed',
    );
    expect((await detail('kol', id)).bio).toBe('Hai');
  });
});
