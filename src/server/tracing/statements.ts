import { SpanKind, trace } from '@opentelemetry/api';
import type pg from 'pg';
import { followStatements, type Statement } from '../db/statements';

const tracer = trace.getTracer('kolhub');

/** Traces each statement of these pools as part of the call or job that made it, without its values. */
export function traceStatements(...pools: readonly (pg.Pool | undefined)[]): void {
  for (const pool of pools) if (pool) followStatements(pool, traceStatement);
}

function traceStatement({ within, text, ms, rows, lane }: Statement): void {
  if (!trace.getSpan(within)) return;
  const name = /^\s*(\w+)/.exec(text)?.[1]?.toLowerCase() ?? 'statement';
  const ended = Date.now();
  const attributes = {
    'db.system.name': 'postgresql',
    'db.query.text': text,
    'db.response.returned_rows': rows,
    ...(lane && { area: lane }),
  };
  tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes, startTime: ended - ms }, within).end(ended);
}
