import {
  daysUntil,
  looksForPosts,
  type MissingPosts,
  missingReason,
  postingPeriod,
} from '../../../domain/campaigns/foundPosts';
import { dayOf } from '../../../domain/dates';
import { AppError } from '../../../domain/errors';
import { areGone } from '../../../domain/networkReadings';
import type { SignedCtx } from '../../context';
import { findSyncSeconds } from '../../jobs/queries';
import { findCampaignItem } from '../queries/list';
import { findOwingSows } from '../queries/missingPosts';

/**
 * What each SOW of a running campaign owes and why it may be missing; a KOL user is told of its own SOWs alone, clients
 * of none (CONTRACT-2 §15). @throws AppError campaign_not_exist
 */
export async function missingPosts(ctx: SignedCtx, campaignId: string): Promise<MissingPosts[]> {
  const { db, viewer, social } = ctx;
  const isTold = viewer.type === 'staff' || viewer.type === 'kol';
  const campaign = isTold ? await findCampaignItem(db, viewer, campaignId) : null;
  if (!campaign) throw new AppError('campaign_not_exist');
  if (!looksForPosts(campaign.status)) return [];
  const seconds = await findSyncSeconds(db, 'profile');
  const now = new Date();
  const owing = await findOwingSows(db, viewer, campaignId, postingPeriod(campaign));
  return owing.map(({ has_account, account_reasons, ...sow }) => {
    const is_gone = areGone(sow.social_type, account_reasons);
    const facts = { ...sow, has_account, is_gone, is_connected: social[sow.social_type] !== undefined };
    return {
      ...sow,
      owed: sow.post_count - sow.posted,
      reason: missingReason(facts, now, seconds && seconds / 3_600),
      days_left: campaign.end_date ? daysUntil(campaign.end_date, dayOf(now)) : null,
    };
  });
}
