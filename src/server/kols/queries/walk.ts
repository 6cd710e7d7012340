import { type SQL, sql } from 'drizzle-orm';
import type { KolExportItem, KolListItem } from '../../../domain/kols/types';
import type { ListQuery } from '../../../domain/lists';
import type { Viewer } from '../../context';
import type { Db } from '../../db/connection';
import { selectRows } from '../../db/list';
import { type Order, orderOf } from './list';
import { type KolFilters, matchesOf } from './matches';

type Wanted = KolFilters & Pick<ListQuery, 'sort'>;

interface Row {
  /** Null where it is not known, which comes last. */
  key: string | null;
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
  const order = orderOf(viewer, wanted);
  const { from, where } = matchesOf(viewer, wanted, order.beside);
  let last: Row | undefined;
  do {
    const beyond = last ? after(order, last) : sql`true`;
    const rows = await selectRows<Row>(
      db,
      sql`with m as (select k.kol_id, ${order.key} as key from ${from} where ${where} and ${beyond}
        order by ${order.order} limit ${step})
      select m.key::text as key, m.kol_id as id, c.card, kols.fullname
      from m join kol_cards c on c.kol_id = m.kol_id join kols on kols.id = m.kol_id
      order by ${sql.raw(order.again)}`,
    );
    for (const { card, fullname } of rows) yield { ...card, fullname };
    last = rows.length === step ? rows.at(-1) : undefined;
  } while (last);
}

// The key travels as text: a Date would lose its microseconds.
function after({ key, ascending, beside }: Order, last: Row): SQL {
  const side = sql.raw(ascending ? '>' : '<');
  const type = sql.raw(beside === 'name' ? 'text' : beside === 'score' ? 'numeric' : 'timestamptz');
  const later = sql`k.kol_id ${side} ${last.id}::uuid`;
  if (beside !== 'score') return sql`(${key}, k.kol_id) ${side} (${last.key}::${type}, ${last.id}::uuid)`;
  if (last.key === null) return sql`(${key} is null and ${later})`;
  return sql`(${key} ${side} ${last.key}::${type} or (${key} = ${last.key}::${type} and ${later}) or ${key} is null)`;
}
