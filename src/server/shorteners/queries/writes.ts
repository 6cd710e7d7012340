import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Viewer } from '../../context';
import type { Db } from '../../db/connection';
import { arrayOf, selectRows } from '../../db/list';
import { shorteners } from '../../db/schema/shorteners';
import { visibleCampaign } from '../../social/queries/overview';

/** Writes a new link. */
export async function insertShortener(db: Db, row: typeof shorteners.$inferInsert): Promise<void> {
  await db.insert(shorteners).values(row);
}

/** Writes a new link under a slug nobody has; answers whether it was free. */
export async function insertIfFree(db: Db, row: typeof shorteners.$inferInsert): Promise<boolean> {
  const made = await db.insert(shorteners).values(row).onConflictDoNothing().returning({ id: shorteners.id });
  return made.length > 0;
}

/** A link, locked so that edits of it come one after the other; null where there is none. */
export async function lockShortener(db: Db, id: string) {
  const [row] = await db
    .select()
    .from(shorteners)
    .where(and(eq(shorteners.id, id), isNull(shorteners.deleted_at)))
    .for('no key update');
  return row ?? null;
}

/** Changes a link, one version further. */
export async function updateShortenerRow(
  db: Db,
  id: string,
  values: Partial<typeof shorteners.$inferInsert>,
): Promise<void> {
  await db
    .update(shorteners)
    .set({ ...values, version: sql`version + 1`, updated_at: new Date() })
    .where(eq(shorteners.id, id));
}

/** Takes a link off the post that has it; with a link that is gone goes the target it led to. */
export async function unlinkPosts(db: Db, id: string, { gone }: { gone: boolean }): Promise<void> {
  await db.execute(sql`update campaign_posts set shortener_id = null, version = version + 1, updated_at = now(),
      original_url = case when ${gone} then null else original_url end
    where shortener_id = ${id}`);
}

/** Makes a link that of a post; answers false where the post has another one. */
export async function givePost(db: Db, postId: string, id: string): Promise<boolean> {
  const given = await selectRows(
    db,
    sql`update campaign_posts p set shortener_id = ${id}, version = version + 1, updated_at = now()
      where p.id = ${postId} and (p.shortener_id is null
        or not exists (select from shorteners s where s.id = p.shortener_id and s.deleted_at is null))
      returning p.id`,
  );
  return given.length > 0;
}

/** Has the post of a link name the link's target as its own, where it names one. */
export async function movePosts(db: Db, id: string, target: string): Promise<void> {
  await db.execute(sql`update campaign_posts set original_url = ${target}, version = version + 1, updated_at = now()
    where shortener_id = ${id} and original_url is not null`);
}

/** The campaign a post is of, where the viewer has it; null otherwise. */
export async function campaignOfPost(db: Db, viewer: Viewer, postId: string): Promise<string | null> {
  const [found] = await selectRows<{ id: string }>(
    db,
    sql`select c.id from campaign_posts p join campaigns c on c.id = p.campaign_id join brands b on b.id = c.brand_id
      where p.id = ${postId} and ${visibleCampaign(viewer)}`,
  );
  return found?.id ?? null;
}

/** Whether the viewer has the campaign. */
export async function hasCampaign(db: Db, viewer: Viewer, id: string): Promise<boolean> {
  const found = await selectRows(
    db,
    sql`select c.id from campaigns c join brands b on b.id = c.brand_id where c.id = ${id} and ${visibleCampaign(viewer)}`,
  );
  return found.length > 0;
}

/** The codes of a campaign and of KOLs, by their ids. */
export async function findCodes(
  db: Db,
  campaignId: string,
  kolIds: readonly string[],
): Promise<{ campaign: string; kols: Map<string, string> }> {
  const rows = await selectRows<{ id: string; code: string }>(
    db,
    sql`select id, code from campaigns where id = ${campaignId}
      union all select id, code from kols where id = any(${arrayOf(kolIds, 'uuid')})`,
  );
  const byId = new Map(rows.map(({ id, code }) => [id, code]));
  return { campaign: byId.get(campaignId) ?? '', kols: byId };
}

/** Puts a link at a post, or takes it off. */
export async function linkPost(db: Db, postId: string, shortenerId: string | null): Promise<void> {
  await db.execute(sql`update campaign_posts set shortener_id = ${shortenerId} where id = ${postId}`);
}
