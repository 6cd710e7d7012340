import type { Db } from './connection';

/**
 * Runs hand-written SQL as a statement each connection prepares once under `name`: for hot paths whose plan does not
 * depend on the values. The caller names the shape its columns have.
 */
export async function selectPrepared<Row>(db: Db, name: string, text: string, values: unknown[]): Promise<Row[]> {
  const query = db._.session.prepareQuery({ sql: text, params: values }, undefined, name, false);
  const { rows } = (await query.execute()) as { rows: Row[] };
  return rows;
}
