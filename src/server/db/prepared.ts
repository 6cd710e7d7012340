import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Db } from './connection';

const dialect = new PgDialect();

/**
 * Runs hand-written SQL as a statement each connection prepares once under `name`: for hot paths whose plan does not
 * depend on the values. The caller names the shape its columns have.
 */
export async function selectPrepared<Row>(db: Db, name: string, text: string, values: unknown[]): Promise<Row[]> {
  const { rows } = await run<Row>(db, text, values, name);
  return rows;
}

/** The same of a statement put together by `sql`, whose text is the same under one name. */
export function selectNamed<Row>(db: Db, name: string, statement: SQL): Promise<Row[]> {
  const { sql: text, params } = dialect.sqlToQuery(statement);
  return selectPrepared<Row>(db, name, text, params);
}

/** Runs a statement another library wrote, with `$1` … for its values, on the caller's connection or transaction. */
export function runText<Row>(db: Db, text: string, values: unknown[]): Promise<{ rows: Row[] }> {
  return run<Row>(db, text, values, undefined);
}

async function run<Row>(db: Db, text: string, values: unknown[], name: string | undefined): Promise<{ rows: Row[] }> {
  const query = db._.session.prepareQuery({ sql: text, params: values }, undefined, name, false);
  return (await query.execute()) as { rows: Row[] };
}
