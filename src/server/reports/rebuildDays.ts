import { allowTime, type Db } from '../db/connection';
import { lockCampaigns } from '../ledger/queries';
import { hashOfDays, remakeDays } from './queries/rebuilt';

/**
 * Makes the sums by day of a campaign anew (CONTRACT-2 §9 Sums by day) while nobody else writes its posts and readings.
 * Answers whether they had been wrong.
 */
export function rebuildDays(db: Db, campaignId: string): Promise<boolean> {
  return db.transaction(async (transaction) => {
    await allowTime(transaction);
    await lockCampaigns(transaction, [campaignId]);
    const before = await hashOfDays(transaction, campaignId);
    await remakeDays(transaction, campaignId);
    return before !== (await hashOfDays(transaction, campaignId));
  });
}
