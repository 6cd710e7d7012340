import type { FieldValues } from 'react-hook-form';
import * as yup from 'yup';
import { textLimits } from '../../../domain/limits';
import { text } from '../../../domain/validation';
import type { FormRules } from '../form/resolver';

/** The reason that asks for words of one's own (spec 1 §5 Reasons). */
export const otherReason = 'other';

export const emptyReason = { reason: '', words: '' };

/** A reason of the list, by its code; with `other` the person's own words. */
export const reasonRules: FormRules = {
  schema: yup.object({
    reason: yup.string().required('field_select_required'),
    words: text(textLimits.note).test(
      'required',
      'field_required',
      (value, { parent }) => parent.reason !== otherReason || Boolean(value),
    ),
  }),
};

export interface Reason {
  id: string;
  code: string;
  name: string;
}

/** What is sent: the text of the chosen reason, or the person's own (CONTRACT.md §1). */
export function reasonText({ reason, words }: FieldValues, reasons: readonly Reason[]): string {
  if (reason === otherReason) return String(words).trim();
  return reasons.find(({ code }) => code === reason)?.name ?? '';
}
