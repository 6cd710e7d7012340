import { isDeepStrictEqual } from 'node:util';
import { addDays, dayOf } from '../../domain/dates';
import { allowTime, type Db } from '../db/connection';
import { dailyChanges } from './queries/days';
import { changedDays, ledgerChanges } from './queries/ledgerDays';
import { ledgerSums } from './queries/ledgerSums';
import { postSums } from './queries/postSums';

/**
 * The days (`YYYY-MM-DD`) at whose end the sums by day of a campaign are not those of its posts and their readings; none
 * where all is well. Reckons every day on which anything changed from the ledger, of one state of the database.
 */
export function differingDays(db: Db, campaignId: string): Promise<string[]> {
  return db.transaction((transaction) => compare(transaction, campaignId), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  });
}

async function compare(db: Db, id: string): Promise<string[]> {
  await allowTime(db);
  const changed = await changedDays(db, id);
  const last = changed.at(-1) ?? dayOf(new Date());
  // The day before tells what posts without a time do.
  const days = [addDays(changed[0] ?? last, -1), ...changed];
  const kept = await dailyChanges(db, id, last);
  const reckoned = await ledgerChanges(db, id, last);
  const differing: string[] = [];
  for (const day of days) {
    const same = isDeepStrictEqual(await postSums(db, [id], day), await ledgerSums(db, [id], day));
    const on = (change: { day: string }) => change.day === day;
    if (!same || !isDeepStrictEqual(kept.find(on), reckoned.find(on))) differing.push(day);
  }
  return differing;
}
