import { dayOf } from '../../domain/dates';
import type { Services } from '../context';
import { announce } from '../db/changes';
import type { Handler } from '../jobs/handler';
import { askForScores } from '../jobs/scores';
import { findKolsOf, findUnscored } from './queries/due';
import { rankScores } from './queries/rank';
import { scoreKols } from './score';

/** More than these are told of as the list they stand in. */
const mostTold = 20;

/** The jobs of scorecards: KOLs that something changed for, and each hour those of yesterday and everybody's quarters. */
export const kolScoreHandlers = {
  score: { effect: 'database', run: scoreAsked },
  scores: { effect: 'database', run: askForTheDay },
} satisfies Record<string, Handler>;

async function scoreAsked({ db }: Services, data: object): Promise<void> {
  const ids = [...idsIn(data, 'kol_ids'), ...(await findKolsOf(db, idsIn(data, 'campaign_ids')))];
  await tell({ db }, await scoreKols(db, ids, dayOf(new Date())));
}

async function askForTheDay({ db }: Services): Promise<void> {
  await askForScores(db, { kol_ids: await findUnscored(db, dayOf(new Date())) });
  await tell({ db }, await rankScores(db, null));
}

async function tell({ db }: Pick<Services, 'db'>, changed: readonly string[]): Promise<void> {
  if (changed.length > mostTold) await announce(db, ['kols']);
  else await announce(db, ...changed.map((id) => ['kols', id] as const));
}

function idsIn(data: object, name: 'kol_ids' | 'campaign_ids'): string[] {
  const ids: unknown = Reflect.get(data, name);
  return Array.isArray(ids) ? ids.map(String) : [];
}
