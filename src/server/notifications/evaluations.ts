import { pathTo } from '../../domain/routes';
import type { Services } from '../context';
import { notifyUsers } from './notify';
import { findEntitled } from './queries/entitled';
import { evaluationKey } from './settle';
import { evaluationText } from './texts';

/** A done campaign people are asked about, for the first time or once more. */
export interface EvaluationCall {
  id: string;
  name: string;
  again: boolean;
  /** Users who may evaluate it. */
  to: readonly string[];
}

/**
 * The active users of a campaign's customer and brand who may evaluate it, among the given ones, where some are given.
 * Staff may evaluate too, but nobody asks them to.
 */
export async function findEvaluators({ db }: Services, id: string, among?: readonly string[]): Promise<string[]> {
  const right = { scope: 'campaigns_management', action: 'u_evaluation' } as const;
  const people = await findEntitled(db, { type: 'CAMPAIGN', id }, right, among);
  return people.filter(({ type }) => type === 'customer' || type === 'brand').map((person) => person.id);
}

/** Asks people what a campaign was like; the mail leads to the form. Call it last in the transaction, as `notifyUsers`. */
export async function notifyEvaluation(tx: Services, { id, name, again, to }: EvaluationCall): Promise<void> {
  const { open, ...said } = evaluationText({ name, again });
  await notifyUsers(tx, {
    kind: 'evaluation',
    type: 'EVALUATION',
    data: { id, status: 'done' },
    event_key: evaluationKey(id, again ? 'again' : 'first'),
    ...said,
    opens: { label: open, path: pathTo('campaignEvaluation', { type: 'done', id }) },
    to,
  });
}
