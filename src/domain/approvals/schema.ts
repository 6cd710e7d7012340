import * as yup from 'yup';
import { textLimits } from '../limits';
import { text } from '../validation';

const decisions = ['active', 'reject'] as const;

/** Body of a decision on a pending record or edit: a rejection gives a reason (spec 1 §4 Approval). */
export const decisionSchema = yup.object({
  status: yup.string().oneOf(decisions).required(),
  reason: text(textLimits.note).test(
    'given',
    'field_required',
    (value, { parent }) => parent.status !== 'reject' || Boolean(value),
  ),
  version: yup.number().integer(),
});
export type Decision = yup.InferType<typeof decisionSchema>;

/** Body of a removal: why (spec 1 §5 Reasons). */
export const reasonSchema = yup.object({ reason: text(textLimits.note).required() });
