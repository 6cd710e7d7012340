import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type KolListQuery, kolListQuery } from '../../src/domain/kols/listSchema';
import { parse } from '../../src/domain/validation';
import type { Viewer } from '../../src/server/context';
import { openDatabase } from '../../src/server/db/connection';
import { foldKolCounts } from '../../src/server/db/kolCounts';
import { addBulkKols } from '../../src/server/demo/bulk/kols';
import { findKols } from '../../src/server/kols/queries/list';
import { totalKey } from '../../src/server/kols/queries/totals';
import { ensureReferenceData } from '../../src/server/reference/seed';
import { createTestDatabase, type TestDatabase } from '../support/database';
import { buildUser } from '../support/factories';

let database: TestDatabase;
let sector: string;

beforeAll(async () => {
  database = await createTestDatabase();
  await ensureReferenceData(database.db);
  await addBulkKols(database.db, 1_500, () => {});
  const { rows } = await database.pool.query<{ id: string }>(
    "select id from sectors where type = 'kol' order by position limit 1",
  );
  sector = rows[0]?.id ?? '';
});
afterAll(() => database.drop());

const staff = { type: 'staff', reduced: false, kolId: null } as Viewer;
const asked = (query: object) => parse<KolListQuery>(kolListQuery, { count: 'exact', ...query });

/** Each kind of plan a total is counted by: a name, a reach, several networks, facets, and names with something else. */
const queries = () => [
  { stage_name: 'nguyễn' },
  { stage_name: 'nguyễn', status: ['active'] },
  { social_type: 'tiktok', sectors: sector, status: ['active'] },
  { social_type: ['facebook', 'tiktok'], min_followers: 50_000, max_followers: 5_000_000 },
  { kol_type: 'personal', the_talent_partner: true },
  { min_booking_price: 2_000_000, status: ['in_force'] },
  { social_type: 'tiktok', status: ['in_force'] },
  { job_ids: ['blogger'], status: ['active'] },
  { stage_name: 'nguyễn', kol_type: 'personal' },
];

/** Totals as they were asked for before, beside those of a connection that was never asked anything. */
async function check(): Promise<void> {
  const fresh = openDatabase(database.config, () => {}, 1);
  try {
    for (const query of queries()) {
      for (const more of [{}, { page: 2 }, { sort: 'NAMEASC' }, { count: undefined }]) {
        const one = asked({ ...query, ...more });
        const { data, total } = await findKols(database.db, staff, one);
        const truth = await findKols(fresh.db, staff, one);
        expect({ ...query, ...more, total, ids: data.map(({ id }) => id) }).toEqual({
          ...query,
          ...more,
          total: truth.total,
          ids: truth.data.map(({ id }) => id),
        });
      }
    }
  } finally {
    await fresh.close();
  }
}

const change = (statement: string) => database.pool.query(statement);

it('tells the right total after every kind of change, however often it was asked for', async () => {
  await check();
  await check();
  for (const statement of [
    "update kols set stage_name = 'Nguyễn ' || code where code like '%3'",
    "update socials set follower_count = follower_count * 3 where url like '%1'",
    "delete from kol_sectors where kol_id in (select id from kols where code like '%2')",
    "update kols set the_talent_partner = not the_talent_partner where code like '%4'",
    "update kols set booking_price_from = null, booking_price_to = 9000000 where code like '%5'",
    "insert into kol_jobs (kol_id, job_code) select id, 'blogger' from kols where code like '%6' on conflict do nothing",
    "update kols set public = not public where code like '%7'",
    "update kols set deleted_at = now() where code like '%8'",
    "update kols set deleted_at = null where code like '%8'",
  ]) {
    await change(statement);
    await check();
  }
  const { id } = await buildUser(database.db);
  await database.db.execute(sql`insert into pending_changes (id, entity, entity_id, change, base_version, created_by)
    select gen_random_uuid(), 'kol', id, '{}', 1, ${id} from kols where status = 'active' and code like '%9'`);
  await change("update kols set version = version + 1 where code like '%9'");
  await check();
  await foldKolCounts(database.db);
  await check();
});

it('tells what others wrote when they have, not before, and nothing of what they took back', async () => {
  const renamed = (name: string) =>
    `update kols set stage_name = '${name}' || code where status = 'active' and code like '%1'`;
  const total = async () => (await findKols(database.db, staff, asked({ stage_name: 'Trương Vĩnh' }))).total;
  expect([await total(), await total()]).toEqual([0, 0]);
  const other = await database.pool.connect();
  await other.query('begin');
  const { rowCount } = await other.query(renamed('Trương Vĩnh '));
  expect(await total()).toBe(0);
  await other.query('rollback');
  expect(await total()).toBe(0);
  await other.query('begin');
  await other.query(renamed('Trương Vĩnh '));
  // One who writes meanwhile does not wait for it.
  await change(`set statement_timeout = '5s'; update kols set stage_name = 'Trương Vĩnh' where id = (
    select id from kols where code not like '%1' and status = 'active' and deleted_at is null order by id limit 1);
    reset statement_timeout`);
  expect(await total()).toBe(1);
  await other.query('commit');
  other.release();
  expect(await total()).toBe((rowCount ?? 0) + 1);
  expect(rowCount).toBeGreaterThan(10);
});

it('counts matches once for as long as no KOL changes', async () => {
  const counted = [
    { stage_name: 'nguyễn' },
    { social_type: 'tiktok', sectors: sector },
    { kol_type: 'personal', the_talent_partner: true },
    { min_booking_price: 2_000_000, sort: 'NAMEASC' },
  ];
  const totals = () => Promise.all(counted.map(async (one) => (await findKols(database.db, staff, asked(one))).total));
  const before = await totals();
  expect(Math.min(...before.map(Number))).toBeGreaterThan(10);
  const forged = await database.pool.connect();
  // Behind the back of what notes changes: only who counts anew sees it.
  await forged.query('begin; set local session_replication_role = replica');
  await forged.query('delete from kol_facets; delete from kol_reach');
  await forged.query('commit');
  forged.release();
  expect(await totals()).toEqual(before);
  await change(
    "update kols set stage_name = stage_name || ' x' where id = (select id from kols where deleted_at is null limit 1)",
  );
  for (const total of await totals()) expect(total).toBeLessThan(10);
});

it('keeps no total by a list of many ids, nor one that other tables decide', () => {
  const ids = Array.from({ length: 200 }, () => crypto.randomUUID());
  const [few, many] = [ids.slice(0, 5), ids].map((some) => totalKey(staff, asked({ ids: some })));
  expect(few).toContain(ids[0]);
  expect(many).toBeUndefined();
  for (const query of [{ import_ids: ids.slice(0, 1) }, { min_engagement_rate: 2 }, { count: 'none' }]) {
    expect(totalKey(staff, asked(query))).toBeUndefined();
  }
});
