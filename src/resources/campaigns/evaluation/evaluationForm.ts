import type { FieldValues } from 'react-hook-form';
import type { CampaignType } from '../../../domain/campaigns/values';
import { asksCreative, partedQuestions, plainQuestions } from '../../../domain/evaluations/questions';
import { evaluationFormSchema } from '../../../domain/evaluations/schema';
import type { Evaluation } from '../../../domain/evaluations/types';
import { type FormRules, withoutEmpty } from '../../../ui/console/form/resolver';

const nothing = [null, null, null];

/** What the form begins with: what was answered before, else nothing. */
export function beginningOf(type: CampaignType, mine: Evaluation | null): FieldValues {
  const parted = partedQuestions.filter((key) => key !== 'q7' || asksCreative(type));
  return {
    ...Object.fromEntries(plainQuestions.map((key) => [key, mine?.[key] ?? null])),
    ...Object.fromEntries(parted.map((key) => [key, mine?.[key] ?? nothing])),
    comment: mine?.comment ?? '',
  };
}

/** A part without a score is missing, whether it was never chosen or comes from a draft. */
export function toAnswers(values: FieldValues): FieldValues {
  const given = Object.entries(withoutEmpty(values)).map(([name, value]: [string, unknown]) => [
    name,
    Array.isArray(value) ? value.map((part: unknown) => part || undefined) : value,
  ]);
  return Object.fromEntries(given);
}

/** What the form of a campaign of this type is checked by. */
export function evaluationRules(type: CampaignType): FormRules {
  return { schema: evaluationFormSchema(type), toInput: toAnswers, lists: partedQuestions };
}
