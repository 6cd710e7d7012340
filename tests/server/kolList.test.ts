import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type KolListQuery, kolListQuery } from '../../src/domain/kols/listSchema';
import type { KolListItem } from '../../src/domain/kols/types';
import { kolStatusFilters, kolTypes } from '../../src/domain/kols/values';
import { sortOptions } from '../../src/domain/lists';
import { networks } from '../../src/domain/networks';
import { noSector } from '../../src/domain/noSector';
import { normalise } from '../../src/domain/text';
import { parse } from '../../src/domain/validation';
import type { Viewer } from '../../src/server/context';
import { openDatabase } from '../../src/server/db/connection';
import { foldKolCounts } from '../../src/server/db/kolCounts';
import { renewStaleFacets } from '../../src/server/db/kolFacets';
import { addBulkKols } from '../../src/server/demo/bulk/kols';
import { presentKol, seesWholeCards } from '../../src/server/kols/present';
import { findKol } from '../../src/server/kols/queries/detail';
import { findKols } from '../../src/server/kols/queries/list';
import { ensureReferenceData } from '../../src/server/reference/seed';
import { createTestDatabase, type TestDatabase } from '../support/database';
import { buildUser } from '../support/factories';

/** A KOL as the entity tables hold it, read without any of the tables made for the list. */
interface Plain {
  card: Required<KolListItem>;
  search: string;
  public_search: string;
  /** Its place when all are sorted by the name staff know, by the one everybody knows, by date. */
  by_name: number;
  by_public_name: number;
  by_date: number;
}

let database: TestDatabase;
let sectors: string[];

beforeAll(async () => {
  database = await createTestDatabase();
  await ensureReferenceData(database.db);
  await addBulkKols(database.db, 2_500, () => {});
  await secondAccounts();
  await heldEdits();
  const { rows } = await database.pool.query<{ id: string }>(
    "select id from sectors where type = 'kol' order by position",
  );
  sectors = rows.map(({ id }) => id);
});
afterAll(() => database.drop());

/** KOLs with two accounts on a network, accounts of unknown size, equal sizes, prices with one end, and deleted ones. */
async function secondAccounts(): Promise<void> {
  await database.db.execute(sql`insert into socials (id, kol_id, social_type, url, follower_count)
    select gen_random_uuid(), kol_id, social_type, url || '/2', case row_number() over (order by id) % 3
      when 0 then null when 1 then follower_count else follower_count * 2 end from socials where follower_count % 3 = 0`);
  await database.db.execute(
    sql`update kols set deleted_at = now() where booking_price_from = 500000 and code like '%7'`,
  );
  await database.db.execute(sql`delete from kol_sectors where kol_id in (select id from kols where code like '%9')`);
  await database.db.execute(sql`update kols set outstanding = true where code like '%3'`);
  await database.db.execute(sql`update kols set booking_price_to = null where code like '%5'`);
  await database.db.execute(sql`update kols set booking_price_from = null where code like '%6'`);
}

/** Edits that wait beside active KOLs, and some that wait no longer. */
async function heldEdits(): Promise<void> {
  const { id } = await buildUser(database.db);
  await database.db.execute(sql`insert into pending_changes (id, entity, entity_id, change, base_version, created_by, decided_at)
    select gen_random_uuid(), 'kol', k.id, '{}', 1, ${id}, case when code like '%4' then now() end
    from kols k where deleted_at is null and status = 'active' and code ~ '[48]$'`);
  await database.db.execute(sql`update kols set version = version + 1 where code ~ '[48]$'`);
}

async function plainKols(): Promise<Plain[]> {
  const { rows } = await database.pool.query<Plain>(`
    select k.search, k.public_search, row_number() over (order by search, id)::int as by_name,
      row_number() over (order by public_search, id)::int as by_public_name,
      row_number() over (order by created_at, id)::int as by_date, json_build_object('id', k.id, 'code', k.code, 'stage_name', k.stage_name, 'avatar', null, 'type', k.type,
      'bio', k.bio, 'the_talent_partner', k.the_talent_partner, 'outstanding', k.outstanding,
      'status', case when held.is then 'pending' else k.status end, 'pending_edit', held.is,
      'booking_price_from', k.booking_price_from, 'booking_price_to', k.booking_price_to, 'create_date', k.created_at,
      'version', k.version, 'jobs', array(select job_code from kol_jobs where kol_id = k.id order by 1),
      'sectors', array(select json_build_object('id', s.id, 'name', s.name, 'un_name', s.un_name)
        from kol_sectors ks join sectors s on s.id = ks.sector_id where kol_id = k.id order by s.position, s.id),
      'socials', array(select json_build_object('id', id, 'social_type', social_type, 'url', url, 'name', name,
        'is_verified', is_verified, 'follower_count', follower_count)
        from socials where kol_id = k.id order by follower_count desc nulls last, id)) as card
    from kols k cross join lateral (select k.status = 'active' and exists (select from pending_changes
      where entity_id = k.id and decided_at is null) as is) held where deleted_at is null`);
  return rows.map(({ card, ...kol }) => ({
    ...kol,
    card: { ...card, create_date: new Date(card.create_date).toISOString() },
  }));
}

const staff = { type: 'staff', reduced: false, kolId: null } as Viewer;
const customer = { type: 'customer', reduced: true, kolId: null } as Viewer;

const overlaps = (wanted: readonly string[] | undefined, has: readonly string[]) =>
  !wanted || wanted.some((one) => has.includes(one));
const within = (value: number | null, least?: number, most?: number) =>
  (least === undefined || (value !== null && value >= least)) &&
  (most === undefined || (value !== null && value <= most));

/** Whether a KOL has any of the sectors, or none where that is asked for. */
const hasSector = (wanted: readonly string[] | undefined, { sectors: has }: Plain['card']) =>
  overlaps(wanted, has.length > 0 ? has.map(({ id }) => id) : [noSector]);

const isStaff = (viewer: Viewer | null) => viewer !== null && !viewer.reduced;

function matches(viewer: Viewer | null, query: KolListQuery, { card, ...names }: Plain): boolean {
  const search = isStaff(viewer) ? names.search : names.public_search;
  const wantedSectors = [...(query.sectors ?? []), ...(query.sector_ids ?? [])];
  const { social_type, min_followers, max_followers } = query;
  const asksReach = social_type !== undefined || min_followers !== undefined || max_followers !== undefined;
  const inForce = card.status === 'active' || card.pending_edit;
  const shown = isStaff(viewer) ? card.status !== 'reject' : inForce;
  const forStaff =
    !isStaff(viewer) ||
    (overlaps(query.status, [card.status, ...(inForce ? ['in_force'] : [])]) &&
      within(card.booking_price_to ?? card.booking_price_from, query.min_booking_price) &&
      within(card.booking_price_from ?? card.booking_price_to, undefined, query.max_booking_price));
  return (
    shown &&
    forStaff &&
    (viewer?.type !== 'kol' || card.id === viewer.kolId) &&
    (!query.stage_name || search.includes(normalise(query.stage_name))) &&
    (!query.kol_type || card.type === query.kol_type) &&
    (query.the_talent_partner === undefined || card.the_talent_partner === query.the_talent_partner) &&
    (query.outstanding === undefined || card.outstanding === query.outstanding) &&
    overlaps(
      query.category_sectors,
      card.sectors.map(({ id }) => id),
    ) &&
    hasSector(wantedSectors.length > 0 ? wantedSectors : undefined, card) &&
    overlaps(query.job_ids, card.jobs) &&
    (!asksReach ||
      card.socials.some(
        (social) =>
          overlaps(social_type, [social.social_type]) && within(social.follower_count, min_followers, max_followers),
      ))
  );
}

function ordered(kols: Plain[], viewer: Viewer | null, sort = 'DATEDESC'): Plain[] {
  const name = isStaff(viewer) ? 'by_name' : 'by_public_name';
  const place = sort.startsWith('NAME') ? name : 'by_date';
  const direction = sort.endsWith('ASC') ? 1 : -1;
  return [...kols].sort((a, b) => direction * (a[place] - b[place]));
}

/** Present or left out. */
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined, freq: 1 });
const followers = fc.constantFrom(0, 1_000, 5_000, 12_000, 40_000, 150_000, 1_000_000);
const price = fc.integer({ min: 0, max: 12 }).map((steps) => steps * 1_000_000);

it('finds what the entity tables hold, whatever the filters, the order and the viewer', async () => {
  const kols = await plainKols();
  const jobs = [...new Set(kols.flatMap(({ card }) => card.jobs))];
  const ownKol = { type: 'kol', reduced: true, kolId: kols[5]?.card.id } as Viewer;
  const some = (values: readonly string[]) =>
    maybe(fc.uniqueArray(fc.constantFrom(...values), { minLength: 1, maxLength: 3 }));
  const one = (values: readonly string[]) => maybe(fc.constantFrom(...values).map((value) => [value]));
  const filters = fc.record({
    stage_name: fc.option(
      fc.constantFrom(
        ...[
          'nguyen',
          'Nguyễn Thị',
          'uyen th',
          'da nang',
          'MAKEUP',
          'an',
          'linh',
          'KX00',
          'kx0001',
          '%',
          '_',
          'mi%nh',
          'a_h k',
        ],
      ),
      { nil: undefined, freq: 4 },
    ),
    status: some(kolStatusFilters),
    social_type: fc.oneof(some(networks), one(networks)),
    sectors: fc.oneof(some([...sectors, noSector]), one([...sectors, noSector])),
    sector_ids: fc.option(
      fc.constantFrom(...sectors, noSector).map((id) => [id]),
      { nil: undefined, freq: 5 },
    ),
    category_sectors: one(sectors),
    kol_type: maybe(fc.constantFrom(...kolTypes)),
    job_ids: some(jobs),
    the_talent_partner: maybe(fc.boolean()),
    outstanding: maybe(fc.boolean()),
    min_followers: maybe(followers),
    max_followers: maybe(followers),
    min_booking_price: maybe(price),
    max_booking_price: maybe(price),
    sort: maybe(fc.constantFrom(...sortOptions)),
    page: fc.integer({ min: 1, max: 3 }),
    size: fc.constantFrom(5, 10, 200),
  });
  // At most four filters at once, so that some KOLs are left to find.
  const names = [
    'stage_name',
    'status',
    'social_type',
    'sectors',
    'sector_ids',
    'kol_type',
    'job_ids',
    'the_talent_partner',
    'outstanding',
    'category_sectors',
  ].concat(['min_followers', 'max_followers', 'min_booking_price', 'max_booking_price']);
  const query = fc.tuple(filters, fc.subarray(names, { maxLength: 4 })).map(([all, on]) => {
    const kept = [...on, 'sort', 'page', 'size'];
    return Object.fromEntries(Object.entries(all).filter(([key, value]) => kept.includes(key) && value !== undefined));
  });
  let foundSome = 0;
  await fc.assert(
    fc.asyncProperty(query, fc.constantFrom(null, staff, staff, customer, ownKol), async (asked, viewer) => {
      const parsed = parse<KolListQuery>(kolListQuery, asked);
      const expected = ordered(
        kols.filter((kol) => matches(viewer, parsed, kol)),
        viewer,
        parsed.sort,
      );
      const from = (parsed.page - 1) * parsed.size;
      const found = await findKols(database.db, viewer, parsed);
      expect(found.total).toBe(expected.length);
      const cards = found.data.map(({ score: _score, ...card }) => card);
      expect(cards).toEqual(expected.slice(from, from + parsed.size).map(({ card }) => card));
      if (found.data.length > 0) foundSome++;
    }),
    { numRuns: 400, seed: 20 },
  );
  expect(foundSome).toBeGreaterThan(100);
});

it('leaves the total out when none is asked for', async () => {
  const page = await findKols(
    database.db,
    null,
    parse<KolListQuery>(kolListQuery, { count: 'none', social_type: 'tiktok' }),
  );
  expect(page.data).toHaveLength(10);
  expect(page).not.toHaveProperty('total');
});

it('counts exactly up to 10,000 matches, beyond that only when asked', async () => {
  const group = { kol_type: 'community_group', the_talent_partner: 'true' };
  const before = (await findKols(database.db, null, parse<KolListQuery>(kolListQuery, group))).total ?? 0;
  const add = (from: number, to: number) =>
    database.db.execute(sql`insert into kols (id, code, stage_name, type, the_talent_partner, status)
      select gen_random_uuid(), 'MANY' || n, 'Nhóm ' || n, 'community_group', true, 'active' from generate_series(${from}::int, ${to}::int) n`);
  const read = (query: object) =>
    findKols(database.db, null, parse<KolListQuery>(kolListQuery, { ...group, ...query }));
  await add(1, 10_000 - before);
  expect(await read({})).toMatchObject({ total: 10_000 });
  expect(await read({})).not.toHaveProperty('estimated');
  await add(10_001, 10_007);
  const { total, estimated } = await read({});
  expect({ enough: (total ?? 0) > 10_000, estimated }).toEqual({ enough: true, estimated: true });
  expect(await read({ page: 2 })).toMatchObject({ total, estimated: true });
  expect(await read({ count: 'exact' })).toMatchObject({ total: 10_007 });
  expect(await read({ count: 'exact' })).not.toHaveProperty('estimated');
});

it('knows how many KOLs there are of a status without counting, through every change and once put together', async () => {
  const check = async () => {
    const kols = await plainKols();
    const several = [
      ['active', 'pending'],
      ['in_force', 'pending'],
    ] as const;
    for (const status of [undefined, ['active'], ['pending'], ['in_force'], ['reject'], ...several] as const) {
      for (const sort of [undefined, 'NAMEASC'] as const) {
        const asked = parse<KolListQuery>(kolListQuery, { ...(status && { status }), ...(sort && { sort }) });
        const { total, estimated } = await findKols(database.db, staff, asked);
        const known = kols.filter((kol) => matches(staff, asked, kol)).length;
        expect({ status, sort, total, estimated }).toEqual({ status, sort, total: known, estimated: undefined });
      }
    }
  };
  await check();
  const { db, pool } = database;
  await db.execute(sql`insert into kols (id, code, stage_name, type, the_talent_partner, status)
    select gen_random_uuid(), 'KEPT' || n, 'Kept ' || n, 'personal', false, 'pending' from generate_series(1, 3) n`);
  await check();
  await db.execute(sql`update kols set status = 'active' where code in ('KEPT1', 'KEPT2')`);
  await db.execute(sql`update kols set public = false where code = 'KEPT2'`);
  await check();
  const undone = await pool.connect();
  await undone.query('begin');
  await undone.query("update kols set deleted_at = now() where code like 'KEPT%'");
  await check();
  await undone.query('rollback');
  undone.release();
  await Promise.all([
    db.execute(sql`update kols set status = 'reject' where code = 'KEPT3'`),
    db.execute(sql`update kols set deleted_at = now() where code = 'KEPT1'`),
    foldKolCounts(db),
    foldKolCounts(db),
  ]);
  await check();
  await foldKolCounts(db);
  await check();
  const { rows } = await pool.query('select status from kol_counts');
  expect(rows.length).toBe(new Set(rows.map(({ status }) => status)).size);
});

it('finds the same of many names whether it sorts them or walks from the newest', async () => {
  const read = (count: string) =>
    findKols(database.db, null, parse<KolListQuery>(kolListQuery, { stage_name: 'nhóm 1', page: 3, size: 50, count }));
  const sorted = await read('exact');
  expect(sorted.total).toBeGreaterThan(1_000);
  expect((await read('none')).data).toEqual(sorted.data);
});

it('keeps nothing in a card that staff are not shown, as theirs are passed on unread', async () => {
  const { data } = await findKols(database.db, staff, parse<KolListQuery>(kolListQuery, { size: 200 }));
  expect(data).toHaveLength(200);
  expect(data.map((kol) => presentKol(staff, kol))).toEqual(data);
  expect(seesWholeCards(staff)).toBe(true);
  for (const other of [null, { ...staff, reduced: true }]) {
    expect(seesWholeCards(other)).toBe(false);
    expect(presentKol(other, data[0] as KolListItem)).not.toEqual(data[0]);
  }
});

it('plans what it prepares once, not for each page again', async () => {
  // What is learnt of a table meanwhile makes its plans anew, too.
  for (const table of ['kol_facets', 'kol_cards', 'kol_scores', 'kol_counts']) {
    await database.pool.query(`alter table ${table} set (autovacuum_enabled = false)`);
    await database.pool.query(`analyze ${table}`);
  }
  const single = openDatabase(database.config, () => {}, 1);
  try {
    for (const viewer of [staff, null]) {
      for (const query of [{}, { status: 'in_force' }, { page: 3 }, { stage_name: 'nguyễn' }]) {
        const asked = parse<KolListQuery>(kolListQuery, query);
        for (let call = 0; call < 8; call += 1) await findKols(single.db, viewer, asked);
      }
    }
    const { rows } = await single.pool.query(
      "select name, custom_plans from pg_prepared_statements where name like 'kols_%' order by name",
    );
    // PostgreSQL looks five times whether knowing the values is worth it.
    const once = (name: string) => ({ name, custom_plans: '5' });
    const names = ['by_public_search_anybody', 'by_search_signed'];
    const all = [...names, 'of_states_anybody', 'of_states_signed'].map((name) => once(`kols_${name}`));
    expect(rows.map((row) => ({ ...row, custom_plans: String(row.custom_plans) }))).toEqual(all);
  } finally {
    await single.close();
  }
});

it('looks up cards and scorecards of the page alone where all would be few to read', async () => {
  for (const query of [
    {},
    { stage_name: 'nguyễn' },
    { social_type: 'tiktok' },
    { kol_type: 'personal', sort: 'NAMEASC' },
  ]) {
    const asked = parse<KolListQuery>(kolListQuery, query);
    const read = await database.db.transaction(async (transaction) => {
      expect((await findKols(transaction, staff, asked)).data).toHaveLength(asked.size);
      return transaction.execute(sql`select relname from pg_stat_xact_user_tables
        where relname in ('kol_cards', 'kol_scores') and seq_scan > 0`);
    });
    expect(read.rows, JSON.stringify(query)).toEqual([]);
  }
});

it('shows every change of a KOL, its accounts, sectors, jobs and of a sector itself in the list at once', async () => {
  const [first] = (
    await findKols(
      database.db,
      staff,
      parse<KolListQuery>(kolListQuery, { social_type: 'tiktok', sectors: sectors[0] }),
    )
  ).data;
  if (!first) throw new Error('no KOL to change');
  const { db } = database;
  const read = async () => (await findKol(db, staff, first.id)) ?? null;
  await db.execute(sql`update kols set stage_name = 'Đặng Ánh Mới', version = version + 1 where id = ${first.id}`);
  expect(await read()).toMatchObject({ stage_name: 'Đặng Ánh Mới', version: first.version + 1 });
  expect((await findKols(db, staff, parse<KolListQuery>(kolListQuery, { stage_name: 'dang anh moi' }))).total).toBe(1);
  await db.execute(
    sql`update socials set follower_count = 987654321 where kol_id = ${first.id} and social_type = 'tiktok'`,
  );
  const largest = parse<KolListQuery>(kolListQuery, {
    social_type: 'tiktok',
    sectors: sectors[0],
    min_followers: 987654321,
  });
  expect((await findKols(db, staff, largest)).data.map(({ id }) => id)).toEqual([first.id]);
  await db.execute(sql`update sectors set name = 'Làm đẹp mới' where id = ${sectors[0]}`);
  expect((await read())?.sectors.map(({ name }) => name)).toContain('Làm đẹp mới');
  await db.execute(sql`delete from kol_sectors where kol_id = ${first.id}`);
  await db.execute(sql`delete from kol_jobs where kol_id = ${first.id}`);
  expect(await read()).toMatchObject({ sectors: [], jobs: [] });
  expect((await findKols(db, staff, largest)).total).toBe(0);
  await db.execute(sql`delete from socials where kol_id = ${first.id}`);
  expect(await read()).toMatchObject({ socials: [] });
  await db.execute(sql`update kols set deleted_at = now() where id = ${first.id}`);
  expect(await read()).toBeNull();
});

it('loses no change where two transactions change the same KOL at once', async () => {
  const [kol] = (await findKols(database.db, staff, parse<KolListQuery>(kolListQuery, { social_type: 'facebook' })))
    .data;
  if (!kol?.socials[0]) throw new Error('no KOL with an account');
  const renaming = await database.pool.connect();
  try {
    await renaming.query('begin');
    await renaming.query("update kols set stage_name = 'Tên Sau' where id = $1", [kol.id]);
    const counting = database.pool.query('update socials set follower_count = 4242 where id = $1', [kol.socials[0].id]);
    await renaming.query('select pg_sleep(0.2)');
    await renaming.query('commit');
    await counting;
  } finally {
    renaming.release();
  }
  const found = await findKol(database.db, staff, kol.id);
  expect(found?.stage_name).toBe('Tên Sau');
  expect(found?.socials.map(({ follower_count }) => follower_count)).toContain(4242);
});

it.each([
  [
    'accounts',
    'update kol_facets set facebook = null, instagram = null, tiktok = null, youtube = null where kol_id = $1',
  ],
  ['reach', "update kol_reach set type = 'community_group', booking_price_from = null where kol_id = $1"],
  ['jobs', 'delete from kol_job_facets where kol_id = $1'],
  ['former jobs', "update kol_job_facets set job_code = job_code || '-gone' where kol_id = $1"],
  ['status', "update kol_job_facets set status = 'reject' where kol_id = $1"],
])('makes the list rows of a KOL anew that was written as the release before did it: %s', async (_what, spoil) => {
  const { db, pool } = database;
  const rows = async () => {
    const read = (table: string) => pool.query(`select to_jsonb(t) as row from ${table} t order by to_jsonb(t)::text`);
    const tables = await Promise.all(['kol_facets', 'kol_reach', 'kol_job_facets'].map(read));
    return tables.map((table) => table.rows);
  };
  await renewStaleFacets(db);
  const before = await rows();
  const asked = parse<KolListQuery>(kolListQuery, { social_type: 'tiktok', stage_name: 'KX00', kol_type: 'personal' });
  const kol = (await findKols(db, staff, asked)).data.find(
    ({ socials, jobs }) => socials.length === 1 && jobs.length > 0,
  );
  await pool.query(spoil, [kol?.id]);
  expect(await rows()).not.toEqual(before);
  await renewStaleFacets(db);
  expect(await rows()).toEqual(before);
});

it('makes no list rows anew that agree', async () => {
  const places = async () => (await database.pool.query('select ctid from kol_facets order by kol_id')).rows;
  await renewStaleFacets(database.db);
  const untouched = await places();
  await renewStaleFacets(database.db);
  expect(await places()).toEqual(untouched);
});
