import type pg from 'pg';
import type { Services } from '../context';
import { planOf } from '../db/explain';
import { poolInLane } from '../db/lanes';
import { followStatements, type Statement } from '../db/statements';
import { Remembered } from '../remembered';

const ownLane = 'plans';
/** A statement's plan is told once in so many milliseconds. */
const pause = 60_000;

/**
 * Logs the statements of both pools that took `slowStatementMs` or more, with their plan the first time and then once a
 * minute; values stand neither in a statement nor in its plan. Answers what ends it.
 */
export function logSlowStatements({
  pool,
  standby,
  config,
  log,
}: Pick<Services, 'pool' | 'standby' | 'config' | 'log'>): () => void {
  const told = new Remembered<true>(pause, 200);
  // One at a time: where everything is slow, plans must not add to it.
  let busy = false;
  const explained = async ({ pool: asked, text, values }: Statement): Promise<string | null> => {
    if (busy || told.get(text)) return null;
    busy = true;
    told.set(text, true);
    return planOf(poolInLane(asked, ownLane), text, values)
      .catch(() => null)
      .finally(() => {
        busy = false;
      });
  };
  const hear = async (statement: Statement) => {
    const { lane, ms, rows, text } = statement;
    if (ms < config.slowStatementMs || lane === ownLane) return;
    const plan = await explained(statement);
    const area = lane ?? 'none';
    log.warn({ area, ms: Math.round(ms), rows, statement: text, ...(plan && { plan }) }, 'slow statement');
  };
  const pools: pg.Pool[] = standby ? [pool, standby.pool] : [pool];
  const deaf = pools.map((one) => followStatements(one, (statement) => void hear(statement)));
  return () => {
    for (const stop of deaf) stop();
  };
}
