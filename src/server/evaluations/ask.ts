import type { Services } from '../context';
import { announce } from '../db/changes';
import { textIn } from '../jobs/data';
import { notifyEvaluation } from '../notifications/evaluations';
import { findEntitled } from '../notifications/queries/entitled';
import { type AskedCampaign, findDone, findToRemind, noteAsked, noteReminded } from './queries/asks';

/**
 * Asks the people of a done campaign's customer and brand what it was like, each once however often this runs
 * (CONTRACT-2 §10).
 */
export async function askForEvaluation(services: Services, data: object): Promise<void> {
  const campaign = await findDone(services.db, textIn(data, 'campaign_id'));
  if (!campaign) return;
  const asked = await noteAsked(services.db, campaign.id, await entitledOf(services, campaign));
  if (asked.length === 0) return;
  await announce(services.db, ['evaluations', campaign.id]);
  await notifyEvaluation(services, { ...campaign, again: false, to: asked });
}

/** Asks everybody once more who was asked a week ago and has not answered (CONTRACT-2 §10). */
export async function remindOfEvaluations(services: Services): Promise<void> {
  for (const { users, ...campaign } of await findToRemind(services.db)) {
    const still = await entitledOf(services, campaign, users);
    const reminded = await noteReminded(services.db, campaign.id, still);
    if (reminded.length === 0) continue;
    await announce(services.db, ['evaluations', campaign.id]);
    await notifyEvaluation(services, { ...campaign, again: true, to: reminded });
  }
}

// Staff may evaluate too, but nobody asks them to.
async function entitledOf({ db }: Services, { id }: AskedCampaign, among?: readonly string[]): Promise<string[]> {
  const right = { scope: 'campaigns_management', action: 'u_evaluation' } as const;
  const people = await findEntitled(db, { type: 'CAMPAIGN', id }, right, among);
  return people.filter(({ type }) => type === 'customer' || type === 'brand').map((person) => person.id);
}
