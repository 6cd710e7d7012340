import type pg from 'pg';
import { newId } from '../../../src/server/ids';
import { byTable, type Column } from './catalogue';

/** The row a new one refers to, by the table it stands in or by the name of the column. */
export type Targets = Readonly<Record<string, string>>;

const values: Record<string, (place: number) => unknown> = {
  uuid: newId,
  text: (place) => `x${place}`,
  _text: () => [],
  _uuid: () => [],
  int2: () => 1,
  int4: () => 1,
  int8: () => 1,
  _int4: () => [1, 1, 1],
  bytea: () => Buffer.from('x'),
  jsonb: () => ({ x: 'x' }),
  bool: () => true,
  date: () => '2026-03-05',
  timestamptz: () => new Date('2026-03-05T00:00:00Z'),
};

/** Gives every table without rows some: one that refers to `targets`, or one for each of `owners` where it has a `user_id`. */
export async function fillEmptyTables(
  pool: pg.Pool,
  columns: readonly Column[],
  targets: Targets,
  owners: readonly string[],
): Promise<void> {
  let place = 0;
  const cellOf = (column: Column, owner: string | undefined) => {
    place += 1;
    if (column.column === 'user_id' && owner) return owner;
    const target = targets[column.name] ?? targets[column.column] ?? targets[column.refers_to ?? ''];
    return target ?? column.words[0] ?? values[column.type]?.(place) ?? null;
  };
  for (const [table, all] of byTable(columns)) {
    const { rows } = await pool.query(`select 1 from "${table}" limit 1`);
    if (rows.length > 0) continue;
    const filled = all.filter((one) => one.required || one.refers_to);
    const owned = all.some(({ column }) => column === 'user_id') ? owners : [undefined];
    for (const owner of owned) {
      const row = filled.map((one) => cellOf(one, owner));
      const names = filled.map(({ column }) => `"${column}"`).join(', ');
      await pool.query(`insert into "${table}" (${names}) values (${row.map((_, index) => `$${index + 1}`)})`, row);
    }
  }
}
