import { sql } from 'drizzle-orm';
import type { AcceptancePostType } from '../../../domain/campaigns/values';
import type { Db } from '../../db/connection';
import { arrayOf, selectRows } from '../../db/list';

/** An acceptance as verbs compare and change it; pictures by id, in order. */
export interface AcceptanceFields {
  sow_id: string;
  title: string;
  post_type: AcceptancePostType;
  url_posts: string[];
  images: string[];
}
export type StoredAcceptance = { id: string; version: number; fields: AcceptanceFields };

/** These acceptances of a campaign, by id. */
export async function findStoredAcceptances(
  db: Db,
  campaignId: string,
  ids: readonly string[],
): Promise<Map<string, StoredAcceptance>> {
  const rows = await selectRows<AcceptanceFields & { id: string; version: number }>(
    db,
    sql`select a.id, a.version, a.sow_id, a.title, a.post_type, a.url_posts,
      array(select i.file_id from acceptance_images i where i.acceptance_id = a.id order by i.position) as images
    from campaign_acceptances a where a.campaign_id = ${campaignId} and a.id = any(${arrayOf(ids, 'uuid')})`,
  );
  return new Map(rows.map(({ id, version, ...fields }) => [id, { id, version, fields }]));
}

/** The campaign an acceptance, or else a SOW, is part of; null where there is none. */
export async function findCampaignOfPart(
  db: Db,
  { acceptance = null, sow = null }: { acceptance?: string | null | undefined; sow?: string | null | undefined },
): Promise<string | null> {
  const rows = await selectRows<{ campaign_id: string }>(
    db,
    acceptance
      ? sql`select campaign_id from campaign_acceptances where id = ${acceptance}`
      : sql`select campaign_id from sows where id = ${sow}::uuid`,
  );
  return rows[0]?.campaign_id ?? null;
}

/** SOWs of a campaign with their KOLs. */
export function findSowKols(db: Db, campaignId: string): Promise<{ id: string; kol_id: string }[]> {
  return selectRows(db, sql`select id, kol_id from sows where campaign_id = ${campaignId}`);
}

type Row = { id: string } & AcceptanceFields;

/** Adds acceptances of a campaign, or changes those that are there, one version further; with their pictures. */
export async function saveAcceptances(db: Db, campaignId: string, rows: readonly Row[]): Promise<void> {
  if (rows.length === 0) return;
  await db.execute(sql`insert into campaign_acceptances (id, campaign_id, sow_id, title, post_type, url_posts)
    select id, ${campaignId}::uuid, sow_id, title, post_type, url_posts
    from json_populate_recordset(null::campaign_acceptances, ${JSON.stringify(rows)}::json)
    on conflict (id) do update set sow_id = excluded.sow_id, title = excluded.title, post_type = excluded.post_type,
      url_posts = excluded.url_posts, version = campaign_acceptances.version + 1, updated_at = now()`);
  const ids = arrayOf(
    rows.map(({ id }) => id),
    'uuid',
  );
  await db.execute(sql`delete from acceptance_images where acceptance_id = any(${ids})`);
  const pictures = rows.flatMap(({ id, images }) =>
    images.map((file_id, position) => ({ acceptance_id: id, file_id, position })),
  );
  await db.execute(sql`insert into acceptance_images (acceptance_id, file_id, position)
    select acceptance_id, file_id, position
    from json_populate_recordset(null::acceptance_images, ${JSON.stringify(pictures)}::json)`);
}

/** Removes an acceptance with its pictures. */
export async function deleteAcceptance(db: Db, id: string): Promise<void> {
  await db.execute(sql`delete from campaign_acceptances where id = ${id}`);
}
