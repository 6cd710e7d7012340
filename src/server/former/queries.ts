import { sql } from 'drizzle-orm';
import type { Instant } from '../../domain/units';
import { changesNothing, type VersionedKind } from '../../domain/versions/rules';
import type { Changes } from '../audit/changes';
import type { Db } from '../db/connection';
import { isoInstant } from '../db/fragments';
import { arrayOf, selectRows } from '../db/list';

/** An entry of a record's trail. */
export interface TrailEntry {
  at: Instant;
  action: string;
}

/** An entry of this record's own trail; null where it has none of that id. */
export async function findEntry(db: Db, kind: VersionedKind, id: string, entry: string): Promise<TrailEntry | null> {
  const [found] = await selectRows<TrailEntry>(
    db,
    sql`select ${isoInstant(sql`a.at`)} as at, a.action from audit_log a
      where a.entity_id = ${id} and a.entity = ${kind} and a.id = ${entry}`,
  );
  return found ?? null;
}

/** What changed of a record after an entry of its trail, newest first. */
export async function findLaterChanges(db: Db, kind: VersionedKind, id: string, entry: string): Promise<Changes[]> {
  const rows = await selectRows<{ changes: Changes }>(
    db,
    sql`select a.changes from audit_log a,
        (select at, id from audit_log where entity_id = ${id} and entity = ${kind} and id = ${entry}) chosen
      where a.entity_id = ${id} and a.entity = ${kind} and (a.at, a.id) > (chosen.at, chosen.id)
        and a.action <> all(${arrayOf(changesNothing, 'text')})
      order by a.at desc, a.id desc`,
  );
  return rows.map(({ changes }) => changes);
}

/** Which of these files are stored. */
export async function findStoredFiles(db: Db, ids: readonly string[]): Promise<Set<string>> {
  const rows = await selectRows<{ id: string }>(
    db,
    sql`select id from media_files where id = any(${arrayOf(ids, 'uuid')}) and deleted_at is null`,
  );
  return new Set(rows.map(({ id }) => id));
}
