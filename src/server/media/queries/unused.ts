import { type SQL, sql } from 'drizzle-orm';
import { undoDays } from '../../../domain/imports';
import type { Db } from '../../db/connection';
import { arrayOf, selectRows } from '../../db/list';

/** Files by id that a record shows or links; every column that refers to files stands here. */
const usedIds = sql`(
  select avatar_file_id as id from users union select avatar_file_id from kols union select group_photo_file_id from kols
  union select logo_file_id from customers union select logo_file_id from brands
  union select cover_file_id from campaigns union select avatar_file_id from campaigns
  union select file_id from campaign_files union select file_id from acceptance_images
  union select file_id from post_content_images union select thumbnail_file_id from campaign_posts
  union select evidence_file_id from metric_snapshots union select file_id from request_files
  union select brand_cover_file_id from campaign_requests union select file_id from report_snapshot_files
  union select unnest(file_ids) from intro_pages union select unnest(file_ids) from intro_drafts ${pictureBefore('logo_file_id')}
  ${pictureBefore('avatar_file_id')} ${pictureBefore('group_photo_file_id')})`;

/** What an import that can still be undone would bring back. */
function pictureBefore(field: string): SQL {
  return sql`union select (i.before ->> ${field})::uuid from import_run_rows i join import_runs r on r.id = i.run_id
    where i.before ->> ${field} is not null and r.undone_at is null and r.created_at > now() - make_interval(days => ${undoDays})`;
}

/** Pictures named by their address: what networks' posts and accounts show. */
const usedAddresses = sql`(select thumbnail from channel_posts union select thumbnail from socials)`;

/** Whether a row `f` of media_files is used; an edit that waits for approval names its files too. */
const isUsed = sql`(exists (select 1 from ${usedIds} used where used.id = f.id)
  or exists (select 1 from report_snapshot_pictures frozen where frozen.sha256 = f.sha256)
  or exists (select 1 from ${usedAddresses} shown where shown.thumbnail = '/pictures/' || f.sha256)
  or exists (select 1 from pending_changes p where p.decided_at is null
    and (strpos(p.change::text, f.id::text) > 0 or strpos(p.change::text, f.sha256) > 0)))`;

const kept = sql`interval '7 days'`;

/** Whether any record shows or links the file. */
export async function isFileUsed(db: Db, id: string): Promise<boolean> {
  const rows = await selectRows<{ used: boolean }>(
    db,
    sql`select ${isUsed} as used from media_files f where f.id = ${id}`,
  );
  return rows[0]?.used ?? false;
}

/** Notes of every file whether it is used: those that no longer are begin to count, those that are end to. */
export async function noteUnused(db: Db): Promise<void> {
  await db.execute(sql`update media_files f set unused_since = null where unused_since is not null and ${isUsed}`);
  await db.execute(sql`update media_files f set unused_since = now() where unused_since is null and not ${isUsed}`);
}

/**
 * Removes up to `most` files nothing has used for 7 days and notes their bytes as loose; answers how many went. One that
 * somebody is attaching is left. In a transaction.
 */
export async function removeUnused(db: Db, most: number): Promise<number> {
  const due = await selectRows<{ id: string }>(
    db,
    sql`select id from media_files where unused_since < now() - ${kept} limit ${most} for update skip locked`,
  );
  if (due.length === 0) return 0;
  // A statement of its own sees what was attached before the rows were locked.
  const ids = due.map(({ id }) => id);
  const gone = await selectRows<{ storage_key: string }>(
    db,
    sql`delete from media_files f where id = any(${arrayOf(ids, 'uuid')}) and not ${isUsed} returning storage_key`,
  );
  await noteLoose(
    db,
    gone.map(({ storage_key }) => storage_key),
  );
  return gone.length;
}

const isNamed = (key: SQL) => sql`exists (select 1 from media_files f where f.sha256 = right(${key}, 64))`;

/** Of these stored bytes, notes those no row names as loose, from now on where they were not before. */
export async function noteLoose(db: Db, keys: readonly string[]): Promise<void> {
  await db.execute(sql`insert into loose_bytes (storage_key)
    select key from unnest(${arrayOf(keys, 'text')}) key where not ${isNamed(sql`key`)}
    order by key on conflict (storage_key) do nothing`);
}

/** Notes that bytes are about to be written: for 7 days they are not removed, and if they are just being, this waits. */
export async function noteWriting(db: Db, keys: readonly string[]): Promise<void> {
  await db.execute(sql`insert into loose_bytes (storage_key) select distinct key from unnest(${arrayOf(keys, 'text')}) key
    order by key on conflict (storage_key) do update set since = now()`);
}

/** Forgets what is named by a row; then the bytes that have been loose for 7 days, at most so many. */
export async function findLooseLong(db: Db, most: number): Promise<string[]> {
  await db.execute(sql`delete from loose_bytes l where ${isNamed(sql`l.storage_key`)}`);
  const rows = await selectRows<{ storage_key: string }>(
    db,
    sql`select storage_key from loose_bytes where since < now() - ${kept} order by since limit ${most}`,
  );
  return rows.map(({ storage_key }) => storage_key);
}

/**
 * Takes bytes out of the loose ones if they are still due; whoever wants to write them waits until the transaction ends.
 * False where they may not be removed.
 */
export async function takeLoose(db: Db, key: string): Promise<boolean> {
  const rows = await selectRows(
    db,
    sql`delete from loose_bytes l where storage_key = ${key} and since < now() - ${kept}
      and not ${isNamed(sql`l.storage_key`)} returning 1 as taken`,
  );
  return rows.length > 0;
}
