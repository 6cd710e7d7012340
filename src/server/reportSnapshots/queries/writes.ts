import { and, eq, ne, sql } from 'drizzle-orm';
import type { Audience } from '../../../domain/reports/audiences';
import type { Db } from '../../db/connection';
import { selectRows } from '../../db/list';
import { reportSnapshotFiles, reportSnapshotPictures, reportSnapshots } from '../../db/schema/reportSnapshots';

/**
 * The next count of a year, from 1 on. Whoever asks next waits until this transaction ends, and gets the same one where
 * it was rolled back: so there are no gaps.
 */
export async function nextCount(db: Db, year: number): Promise<number> {
  const [row] = await selectRows<{ last: number }>(
    db,
    sql`insert into report_numbers (year, last) values (${year}, 1)
      on conflict (year) do update set last = report_numbers.last + 1 returning last`,
  );
  if (!row) throw new Error('no number was given out');
  return row.last;
}

/** Keeps a campaign from being locked or removed until the transaction ends; false where there is none any more. */
export async function holdCampaign(db: Db, id: string): Promise<boolean> {
  const rows = await selectRows(db, sql`select 1 from campaigns where id = ${id} and deleted_at is null for key share`);
  return rows.length > 0;
}

interface Series {
  campaign_id: string;
  audience: Audience;
}

const isReplaced = sql`exists (select 1 from report_snapshots newer where newer.replaces_id = s.id)`;

/** One that another may take the place of. */
export interface Replaceable {
  id: string;
  number: string;
}

/** One of this campaign and audience that none has taken the place of; null where that id is none. */
export async function findReplaceable(
  db: Db,
  id: string,
  { campaign_id, audience }: Series,
): Promise<Replaceable | null> {
  const [row] = await selectRows<Replaceable>(
    db,
    sql`select s.id, s.number from report_snapshots s where s.id = ${id} and s.campaign_id = ${campaign_id}
      and s.audience = ${audience} and not ${isReplaced}`,
  );
  return row ?? null;
}

/** The newest withdrawn one of a campaign and audience that none has taken the place of; null where there is none. */
export async function findWithdrawn(db: Db, { campaign_id, audience }: Series): Promise<Replaceable | null> {
  const [row] = await selectRows<Replaceable>(
    db,
    sql`select s.id, s.number from report_snapshots s where s.campaign_id = ${campaign_id} and s.audience = ${audience}
      and s.withdrawn_at is not null and not ${isReplaced} order by s.number desc limit 1`,
  );
  return row ?? null;
}

/** Keeps a frozen report. */
export async function insertSnapshot(db: Db, snapshot: typeof reportSnapshots.$inferInsert): Promise<void> {
  await db.insert(reportSnapshots).values(snapshot);
}

/** Keeps the pictures a frozen report names, by their content, from being collected. */
export async function insertSnapshotPictures(db: Db, snapshot_id: string, contents: readonly string[]): Promise<void> {
  if (contents.length === 0) return;
  await db.insert(reportSnapshotPictures).values(contents.map((sha256) => ({ snapshot_id, sha256 })));
}

/** Notes that a frozen report no longer counts; false where that was noted before. */
export async function withdrawRow(db: Db, id: string, by: string, reason: string): Promise<boolean> {
  const rows = await selectRows(
    db,
    sql`update report_snapshots set withdrawn_at = now(), withdrawn_by = ${by}, withdraw_reason = ${reason}
      where id = ${id} and withdrawn_at is null returning 1`,
  );
  return rows.length > 0;
}

/** Notes that the files of a frozen report are there; false where that was noted before. */
export async function setReady(db: Db, id: string): Promise<boolean> {
  const rows = await db
    .update(reportSnapshots)
    .set({ status: 'ready' })
    .where(and(eq(reportSnapshots.id, id), ne(reportSnapshots.status, 'ready')))
    .returning({ id: reportSnapshots.id });
  return rows.length > 0;
}

/** Notes that the files of a frozen report could not be made; false where they were, or that was noted before. */
export async function setFailed(db: Db, id: string): Promise<boolean> {
  const rows = await db
    .update(reportSnapshots)
    .set({ status: 'failed' })
    .where(and(eq(reportSnapshots.id, id), eq(reportSnapshots.status, 'rendering')))
    .returning({ id: reportSnapshots.id });
  return rows.length > 0;
}

/** Keeps a file of a frozen report. */
export async function insertSnapshotFile(db: Db, file: typeof reportSnapshotFiles.$inferInsert): Promise<void> {
  await db.insert(reportSnapshotFiles).values(file);
}
