import { sql } from 'drizzle-orm';
import type { NamedChoice } from '../../../domain/imports';
import type { KolSheetLists } from '../../../domain/kols/sheet';
import type { Db } from '../../db/connection';
import { selectRows } from '../../db/list';

/** Sectors of KOLs and jobs there are, for a workbook to offer. */
export async function findSheetLists(db: Db): Promise<KolSheetLists> {
  const sectors = await selectRows<NamedChoice>(
    db,
    sql`select id as value, name, name_en from sectors where type = 'kol' order by position`,
  );
  const jobs = await selectRows<NamedChoice>(db, sql`select code as value, name, name_en from jobs order by position`);
  return { sectors, jobs };
}
