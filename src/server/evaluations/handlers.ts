import type { Handler } from '../jobs/handler';
import { askForEvaluation, remindOfEvaluations } from './ask';

/** The jobs that ask for the evaluation of done campaigns. */
export const evaluationHandlers = {
  evaluation_call: { effect: 'database', run: askForEvaluation },
  evaluation_reminders: { effect: 'database', run: remindOfEvaluations },
} satisfies Record<string, Handler>;
