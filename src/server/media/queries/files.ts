import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/connection';
import { arrayOf, selectRows } from '../../db/list';
import { mediaFiles } from '../../db/schema/media';

/** Records a stored file. */
export async function insertFile(db: Db, file: typeof mediaFiles.$inferInsert): Promise<void> {
  await db.insert(mediaFiles).values(file);
}

/** A stored file by id; null where there is none or it was removed. */
export async function findFile(db: Db, id: string) {
  const [row] = await db
    .select()
    .from(mediaFiles)
    .where(and(eq(mediaFiles.id, id), isNull(mediaFiles.deleted_at)));
  return row ?? null;
}

/** One made for the intro page is public while what is shown there uses it. */
const isPublic = sql`(not ${mediaFiles.for_intro} or exists (select 1 from (
    select distinct on (lang) file_ids from intro_pages order by lang, created_at desc, id desc) shown
  where media_files.id = any(shown.file_ids)))`;

/** The key and type of a public picture by its content; null where no picture has it. */
export async function findPicture(db: Db, sha256: string) {
  const [row] = await db
    .select({ storage_key: mediaFiles.storage_key, type: mediaFiles.type })
    .from(mediaFiles)
    .where(and(eq(mediaFiles.sha256, sha256), eq(mediaFiles.kind, 'picture'), isNull(mediaFiles.deleted_at), isPublic))
    .limit(1);
  return row ?? null;
}

/** Marks a file removed; its bytes stay while another record has the same content. */
export async function markFileRemoved(db: Db, id: string): Promise<void> {
  await db.update(mediaFiles).set({ deleted_at: new Date() }).where(eq(mediaFiles.id, id));
}

/**
 * The stored picture with this id or content; null if there is none. As with the others found to be attached, the
 * collector leaves it alone until the transaction ends.
 */
export async function findPictureId(db: Db, key: { id: string } | { sha256: string }): Promise<string | null> {
  const rows = await selectRows<{ id: string }>(
    db,
    sql`select id from media_files where kind = 'picture' and deleted_at is null
      and ${'id' in key ? sql`id = ${key.id}` : sql`sha256 = ${key.sha256}`} order by created_at limit 1
      for key share`,
  );
  return rows[0]?.id ?? null;
}

/** Stored pictures by id and by content: the id of each, under whichever of both was asked for. */
export async function findPictureIds(db: Db, keys: readonly string[]): Promise<Map<string, string>> {
  if (keys.length === 0) return new Map();
  const lower = arrayOf(
    keys.map((key) => key.toLowerCase()),
    'text',
  );
  const rows = await selectRows<{ id: string; sha256: string }>(
    db,
    sql`select id, sha256 from media_files where kind = 'picture' and deleted_at is null
      and (id::text = any(${lower}) or sha256 = any(${lower})) order by created_at desc
      for key share`,
  );
  return new Map(rows.flatMap(({ id, sha256 }) => [[id, id] as const, [sha256, id] as const]));
}

/** Public addresses of pictures by their ids. */
export async function findPictureUrls(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await selectRows<{ id: string; url: string }>(
    db,
    sql`select id, '/pictures/' || sha256 as url from media_files where id = any(${arrayOf(ids, 'uuid')})`,
  );
  return new Map(rows.map(({ id, url }) => [id, url]));
}

/** Which of these are documents that the user uploaded, or that hang on the campaign or on the request given. */
export async function findDocumentIds(
  db: Db,
  ids: readonly string[],
  userId: string,
  { campaign = null, request = null }: { campaign?: string | null | undefined; request?: string | null | undefined },
): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await selectRows<{ id: string }>(
    db,
    sql`select f.id from media_files f where f.id = any(${arrayOf(ids, 'uuid')}) and f.kind = 'document'
      and f.deleted_at is null and (f.created_by = ${userId}::uuid
        or exists (select 1 from campaign_files cf where cf.file_id = f.id and cf.campaign_id = ${campaign}::uuid)
        or exists (select 1 from request_files rf join campaign_requests r on r.id = rf.request_id
          where rf.file_id = f.id and (r.id = ${request}::uuid or r.campaign_id = ${campaign}::uuid)))
      for key share of f`,
  );
  return new Set(rows.map(({ id }) => id));
}
