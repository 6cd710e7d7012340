import type { Services } from '../context';
import { announce } from '../db/changes';
import { textIn } from '../jobs/data';
import { findEvaluators, notifyEvaluation } from '../notifications/evaluations';
import { findDone, findToRemind, noteAsked, noteReminded } from './queries/asks';

/**
 * Asks the people of a done campaign's customer and brand what it was like, each once however often this runs
 * (CONTRACT-2 §10).
 */
export async function askForEvaluation(services: Services, data: object): Promise<void> {
  const campaign = await findDone(services.db, textIn(data, 'campaign_id'));
  if (!campaign) return;
  const asked = await noteAsked(services.db, campaign.id, await findEvaluators(services, campaign.id));
  if (asked.length === 0) return;
  await announce(services.db, ['evaluations', campaign.id]);
  await notifyEvaluation(services, { ...campaign, again: false, to: asked });
}

/** Asks everybody once more who was asked a week ago and has not answered (CONTRACT-2 §10). */
export async function remindOfEvaluations(services: Services): Promise<void> {
  for (const { users, ...campaign } of await findToRemind(services.db)) {
    const still = await findEvaluators(services, campaign.id, users);
    const reminded = await noteReminded(services.db, campaign.id, still);
    if (reminded.length === 0) continue;
    await announce(services.db, ['evaluations', campaign.id]);
    await notifyEvaluation(services, { ...campaign, again: true, to: reminded });
  }
}
