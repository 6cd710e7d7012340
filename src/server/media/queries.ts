import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../db/connection';
import { mediaFiles } from '../db/schema/media';

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

/** The key and type of a public picture by its content; null where no picture has it. */
export async function findPicture(db: Db, sha256: string) {
  const [row] = await db
    .select({ storage_key: mediaFiles.storage_key, type: mediaFiles.type })
    .from(mediaFiles)
    .where(and(eq(mediaFiles.sha256, sha256), eq(mediaFiles.kind, 'picture'), isNull(mediaFiles.deleted_at)))
    .limit(1);
  return row ?? null;
}

/** Marks a file removed; its bytes stay while another record has the same content. */
export async function markFileRemoved(db: Db, id: string): Promise<void> {
  await db.update(mediaFiles).set({ deleted_at: new Date() }).where(eq(mediaFiles.id, id));
}

/** Whether any record shows or links the file. */
export async function isFileUsed(db: Db, id: string): Promise<boolean> {
  const { rows } = await db.execute<{ used: boolean }>(sql`select
    exists (select 1 from users where avatar_file_id = ${id}) or
    exists (select 1 from kols where avatar_file_id = ${id} or group_photo_file_id = ${id}) or
    exists (select 1 from customers where logo_file_id = ${id}) or
    exists (select 1 from brands where logo_file_id = ${id}) or
    exists (select 1 from campaigns where cover_file_id = ${id} or avatar_file_id = ${id}) or
    exists (select 1 from campaign_files where file_id = ${id}) or
    exists (select 1 from acceptance_images where file_id = ${id}) or
    exists (select 1 from request_files where file_id = ${id}) or
    exists (select 1 from campaign_requests where brand_cover_file_id = ${id}) or
    exists (select 1 from collect_orders where result_file_id = ${id}) as used`);
  return rows[0]?.used ?? false;
}
