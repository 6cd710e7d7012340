import { sql } from 'drizzle-orm';
import type { WaitingImport } from '../../../domain/kols/types';
import type { Db } from '../../db/connection';
import { isoInstant, personJson } from '../../db/fragments';
import { selectRows } from '../../db/list';

/** Imports looked through: what is older and still waits is found by the list itself. */
const newest = 50;

/** The newest imports with KOLs that wait for approval, new ones or edits, each with how many. */
export function findWaitingImports(db: Db): Promise<WaitingImport[]> {
  return selectRows<WaitingImport>(
    db,
    sql`with runs as (select * from import_runs where kind = 'kols' and undone_at is null
      order by created_at desc limit ${newest})
    select r.id, r.file_name, ${isoInstant(sql`r.created_at`)} as created_at, ${personJson('u')} as created_by, w.waiting
    from runs r join users u on u.id = r.created_by
    cross join lateral (select count(distinct k.kol_id)::int as waiting from import_run_rows i
      join kol_facets k on k.kol_id = i.entity_id where i.run_id = r.id and k.status in ('pending', 'held', 'unlisted_held')) w
    where w.waiting > 0 order by r.created_at desc`,
  );
}
