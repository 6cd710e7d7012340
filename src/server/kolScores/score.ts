import type { Db } from '../db/connection';
import { lockKols } from './queries/due';
import { rankScores } from './queries/rank';
import { storeScores } from './queries/store';

/**
 * Computes the scorecards of KOLs as of a day (`YYYY-MM-DD`) and compares them with their peers, in the caller's
 * transaction and as many statements for one as for a thousand. Answers the ids of those that changed.
 */
export async function scoreKols(db: Db, ids: readonly string[], day: string): Promise<string[]> {
  await lockKols(db, ids);
  const changed = await storeScores(db, ids, day);
  return [...new Set([...changed, ...(await rankScores(db, ids))])];
}
