import { pathTo } from '../../domain/routes';
import type { Services } from '../context';
import { notifyUsers } from './notify';
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
