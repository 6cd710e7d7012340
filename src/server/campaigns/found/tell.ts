import { postingPeriod, reminderOn } from '../../../domain/campaigns/foundPosts';
import { dayOf } from '../../../domain/dates';
import type { Services } from '../../context';
import { everyRow } from '../../db/rowScope';
import { newId } from '../../ids';
import { notifyPosts, type PostsEvent } from '../../notifications/foundPosts';
import { findEntitled } from '../../notifications/queries/entitled';
import { findConcerned, type LookingCampaign, markTold } from '../queries/foundCandidates';
import { findOwingSows } from '../queries/missingPosts';

const right = { scope: 'campaigns_management', action: 'r_detail' } as const;

/** Those of a campaign's managers and executives, and of these KOLs' users, who may read it. */
async function entitledOf({ db }: Services, { id }: LookingCampaign, kolIds: readonly string[]) {
  const { staff, kols } = await findConcerned(db, id, kolIds);
  const people = await findEntitled(db, { type: 'CAMPAIGN', id }, right, staff);
  const own: string[] = [];
  for (const { kol_id, user_id } of kols) {
    const [user] = await findEntitled(db, { type: 'KOL', id: kol_id }, right, [user_id]);
    if (user?.type === 'kol') own.push(user.id);
  }
  return { staff: people.map((person) => person.id), kols: own };
}

/**
 * Tells a campaign's people and its KOLs' users what was found since they were told last, and in its last 3 days and on
 * the day after its end, once each, what is missing (CONTRACT-2 §15). Last in the transaction of a round.
 */
export async function tellOfPosts(tx: Services, campaign: LookingCampaign, now = new Date()): Promise<void> {
  const found = await markTold(tx.db, campaign.id);
  const events: PostsEvent[] = [];
  if (found.posts > 0) {
    const to = await entitledOf(tx, campaign, found.kolIds);
    events.push({ what: 'found', occasion: `found/${newId()}`, posts: found.posts, to });
  }
  const reminder = reminderOn(campaign.end_date, dayOf(now));
  if (reminder) {
    const owing = await findOwingSows(tx.db, everyRow, campaign.id, postingPeriod(campaign));
    const posts = owing.reduce((sum, sow) => sum + sow.post_count - sow.posted, 0);
    const kolIds = [...new Set(owing.map(({ kol }) => kol.id))];
    const to = await entitledOf(tx, campaign, kolIds);
    if (posts > 0) events.push({ what: 'missing', occasion: `missing/${reminder}/${campaign.end_date}`, posts, to });
  }
  for (const event of events) await notifyPosts(tx, campaign, event);
}
