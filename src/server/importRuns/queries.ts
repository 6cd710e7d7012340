import { and, eq, inArray, sql } from 'drizzle-orm';
import type { MetricSource } from '../../domain/campaigns/types';
import type { ImportListQuery } from '../../domain/importFields';
import type { ImportKindName, ImportRun } from '../../domain/imports';
import type { Page } from '../../domain/lists';
import type { Db } from '../db/connection';
import { isoInstant, personJson } from '../db/fragments';
import { allOf, arrayOf, listPage, selectRows } from '../db/list';
import { importRuns, metricLatest } from '../db/schema/tracking';
import type { RunRow } from '../imports/recordRun';

/** A commit as its undoing needs it. */
export interface StoredRun {
  id: string;
  kind: ImportKindName;
  /** The campaign the rows are of. */
  target_id: string | null;
  created_by: string;
  created_at: Date;
  undone_at: Date | null;
}

/** A commit, with `lock` kept until the transaction ends; null where there is none. */
export async function findRun(db: Db, id: string, lock: boolean): Promise<StoredRun | null> {
  const { kind, target_id, created_by, created_at, undone_at } = importRuns;
  const found = db
    .select({ id: importRuns.id, kind, target_id, created_by, created_at, undone_at })
    .from(importRuns)
    .where(eq(importRuns.id, id));
  const [run] = await (lock ? found.for('update') : found);
  return run ? { ...run, kind: run.kind as ImportKindName } : null;
}

/** What a commit wrote, changes before what it added, from the last row on: what hangs on another goes first. */
export function findRunRows(db: Db, runId: string): Promise<RunRow[]> {
  return selectRows<RunRow>(
    db,
    sql`select row, effect, entity_id, label, held, before, after from import_run_rows where run_id = ${runId}
      order by effect desc, row desc`,
  );
}

/** Marks a commit undone. */
export async function markUndone(db: Db, id: string, userId: string): Promise<void> {
  await db.execute(sql`update import_runs set undone_at = now(), undone_by = ${userId} where id = ${id}`);
}

interface Whose {
  /** Only this user's; null: everybody's. */
  userId: string | null;
  /** Kinds whose commit the viewer may do. */
  undoable: readonly ImportKindName[];
  /** Days in which a commit may be undone. */
  days: number;
}

/** Commits, newest first. */
export function findRuns(db: Db, query: ImportListQuery, { userId, undoable, days }: Whose): Promise<Page<ImportRun>> {
  return listPage<ImportRun>(db, query, {
    columns: sql`r.id, r.kind, r.file_name, r.adds, r.changes, r.nothing, r.skipped, r.refused,
      ${isoInstant(sql`r.created_at`)} as created_at, ${personJson('u')} as created_by,
      case when c.id is null then null else json_build_object('id', c.id, 'name', c.name) end as campaign,
      ${isoInstant(sql`r.undone_at`)} as undone_at,
      case when b.id is null then null else ${personJson('b')} end as undone_by,
      coalesce(old.waits, 0) as undo_waits, coalesce(old.refused, 0) as undo_refused,
      (r.undone_at is null and r.created_at > now() - make_interval(days => ${days})
        and r.kind = any(${arrayOf(undoable, 'text')})
        and exists (select 1 from import_run_rows w where w.run_id = r.id)) as may_undo`,
    from: sql`from import_runs r join users u on u.id = r.created_by
      left join users b on b.id = r.undone_by left join campaigns c on c.id = r.target_id
      left join lateral (
        select count(*) filter (where p.decided_at is null)::int as waits, count(*) filter (where not p.approved)::int as refused
          from pending_changes p where p.created_by = r.undone_by and p.created_at = r.undone_at
      ) old on true`,
    where: allOf(
      sql`true`,
      userId && sql`r.created_by = ${userId}`,
      query.kinds && sql`r.kind = any(${arrayOf(query.kinds, 'text')})`,
    ),
    order: { name: sql`lower(r.file_name)`, date: sql`r.created_at`, id: sql`r.id` },
  });
}

/** The newest reading of a metric: by whom or what it was taken, and when. */
export interface NewestReading {
  metric: string;
  value: number | null;
  source: MetricSource;
  captured_at: Date;
}

/** The newest reading of each metric of these posts of a campaign, by post. */
export async function findNewestReadings(
  db: Db,
  campaignId: string,
  postIds: readonly string[],
): Promise<Map<string, NewestReading[]>> {
  const rows = await db
    .select()
    .from(metricLatest)
    .where(and(eq(metricLatest.owner_id, campaignId), inArray(metricLatest.subject_id, [...postIds])));
  const byPost = new Map<string, NewestReading[]>();
  for (const { subject_id, metric, value, source, captured_at } of rows) {
    byPost.set(subject_id, [...(byPost.get(subject_id) ?? []), { metric, value, source, captured_at }]);
  }
  return byPost;
}
