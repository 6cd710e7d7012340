import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { setByHand } from '../../../domain/kols/prices';
import type { Db } from '../../db/connection';
import { arrayOf, selectRows } from '../../db/list';
import { kolPrices } from '../../db/schema/kolPrices';
import { kolJobs, kolSectors, kols, socials } from '../../db/schema/kols';
import { askForScores } from '../../jobs/scores';
import { type KolColumns, type KolFields, kolColumns } from '../fields';
import { type PriceFields, pricesOf } from '../prices';
import { priceFields } from './prices';

type KolRow = typeof kols.$inferInsert;

/** A KOL as verbs compare and change it. */
export interface StoredKol {
  id: string;
  version: number;
  status: 'pending' | 'active' | 'reject';
  status_reason: string | null;
  outstanding: boolean;
  created_by: string | null;
  user_id: string | null;
  fields: KolFields;
}

/** A KOL; `lock` keeps its row until the transaction ends, so that two edits come one after the other. Null if gone. */
export async function findStoredKol(db: Db, id: string, lock: boolean): Promise<StoredKol | null> {
  const [kol] = await findStoredKols(db, eq(kols.id, id), lock);
  return kol ?? null;
}

/** KOLs by code in capitals; `lock` as in `findStoredKol`. */
export async function findStoredKolsByCode(
  db: Db,
  codes: readonly string[],
  lock: boolean,
): Promise<Map<string, StoredKol>> {
  const asked = arrayOf(
    codes.map((code) => code.toUpperCase()),
    'text',
  );
  const found = await findStoredKols(db, sql`upper(${kols.code}) = any(${asked})`, lock);
  return new Map(found.map((kol) => [kol.fields.code.toUpperCase(), kol]));
}

interface Links {
  id: string;
  sectors: string[];
  jobs: string[];
  accounts: Record<string, string>;
  prices: PriceFields;
}

async function findStoredKols(db: Db, which: SQL, lock: boolean): Promise<StoredKol[]> {
  const found = db
    .select()
    .from(kols)
    .where(and(which, isNull(kols.deleted_at)))
    .orderBy(kols.id);
  const rows = await (lock ? found.for('update') : found);
  if (rows.length === 0) return [];
  const ids = arrayOf(
    rows.map(({ id }) => id),
    'uuid',
  );
  const links = await selectRows<Links>(
    db,
    sql`select k.id,
      array(select sector_id from kol_sectors where kol_id = k.id order by position, sector_id) as sectors,
      array(select job_code from kol_jobs where kol_id = k.id order by job_code) as jobs,
      coalesce((select json_object_agg('social:' || s.id, s.url order by s.id) from socials s where s.kol_id = k.id),
        '{}'::json) as accounts, ${priceFields} as prices
      from unnest(${ids}) k(id)`,
  );
  const linksOf = new Map(links.map((one) => [one.id, one]));
  return rows.map((kol) => {
    const { id, version, status, status_reason, outstanding, created_by, user_id } = kol;
    const own = Object.fromEntries(kolColumns.map((column) => [column, kol[column]])) as KolColumns;
    const { sectors = [], jobs = [], accounts = {}, prices = {} } = linksOf.get(id) ?? {};
    const byHand = setByHand(own, pricesOf(prices));
    return {
      id,
      version,
      status,
      status_reason,
      outstanding,
      created_by,
      user_id,
      fields: { ...own, ...byHand, sectors, jobs, ...accounts, ...prices },
    };
  });
}

/** Newest followers of linked accounts, by account. */
export async function findFollowers(db: Db, kolIds: readonly string[]): Promise<Map<string, number | null>> {
  const rows = await selectRows<{ id: string; follower_count: number | null }>(
    db,
    sql`select id, follower_count from socials where kol_id = any(${arrayOf(kolIds, 'uuid')})`,
  );
  return new Map(rows.map(({ id, follower_count }) => [id, follower_count]));
}

/** Runs `work` and makes the list rows of these KOLs anew once, after it. */
export async function withCardsAfter(db: Db, ids: readonly string[], work: () => Promise<void>): Promise<void> {
  await db.execute(sql`select set_config('kol_cards.refresh', 'later', true)`);
  await work();
  await db.execute(sql`select refresh_kol_cards(${arrayOf(ids, 'uuid')}), set_config('kol_cards.refresh', '', true)`);
}

const chunk = 1_000;

async function inChunks<Row>(rows: readonly Row[], insert: (some: Row[]) => Promise<unknown>): Promise<void> {
  for (let start = 0; start < rows.length; start += chunk) await insert(rows.slice(start, start + chunk));
}

/** Adds KOLs; their scorecards follow. */
export async function insertKols(db: Db, rows: readonly KolRow[]): Promise<void> {
  await inChunks(rows, (some) => db.insert(kols).values(some));
  await askForScores(db, { kol_ids: rows.map(({ id }) => id) });
}

/** Changes a KOL, one version further; its scorecard follows. */
export async function updateKol(db: Db, id: string, values: Partial<KolRow>): Promise<void> {
  await db
    .update(kols)
    .set({ ...values, version: sql`version + 1`, updated_at: new Date() })
    .where(eq(kols.id, id));
  await askForScores(db, { kol_ids: [id] });
}

/** Marks a KOL as featured or not; not an edit that another one could collide with. */
export async function updateOutstanding(db: Db, id: string, outstanding: boolean): Promise<void> {
  await db.update(kols).set({ outstanding, updated_at: new Date() }).where(eq(kols.id, id));
}

/** Links KOLs with sectors, in the order given. */
export function insertSectors(db: Db, rows: readonly (typeof kolSectors.$inferInsert)[]): Promise<void> {
  return inChunks(rows, (some) => db.insert(kolSectors).values(some));
}

/** Links KOLs with jobs. */
export function insertJobs(db: Db, rows: readonly (typeof kolJobs.$inferInsert)[]): Promise<void> {
  return inChunks(rows, (some) => db.insert(kolJobs).values(some));
}

/** Frees a KOL of its sectors, so that others can be given. */
export async function removeSectors(db: Db, kolId: string): Promise<void> {
  await db.delete(kolSectors).where(eq(kolSectors.kol_id, kolId));
}

/** Frees a KOL of its jobs, so that others can be given. */
export async function removeJobs(db: Db, kolId: string): Promise<void> {
  await db.delete(kolJobs).where(eq(kolJobs.kol_id, kolId));
}

/** Adds prices to KOLs' lists. */
export function insertPrices(db: Db, rows: readonly (typeof kolPrices.$inferInsert)[]): Promise<void> {
  return inChunks(rows, (some) => db.insert(kolPrices).values(some));
}

/** Empties a KOL's price list, so that another can be given. */
export async function removePrices(db: Db, kolId: string): Promise<void> {
  await db.delete(kolPrices).where(eq(kolPrices.kol_id, kolId));
}

/** Links accounts. */
export function insertSocials(db: Db, rows: readonly (typeof socials.$inferInsert)[]): Promise<void> {
  return inChunks(rows, (some) => db.insert(socials).values(some));
}

/** Unlinks accounts, with what was read of them but the ledger. */
export async function removeSocials(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await db.delete(socials).where(inArray(socials.id, [...ids]));
}

/** Makes the accounts of a deleted KOL free for others; what was measured stays. */
export async function releaseSocials(db: Db, kolId: string): Promise<void> {
  await db.update(socials).set({ is_linked: false, updated_at: new Date() }).where(eq(socials.kol_id, kolId));
}
