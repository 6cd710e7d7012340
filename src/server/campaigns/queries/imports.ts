import { eq, getTableColumns, sql } from 'drizzle-orm';
import { type SowField, type SowInput, sowFields } from '../../../domain/campaigns/sowSchema';
import type { KolRef } from '../../../domain/campaigns/types';
import type { CampaignStatus, PostFormat } from '../../../domain/campaigns/values';
import type { Network } from '../../../domain/networks';
import type { Viewer } from '../../context';
import type { Db } from '../../db/connection';
import { kolJson } from '../../db/fragments';
import { allOf, arrayOf, selectRows } from '../../db/list';
import { sows } from '../../db/schema/campaigns';
import { campaignFrom, campaignVisible } from './list';

/** A campaign to import into. */
export interface ImportTarget {
  id: string;
  name: string;
  status: CampaignStatus;
}

/**
 * A campaign as an import needs it; `lock` keeps its row until the transaction ends. Null where the viewer has none of
 * that id; a KOL has only its own rows of a campaign, so none to import into.
 */
export async function findImportTarget(
  db: Db,
  viewer: Viewer,
  id: string,
  lock: boolean,
): Promise<ImportTarget | null> {
  const rows = await selectRows<ImportTarget>(
    db,
    sql`select c.id, c.name, c.status ${campaignFrom} where ${allOf(campaignVisible(viewer), sql`c.id = ${id}`, viewer.type === 'kol' && sql`false`)}
      ${lock ? sql`for update of c` : sql``}`,
  );
  return rows[0] ?? null;
}

/** A KOL found by a code; `followers` are those of its networks. */
export interface ImportKol {
  kol: KolRef;
  active: boolean;
  followers: Partial<Record<Network, number | null>>;
}

/** KOLs by the codes as given; case does not matter. A code of nobody is not in the map. */
export async function findKolsByCode(db: Db, codes: readonly string[]): Promise<Map<string, ImportKol>> {
  const rows = await selectRows<ImportKol & { given: string }>(
    db,
    sql`select given.code as given, ${kolJson('k')} as kol, k.status = 'active' as active,
      coalesce((select json_object_agg(per.social_type, per.followers) from (select s.social_type, max(s.follower_count) as followers
        from socials s where s.kol_id = k.id group by s.social_type) per), '{}'::json) as followers
    from unnest(${arrayOf(codes, 'text')}) given(code)
    join kols k on upper(k.code) = upper(given.code) and k.deleted_at is null`,
  );
  return new Map(rows.map(({ given, ...found }) => [given, found]));
}

/** A stored SOW with its own fields. */
export type StoredSow = SowInput & { id: string; kol_id: string; post_count: number };

const sowColumns = Object.keys(sowFields) as SowField[];
const sowColumnNames = sql.raw(sowColumns.join(', '));
const chunk = 2_000;

/** Every SOW of a campaign. */
export function findStoredSows(db: Db, campaignId: string): Promise<(StoredSow & { version: number })[]> {
  const fields = getTableColumns(sows);
  const wanted = Object.fromEntries(sowColumns.map((column) => [column, fields[column]])) as Pick<
    typeof fields,
    SowField
  >;
  return db
    .select({ id: sows.id, kol_id: sows.kol_id, version: sows.version, ...wanted })
    .from(sows)
    .where(eq(sows.campaign_id, campaignId));
}

/** Writes new SOWs of a campaign. */
export async function insertSows(db: Db, campaignId: string, rows: readonly StoredSow[]): Promise<void> {
  for (let start = 0; start < rows.length; start += chunk) {
    await db.execute(sql`insert into sows (id, kol_id, campaign_id, ${sowColumnNames})
      select id, kol_id, ${campaignId}::uuid, ${sowColumnNames}
      from json_populate_recordset(null::sows, ${JSON.stringify(rows.slice(start, start + chunk))}::json)`);
  }
}

/** Replaces the fields of stored SOWs, one version further. */
export async function updateSows(db: Db, rows: readonly StoredSow[]): Promise<void> {
  const assignments = sql.raw(sowColumns.map((column) => `${column} = given.${column}`).join(', '));
  for (let start = 0; start < rows.length; start += chunk) {
    await db.execute(sql`update sows set ${assignments}, version = sows.version + 1, updated_at = now()
      from json_populate_recordset(null::sows, ${JSON.stringify(rows.slice(start, start + chunk))}::json) given
      where sows.id = given.id`);
  }
}

/** What a SOW promises, for finding a post's SOW and for the post template. */
export interface PromisedSow {
  id: string;
  kol: KolRef;
  social_type: Network | null;
  post_format: PostFormat | null;
  post_count: number;
  posted: number;
}

/** SOWs of a campaign by KOL and network, offline ones too. */
export function findPromisedSows(db: Db, campaignId: string): Promise<PromisedSow[]> {
  return selectRows<PromisedSow>(
    db,
    sql`select s.id, ${kolJson('k')} as kol, s.social_type, s.post_format, s.post_count,
      (select count(*)::integer from campaign_posts p where p.sow_id = s.id) as posted
    from sows s join kols k on k.id = s.kol_id where s.campaign_id = ${campaignId}
    order by k.search, s.social_type nulls last, s.post_format, s.id`,
  );
}

/** The posts the campaign has of these canonical addresses: address to id. */
export async function findKnownUrls(db: Db, campaignId: string, urls: readonly string[]): Promise<Map<string, string>> {
  const rows = await selectRows<{ id: string; canonical_url: string }>(
    db,
    sql`select id, canonical_url from campaign_posts
      where campaign_id = ${campaignId} and canonical_url = any(${arrayOf(urls, 'text')})`,
  );
  return new Map(rows.map(({ id, canonical_url }) => [canonical_url, id]));
}

/** A post as it is written; its metrics go to the ledger. */
export interface NewPost {
  id: string;
  sow_id: string;
  kol_id: string;
  social_type: Network;
  url_post: string;
  canonical_url: string;
  post_time: string | null;
  content: string | null;
  hashtags: string[];
  is_short_video: boolean;
  is_active: boolean;
  shortener_id: string | null;
}

const postFieldNames = [
  'sow_id',
  'kol_id',
  'social_type',
  'url_post',
  'canonical_url',
  'post_time',
  'content',
  'hashtags',
  'is_short_video',
  'is_active',
  'shortener_id',
] as const satisfies (keyof NewPost)[];
const postColumns = sql.raw(['id', ...postFieldNames].join(', '));

/** Writes new posts of a campaign. */
export async function insertPosts(db: Db, campaignId: string, rows: readonly NewPost[]): Promise<void> {
  for (let start = 0; start < rows.length; start += chunk) {
    await db.execute(sql`insert into campaign_posts (campaign_id, ${postColumns})
      select ${campaignId}::uuid, ${postColumns}
      from json_populate_recordset(null::campaign_posts, ${JSON.stringify(rows.slice(start, start + chunk))}::json)`);
  }
}

/** Replaces the fields of stored posts, one version further. */
export async function updatePosts(db: Db, rows: readonly NewPost[]): Promise<void> {
  const assignments = sql.raw(postFieldNames.map((column) => `${column} = given.${column}`).join(', '));
  for (let start = 0; start < rows.length; start += chunk) {
    await db.execute(sql`update campaign_posts set ${assignments}, version = campaign_posts.version + 1, updated_at = now()
      from json_populate_recordset(null::campaign_posts, ${JSON.stringify(rows.slice(start, start + chunk))}::json) given
      where campaign_posts.id = given.id`);
  }
}

/** Marks that the campaign's parts changed. */
export async function touchCampaign(db: Db, campaignId: string): Promise<void> {
  await db.execute(sql`update campaigns set version = version + 1, updated_at = now() where id = ${campaignId}`);
}
