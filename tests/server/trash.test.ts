import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { trashDays } from '../../src/domain/trash/rules';
import { cleanUp } from '../../src/server/jobs/queries';
import { startTestApp, type TestApp } from '../support/app';
import { buildBrand, buildCampaign, buildCustomer, buildKol } from '../support/factories';
import { signIn, trailOf, word } from '../support/people';
import { codeOf, nobody } from './companies.fixtures';
import { age, deleteRecord, restore } from './trash.fixtures';

let test: TestApp;
type Person = Awaited<ReturnType<typeof signIn>>;
let manager: Person;
let executive: Person;
let keeper: Person;

beforeAll(async () => {
  test = await startTestApp();
  manager = await signIn(test, ['manager']);
  executive = await signIn(test, ['senior_account_executive']);
  const { pool } = test.database;
  await pool.query(`insert into role_permissions (role_id, scope, action)
    select id, 'brand_management', 'd' from roles where name in ('junior_account_executive', 'client')`);
  keeper = await signIn(test, ['junior_account_executive']);
});
afterAll(() => test.close());

const list = async (token: string, query = '') => (await test.call('GET', `/trash?${query}`, { token })).json();
const builders = { kol: buildKol, customer: buildCustomer, brand: buildBrand, campaign: buildCampaign } as const;
const kinds = Object.keys(builders) as (keyof typeof builders)[];
const build = async (kind: keyof typeof builders) => (await builders[kind](test.database.db, {})).id;

describe('the trash', () => {
  it.each(kinds)('shows a deleted %s with who, why and the days left, and gives it back', async (kind) => {
    const id = await build(kind);
    await deleteRecord(test, manager.token, kind, id);
    const [row] = (await list(manager.token, `ids=${id}`)).data;
    expect(row).toMatchObject({
      ...{ id, kind, reason: 'Nhầm lẫn', days_left: trashDays, parents: [] },
      ...{ code: expect.any(String), name: expect.any(String), deleted_by: { id: manager.id } },
    });
    await age(test, id, 20);
    expect((await list(manager.token, `ids=${id}`)).data[0].days_left).toBe(10);
    const answer = await restore(test, manager.token, kind, id);
    expect([answer.statusCode, answer.json().data]).toEqual([200, { id, code: row.code, left_out: [] }]);
    expect((await list(manager.token, `ids=${id}`)).total).toBe(0);
    const folder = { kol: 'kols', customer: 'customers', brand: 'brands', campaign: 'campaigns' }[kind];
    expect((await test.call('GET', `/${folder}/${id}`, { token: manager.token })).statusCode).toBe(200);
    expect((await trailOf(test, id)).at(-1)).toMatchObject({
      ...{ action: 'restore', entity: kind, actor_id: manager.id, changes: { code: { after: row.code } } },
    });
  });

  it('finds by name and code without accents, and by kind', async () => {
    const mark = word();
    const brand = await buildBrand(test.database.db, { name: `Sữa Đặc ${mark}` });
    const kol = await buildKol(test.database.db, { code: `sua-${mark}` });
    await deleteRecord(test, manager.token, 'brand', brand.id);
    await deleteRecord(test, manager.token, 'kol', kol.id);
    const found = async (query: string) => (await list(manager.token, query)).data.map(({ id }: { id: string }) => id);
    expect(await found(`name=sua dac ${mark}`)).toEqual([brand.id]);
    expect(await found(`name=${mark}`)).toEqual([kol.id, brand.id]);
    expect(await found(`name=${mark}&kinds=brand`)).toEqual([brand.id]);
    expect(await found(`name=${mark}&kinds=campaign`)).toEqual([]);
  });

  it('is for who may delete, kind by kind; everything else is not there', async () => {
    const [kol, brand] = [await build('kol'), await build('brand')];
    await deleteRecord(test, manager.token, 'kol', kol);
    await deleteRecord(test, manager.token, 'brand', brand);
    const { token } = keeper;
    expect((await list(token, `ids=${kol}&ids=${brand}`)).data).toMatchObject([{ id: brand }]);
    expect((await list(token, 'kinds=kol')).total).toBe(0);
    expect(codeOf(await restore(test, token, 'kol', kol))).toEqual([403, 'permission_denied']);
    const many = await test.call('POST', '/trash/bulk', { token, body: { ids: [kol, brand] } });
    expect(many.json().data).toEqual([
      { id: kol, done: false, error: 'trash_item_not_exist', left_out: [] },
      { id: brand, done: true, error: null, left_out: [] },
    ]);
    expect(codeOf(await test.call('GET', '/trash', { token: executive.token }))).toEqual([403, 'permission_denied']);
    expect(codeOf(await restore(test, executive.token, 'kol', kol))).toEqual([403, 'permission_denied']);
  });

  it('is not for customers, whatever their group was given', async () => {
    const client = await signIn(test, ['client'], { type: 'customer' });
    const brand = await build('brand');
    await deleteRecord(test, manager.token, 'brand', brand);
    expect(codeOf(await test.call('GET', '/trash', { token: client.token }))).toEqual([403, 'permission_denied']);
    expect(codeOf(await restore(test, client.token, 'brand', brand))).toEqual([404, 'trash_item_not_exist']);
  });

  it('has nothing under another kind, of what was never deleted, or is not there at all', async () => {
    const [kol, live] = [await build('kol'), await build('kol')];
    await deleteRecord(test, manager.token, 'kol', kol);
    for (const [kind, id] of [
      ['brand', kol],
      ['kol', live],
      ['campaign', nobody],
    ] as const) {
      expect(codeOf(await restore(test, manager.token, kind, id))).toEqual([404, 'trash_item_not_exist']);
    }
  });

  it('keeps for 30 days; after that nothing comes back, and what was kept of it is forgotten', async () => {
    const [old, young] = [await build('campaign'), await build('campaign')];
    for (const id of [old, young]) await deleteRecord(test, manager.token, 'campaign', id);
    await age(test, old, trashDays);
    await age(test, young, trashDays - 1);
    expect((await list(manager.token, `ids=${old}&ids=${young}`)).data).toMatchObject([{ id: young, days_left: 1 }]);
    expect(codeOf(await restore(test, manager.token, 'campaign', old))).toEqual([404, 'trash_item_not_exist']);
    const many = await test.call('POST', '/trash/bulk', { token: manager.token, body: { ids: [old] } });
    expect(many.json().data).toMatchObject([{ done: false, error: 'trash_item_not_exist' }]);
    await cleanUp(test.database.db);
    const { rows } = await test.database.pool.query('select id from trash where id = any($1)', [[old, young]]);
    expect(rows).toEqual([{ id: young }]);
    const left = await test.database.pool.query('select deleted_at from campaigns where id = $1', [old]);
    expect(left.rows[0].deleted_at).not.toBeNull();
  });

  it('forgets of a KOL what says who the person is, wherever it is written, and keeps what reports name', async () => {
    const { pool } = test.database;
    const mark = `riêng ${word()}`;
    const [old, young] = [await build('kol'), await build('kol')];
    for (const id of [old, young]) {
      const said = { fullname: mark, bio: mark, description: mark, note: mark, gender: 'female', marriage: 'single' };
      const { version } = (await test.call('GET', `/kols/${id}`, { token: manager.token })).json().data;
      const edited = await test.call('PUT', `/kols/${id}`, {
        token: manager.token,
        body: { ...said, birthdate: '1999-09-09', stage_name: `Nghệ danh ${mark}`, version },
      });
      expect(edited.statusCode).toBe(200);
      const change = JSON.stringify({ note: { before: null, after: mark }, code: { before: 'a', after: 'b' } });
      await pool.query(
        `insert into pending_changes (id, entity, entity_id, change, base_version, decided_at, approved)
          values (gen_random_uuid(), 'kol', $1, $2, 1, now(), false)`,
        [id, change],
      );
      const run = await pool.query(
        `insert into import_runs (id, kind, file_name, sha256, rows, created_by)
          values (gen_random_uuid(), 'kols', 'KOL.xlsx', '', 1, $1) returning id`,
        [manager.id],
      );
      await pool.query(
        `insert into import_run_rows (run_id, row, effect, entity_id, label, before, after)
          values ($1, 2, 'changes', $2, 'KOL', $3, $3)`,
        [run.rows[0].id, id, JSON.stringify({ fullname: mark, birthdate: '1999-09-09', code: 'a' })],
      );
      await deleteRecord(test, manager.token, 'kol', id);
    }
    await age(test, old, trashDays);
    await age(test, young, trashDays - 1);
    await cleanUp(test.database.db);

    const stored = async (id: string) => {
      const [record, edit, row] = await Promise.all([
        pool.query('select * from kols where id = $1', [id]),
        pool.query('select change from pending_changes where entity_id = $1', [id]),
        pool.query('select before, after from import_run_rows where entity_id = $1', [id]),
      ]);
      const { stage_name, search, un_stage_name, ...others } = record.rows[0];
      return { stage_name, others: JSON.stringify([others, edit.rows, row.rows, await trailOf(test, id)]) };
    };
    const [gone, kept] = [await stored(old), await stored(young)];
    expect(gone.stage_name).toBe(`Nghệ danh ${mark}`);
    for (const said of ['1999-09-09', 'female', 'single']) {
      expect(gone.others).not.toContain(said);
      expect(kept.others).toContain(said);
    }
    const secrets = (text: string) => text.replaceAll(`Nghệ danh ${mark}`, '').split(mark).length - 1;
    expect(secrets(gone.others)).toBe(0);
    // Four of the record, four of the trail, one of the edit, two of the workbook.
    expect(secrets(kept.others)).toBeGreaterThanOrEqual(11);
    expect((await trailOf(test, old)).at(-1)).toMatchObject({ action: 'delete' });
    expect(gone.others).toContain('"code":{"after":"b","before":"a"}');
  });

  it('gives to one of two who restore at once', async () => {
    const id = await build('customer');
    await deleteRecord(test, manager.token, 'customer', id);
    const answers = await Promise.all([1, 2].map(() => restore(test, manager.token, 'customer', id)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404]);
    expect((await trailOf(test, id)).filter(({ action }) => action === 'restore')).toHaveLength(1);
  });

  it('takes the same record again, as often as it is deleted', async () => {
    const id = await build('kol');
    for (const _ of [1, 2]) {
      await deleteRecord(test, manager.token, 'kol', id);
      expect((await restore(test, manager.token, 'kol', id)).statusCode).toBe(200);
    }
    await deleteRecord(test, manager.token, 'kol', id);
    expect((await list(manager.token, `ids=${id}`)).total).toBe(1);
  });
});

describe('a code that was taken meanwhile', () => {
  it.each(kinds)('of a %s is refused at its field, and another one is taken', async (kind) => {
    const id = await build(kind);
    await deleteRecord(test, manager.token, kind, id);
    const { code } = (await list(manager.token, `ids=${id}`)).data[0];
    await builders[kind](test.database.db, { code: code.toLowerCase() });
    const message = `${kind}_code_already_exist`;
    const refused = await restore(test, manager.token, kind, id);
    expect([...codeOf(refused), refused.json().errors]).toEqual([409, message, [{ property: 'code', message }]]);
    const again = await restore(test, manager.token, kind, id, { code: code.toLowerCase() });
    expect(codeOf(again)).toEqual([409, message]);
    expect((await restore(test, manager.token, kind, id, { code: 'a b' })).json().errors).toEqual([
      { property: 'code', message: 'code_incorrect' },
    ]);
    const other = word();
    const answer = await restore(test, manager.token, kind, id, { code: other });
    expect(answer.json().data.code).toBe(kind === 'customer' ? other.toUpperCase() : other);
    expect((await trailOf(test, id)).at(-1)?.changes).toMatchObject({ code: { before: code } });
  });

  it('at the same moment is told as it would be a moment later', async () => {
    const id = await build('kol');
    await deleteRecord(test, manager.token, 'kol', id);
    const { code } = (await list(manager.token, `ids=${id}`)).data[0];
    const other = await build('kol');
    const answers = await Promise.all([
      restore(test, manager.token, 'kol', id),
      test.database.pool.query('update kols set code = $2 where id = $1', [other, code]).catch(() => null),
    ]);
    expect([200, 409]).toContain(answers[0].statusCode);
    expect(answers[0].statusCode === 409).toBe(answers[1] !== null);
  });
});
