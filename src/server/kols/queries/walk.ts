import { sql } from 'drizzle-orm';
import type { KolListQuery } from '../../../domain/kols/schema';
import type { KolExportItem, KolListItem } from '../../../domain/kols/types';
import type { Viewer } from '../../context';
import type { Db } from '../../db/connection';
import { selectRows } from '../../db/list';
import { orderOf } from './list';
import { type KolFilters, matchesOf } from './matches';

type Wanted = KolFilters & Pick<KolListQuery, 'sort'>;

interface Row {
  key: string;
  id: string;
  card: KolListItem;
  fullname: string | null;
}

/** Rows read at a time. */
const step = 1_000;

/** How many KOLs the filters leave this viewer, exactly. */
export async function countKols(db: Db, viewer: Viewer | null, wanted: Wanted): Promise<number> {
  const { from, where } = matchesOf(viewer, wanted);
  const [row] = await selectRows<{ total: number }>(db, sql`select count(*)::int as total from ${from} where ${where}`);
  return row?.total ?? 0;
}

/** All KOLs the filters leave this viewer, in the list's order: each step begins after the last row of the one before. */
export async function* walkKols(db: Db, viewer: Viewer | null, wanted: Wanted): AsyncGenerator<KolExportItem> {
  const { key, order, direction, byName } = orderOf(viewer, wanted);
  const { from, where } = matchesOf(viewer, wanted, byName);
  const type = sql.raw(byName ? 'text' : 'timestamptz');
  const side = sql.raw(wanted.sort?.endsWith('ASC') ? '>' : '<');
  // The key travels as text: a Date would lose its microseconds.
  let last: Row | undefined;
  do {
    const beyond = last ? sql`(${key}, k.kol_id) ${side} (${last.key}::${type}, ${last.id}::uuid)` : sql`true`;
    const rows = await selectRows<Row>(
      db,
      sql`with m as (select k.kol_id, ${key} as key from ${from} where ${where} and ${beyond} order by ${order} limit ${step})
      select m.key::text as key, m.kol_id as id, c.card, kols.fullname
      from m join kol_cards c on c.kol_id = m.kol_id join kols on kols.id = m.kol_id
      order by m.key ${direction}, m.kol_id ${direction}`,
    );
    for (const { card, fullname } of rows) yield { ...card, fullname };
    last = rows.length === step ? rows.at(-1) : undefined;
  } while (last);
}
