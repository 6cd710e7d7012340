import type { Db } from '../db/connection';
import { sha256Of } from '../sha256';
import { boss, sqlOn } from './boss';

const atOnce = 500;
const soon = '3';

/** Whose scorecards are asked for: KOLs, or all of campaigns. */
export type AskedScores = { kol_ids: readonly string[] } | { campaign_ids: readonly string[] };

/**
 * Asks for scorecards to be computed a few seconds later, in the caller's transaction, some hundred to a job. While that
 * waits, asking for the same again asks for nothing.
 */
export async function askForScores(db: Db, asked: AskedScores): Promise<void> {
  const [[name, ids] = ['kol_ids', []]] = Object.entries(asked);
  const rows = [];
  for (let start = 0; start < ids.length; start += atOnce) {
    const some = ids.slice(start, start + atOnce);
    const singletonKey = some.length === 1 ? `${some[0]}` : sha256Of(some.join());
    rows.push({ name: 'score', data: { [name]: some }, singletonKey, startAfter: soon });
  }
  if (rows.length > 0) await boss.insert(rows, { db: sqlOn(db) });
}
