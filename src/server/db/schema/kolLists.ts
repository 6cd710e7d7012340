import { sql } from 'drizzle-orm';
import { boolean, index, json, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { instant, whole } from './columns';

/**
 * A KOL as lists show it, in its wire form. Like the other tables of this file it is derived from kols, socials,
 * kol_sectors and kol_jobs by triggers (refresh_kol_cards) and never written by hand.
 */
export const kolCards = pgTable('kol_cards', {
  kol_id: uuid().primaryKey(),
  card: json().notNull(),
});

/** Of a KOL, what filters of several kinds ask for; of the same names wherever it stands. */
const carried = () => ({
  type: text().notNull().default('personal'),
  the_talent_partner: boolean().notNull().default(false),
  outstanding: boolean().notNull().default(false),
  booking_price_from: whole(),
  booking_price_to: whole(),
});

/**
 * The followers of a KOL's largest account on each network: -1 where no size is known, null without one. `several` says
 * that it has more than one account on some network, which only `socials` tells.
 */
const accounts = () => ({
  facebook: whole(),
  instagram: whole(),
  tiktok: whole(),
  youtube: whole(),
  several: boolean().notNull().default(false),
});

/**
 * What lists filter and sort KOLs by, apart from their cards so that a scan reads little. Its indexes by newest, which
 * have the status and more beside, stand in migrations 0046 and 0051.
 */
export const kolFacets = pgTable(
  'kol_facets',
  {
    kol_id: uuid().primaryKey(),
    created_at: instant().notNull(),
    search: text().notNull(),
    /** What those search and sort by who are not told the full name. */
    public_search: text().notNull(),
    status: text().notNull(),
    ...carried(),
    ...accounts(),
    sector_ids: uuid().array().notNull(),
    job_codes: text().array().notNull(),
  },
  (table) => [
    index('kol_facets_status').on(table.status, table.created_at, table.kol_id),
    index('kol_facets_name').on(table.search, table.kol_id),
    index('kol_facets_beginning').on(table.search.op('text_pattern_ops')),
    index('kol_facets_search').using('gin', sql`${table.search} gin_trgm_ops`),
    index('kol_facets_public_name').on(table.public_search, table.kol_id),
    index('kol_facets_public_beginning').on(table.public_search.op('text_pattern_ops')),
    index('kol_facets_public_search').using('gin', sql`${table.public_search} gin_trgm_ops`),
    index('kol_facets_sectors').using('gin', table.sector_ids),
    index('kol_facets_jobs').using('gin', table.job_codes),
  ],
);

/** The facets of a KOL once per job, without its names: what a search by a job and more reads, from an index. */
export const kolJobFacets = pgTable(
  'kol_job_facets',
  {
    kol_id: uuid().notNull(),
    job_code: text().notNull(),
    created_at: instant().notNull(),
    status: text().notNull(),
    ...carried(),
    ...accounts(),
    sector_ids: uuid().array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.kol_id, table.job_code] })],
);

/**
 * How many KOLs have a status, of `kol_facets`: the sum of all changes, which nobody has to wait for to add one. They are
 * put together nightly. With every other write of `kol_facets` one row has its `stamp` made anew, so that the same sum of
 * stamps is the same KOLs with the same facets.
 */
export const kolCounts = pgTable('kol_counts', {
  id: whole().primaryKey().generatedAlwaysAsIdentity(),
  status: text().notNull(),
  change: whole().notNull(),
  stamp: whole().notNull().default(sql`floor(random() * 4503599627370496)`),
});

/**
 * One row per account and sector of its KOL, and one per account for any sector (the nil UUID): what a search by
 * network, followers and sector reads. Followers unknown = -1; `below` is the count of the KOL's next smaller account there
 * (-2 = none), so that a KOL with several accounts in a range is found once. `state` is the facets' status as its place
 * in `kolStates`.
 */
export const kolReach = pgTable(
  'kol_reach',
  {
    kol_id: uuid().notNull(),
    social_type: text().notNull(),
    sector_id: uuid().notNull(),
    followers: whole().notNull(),
    below: whole().notNull(),
    state: smallint().notNull(),
    created_at: instant().notNull(),
    ...carried(),
  },
  (table) => [index('kol_reach_kol').on(table.kol_id)],
);
