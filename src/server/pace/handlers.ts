import { dayOf } from '../../domain/dates';
import type { Services } from '../context';
import { announce } from '../db/changes';
import type { Handler } from '../jobs/handler';
import { askForManyPaces } from '../jobs/paces';
import { askForScores } from '../jobs/scores';
import { judgeCampaigns } from './judge';
import { findUnjudged } from './queries';

/** More than these are told of as the list they stand in. */
const mostTold = 20;

/** The jobs of pace: campaigns that changed, and each day those that run. */
export const paceHandlers = {
  pace: { effect: 'database', run: judgeAsked },
  paces: { effect: 'database', run: askForTheDay },
} satisfies Record<string, Handler>;

async function judgeAsked({ db }: Services, data: object): Promise<void> {
  const ids = idsIn(data);
  const changed = await judgeCampaigns(db, ids, dayOf(new Date()));
  await askForScores(db, { campaign_ids: ids });
  if (changed.length > mostTold) await announce(db, ['campaigns']);
  else await announce(db, ...changed.map((id) => ['campaigns', id] as const));
}

async function askForTheDay({ db }: Services): Promise<void> {
  await askForManyPaces(db, await findUnjudged(db, dayOf(new Date())));
}

function idsIn(data: object): string[] {
  const ids: unknown = Reflect.get(data, 'campaign_ids');
  if (!Array.isArray(ids)) throw new Error('the job names no campaigns');
  return ids.map(String);
}
