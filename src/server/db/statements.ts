import { channel } from 'node:diagnostics_channel';
import { type Context, context } from '@opentelemetry/api';
import type pg from 'pg';

/** A statement that ended. */
export interface Statement {
  /** Of which pool. */
  pool: pg.Pool;
  /** For whom, as in `inLane`; undefined for what runs in no lane. */
  lane: string | undefined;
  /** As the driver was given it, with `$1` … for its values. */
  text: string;
  /** Of persons among others: not for a log, nor for a trace. */
  values: unknown[];
  ms: number;
  /** Read or written; 0 where it failed. */
  rows: number;
  /** What was going on when it was asked. */
  within: Context;
}

const statements = channel('kolhub:statements');

/** Calls `hear` with each statement of a pool as it ends; answers how to stop. */
export function followStatements(pool: pg.Pool, hear: (statement: Statement) => void): () => void {
  const listen = (message: unknown) => {
    const statement = message as Statement;
    if (statement.pool === pool) hear(statement);
  };
  statements.subscribe(listen);
  return () => void statements.unsubscribe(listen);
}

type Query = (...args: unknown[]) => unknown;
type Ended = (error: Error | null, result?: { rowCount: number | null }) => void;

/** Tells of the statements of a connection; `laneOf` says for whom it has been lent. What is read by a cursor is left out. */
export function tellStatements(pool: pg.Pool, client: pg.PoolClient, laneOf: () => string | undefined): void {
  const query = client.query.bind(client) as Query;
  const told: Query = (...args) => {
    if (!statements.hasSubscribers) return query(...args);
    const lane = laneOf();
    const within = context.active();
    const started = performance.now();
    const ended: Ended = (_error, result) => {
      const ms = performance.now() - started;
      const rows = result?.rowCount ?? 0;
      statements.publish({ pool, lane, ...askedOf(args), ms, rows, within } satisfies Statement);
    };
    const last = args.at(-1);
    if (typeof last === 'function') {
      const callback = last as Ended;
      return query(...args.slice(0, -1), (error: Error | null, result?: { rowCount: number | null }) => {
        ended(error, result);
        callback(error, result);
      });
    }
    const answer = query(...args);
    if (answer instanceof Promise) answer.then((result) => ended(null, result), ended);
    return answer;
  };
  Object.assign(client, { query: told });
}

function askedOf([asked, beside]: unknown[]): Pick<Statement, 'text' | 'values'> {
  const { text, values } =
    typeof asked === 'string' ? { text: asked } : (asked as { text: string; values?: unknown[] });
  return { text, values: Array.isArray(beside) ? beside : (values ?? []) };
}
