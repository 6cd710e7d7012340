import type { SQL } from 'drizzle-orm';
import type { Db } from '../../src/server/db/connection';

/** The first statement some work asks a database for, to be explained; the work is done as well. */
export async function statementOf(db: Db, work: (noting: Db) => Promise<unknown>): Promise<SQL> {
  const statements: SQL[] = [];
  const noting = new Proxy(db, {
    get: (target, name) =>
      name === 'execute'
        ? (statement: SQL) => {
            statements.push(statement);
            return target.execute(statement);
          }
        : Reflect.get(target, name),
  });
  await work(noting);
  const [first] = statements;
  if (!first) throw new Error('no statement was asked for');
  return first;
}
