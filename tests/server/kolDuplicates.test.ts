import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { LikelyDuplicate } from '../../src/domain/kols/types';
import { addBulkKols } from '../../src/server/demo/bulk/kols';
import { findDuplicates } from '../../src/server/kols/queries/duplicates';
import { startTestApp, type TestApp } from '../support/app';
import { buildKol, buildSocial } from '../support/factories';
import { signIn } from '../support/people';
import { statementOf } from '../support/statementOf';

let test: TestApp;
let token: string;
let known: { id: string };

beforeAll(async () => {
  test = await startTestApp();
  ({ token } = await signIn(test, ['staff']));
  const { db } = test.database;
  known = await buildKol(db, { stage_name: 'Hà Linh Official', fullname: 'Võ Hà Linh', birthdate: '1992-03-04' });
  await buildSocial(db, { kol_id: known.id, url: 'https://facebook.com/halinh' });
  await buildKol(db, { stage_name: 'Bếp Nhà Mây', fullname: 'Trần Mây', birthdate: null });
  await buildKol(db, { stage_name: 'Bếp Nhà Mây', fullname: 'Cũ', birthdate: null, deleted_at: new Date() });
});
afterAll(() => test.close());

async function whyOf(body: object): Promise<string[][]> {
  const answer = await test.call('POST', '/kols/duplicates', { token, body });
  return answer.json().data.map(({ why }: LikelyDuplicate) => why);
}

it('names the KOL and every reason, the surest first', async () => {
  const body = {
    stage_name: 'ha linh oficial',
    birthdate: '1992-03-04',
    socials: [{ url: 'm.facebook.com/HaLinh/?ref=x' }, { url: 'not yet' }],
  };
  const answer = await test.call('POST', '/kols/duplicates', { token, body });
  const kol = { id: known.id, stage_name: 'Hà Linh Official', birthdate: '1992-03-04', status: 'active', avatar: null };
  expect(answer.json().data).toMatchObject([{ kol, why: ['social', 'name_and_birthdate'] }]);
});

it.each<[string, object, string[][]]>([
  ['near-same names and one birthday', { stage_name: 'Ha Linh', birthdate: '1992-03-04' }, [['name_and_birthdate']]],
  ['the full name without accents', { fullname: 'VO HA LINH', birthdate: '1992-03-04' }, [['name_and_birthdate']]],
  ['near-same names and another birthday', { stage_name: 'Ha Linh', birthdate: '1993-03-04' }, []],
  ['the same name and another birthday', { fullname: 'Võ Hà Linh', birthdate: '1993-03-04' }, []],
  ['the same name where a birthday is unknown', { fullname: 'vo ha linh' }, [['name']]],
  ['the same name, the stored birthday unknown', { stage_name: 'Bep nha may', birthdate: '1990-01-01' }, [['name']]],
  ['another name and one birthday', { stage_name: 'Khoai Lang', birthdate: '1992-03-04' }, []],
  ['an account of both', { stage_name: 'Ai đó', socials: [{ url: 'fb.com/halinh' }] }, [['social']]],
  ['a handle', { socials: [{ url: '@halinh', social_type: 'facebook' }] }, [['social']]],
  ['nothing filled in yet', { stage_name: '', birthdate: 'chưa', socials: [] }, []],
])('finds by %s', async (_what, body, expected) => {
  expect(await whyOf(body)).toEqual(expected);
});

it('never names the KOL that is being edited, and writes nothing', async () => {
  expect(await whyOf({ id: known.id, fullname: 'Võ Hà Linh', socials: [{ url: 'facebook.com/halinh' }] })).toEqual([]);
  const { rows } = await test.database.pool.query("select 1 from audit_log where entity = 'kol'");
  expect(rows).toEqual([]);
});

it('refuses an unknown network', async () => {
  const body = { socials: [{ url: 'x', social_type: 'zalo' }] };
  expect((await test.call('POST', '/kols/duplicates', { token, body })).statusCode).toBe(400);
});

it('never looks at every KOL for each row of a workbook', async () => {
  const { db } = test.database;
  await addBulkKols(db, 5_000, () => {});
  const candidates = Array.from({ length: 1_000 }, (_, n) => ({
    id: null,
    names: [`Tên ${n}`, `Họ ${n}`],
    birthdate: n % 2 ? '1992-03-04' : null,
    urls: [],
  }));
  const asked = await statementOf(db, (noting) => findDuplicates(noting, candidates));
  const { rows } = await db.execute<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
    sql`explain (analyze, timing off, format json) ${asked}`,
  );
  const plan = rows[0]?.['QUERY PLAN'][0].Plan;
  // A thousand times five thousand would be five million.
  expect(plan && rowsMet(plan)).toBeLessThan(500_000);
});

interface PlanNode {
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Join Filter'?: number;
  Plans?: PlanNode[];
}

/** How many rows all steps of a plan looked at. */
function rowsMet(node: PlanNode): number {
  const { 'Actual Rows': kept, 'Actual Loops': loops, Plans: below = [] } = node;
  const removed = (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Join Filter'] ?? 0);
  return (kept + removed) * loops + below.reduce((sum, one) => sum + rowsMet(one), 0);
}
