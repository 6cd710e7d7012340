import { Counter, Histogram, type Registry } from 'prom-client';
import type { Services } from '../context';
import { followStatements, type Statement } from '../db/statements';

/** Adds what the database costs to what is measured, by the area of the API. Answers what ends it. */
export function measureDatabase(registry: Registry, { pool, standby }: Pick<Services, 'pool' | 'standby'>): () => void {
  const seconds = new Histogram({
    name: 'database_statement_seconds',
    help: 'Time of statements, waiting for their answer included, by area of the API',
    labelNames: ['area'],
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 1, 5],
    registers: [registry],
  });
  const rows = new Counter({
    name: 'database_rows_total',
    help: 'Rows read and written, by area of the API',
    labelNames: ['area'],
    registers: [registry],
  });
  const hear = (statement: Statement) => {
    const area = statement.lane ?? 'none';
    seconds.observe({ area }, statement.ms / 1000);
    rows.inc({ area }, statement.rows);
  };
  const deaf = [pool, ...(standby ? [standby.pool] : [])].map((one) => followStatements(one, hear));
  return () => {
    for (const stop of deaf) stop();
  };
}
