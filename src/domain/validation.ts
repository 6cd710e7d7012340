import * as yup from 'yup';
import { isDay } from './dates';
import { type FieldError, invalid } from './errors';
import { largestNumber, textLimits } from './limits';

yup.setLocale({
  mixed: {
    required: 'field_required',
    notType: 'invalid_value',
    oneOf: 'invalid_value',
    notNull: 'field_required',
    defined: 'field_required',
  },
  string: { email: 'email_is_incorrect', url: 'url_is_incorrect', uuid: 'invalid_value', max: 'text_too_long' },
  number: { min: 'positive_number_required', max: 'number_too_large', integer: 'integer_required' },
});

/** A text field: trimmed, at most `max` characters. */
export function text(max: number = textLimits.short) {
  return yup.string().trim().max(max);
}

/** A code: letters and digits of any kind but no white space (spec 1 §5 Codes). */
export function code() {
  return text(textLimits.code).matches(/^\S+$/, { message: 'code_incorrect', excludeEmptyString: true });
}

/** Whole number from 0 to the largest allowed (spec 2 §9): counts and VND. */
export function wholeNumber() {
  return yup.number().integer().min(0).max(largestNumber);
}

/** A day written `YYYY-MM-DD`. */
export function day() {
  return yup.string().test('day', 'invalid_date', (value) => !value || isDay(value));
}

/** A record's id. */
export function id() {
  return yup.string().uuid();
}

/**
 * Casts and checks input against a schema; unknown fields are dropped.
 * @throws AppError validation_failed with one entry per faulty field
 */
export function parse<T>(schema: yup.Schema<T>, input: unknown): T {
  try {
    return schema.validateSync(input, { abortEarly: false, stripUnknown: true });
  } catch (error) {
    if (!(error instanceof yup.ValidationError)) throw error;
    throw invalid(fieldErrors(error));
  }
}

function fieldErrors(error: yup.ValidationError): FieldError[] {
  const leaves = error.inner.length > 0 ? error.inner : [error];
  const seen = new Set<string>();
  return leaves.flatMap((leaf) => {
    const property = (leaf.path ?? '').replace(/\[(\d+)\]/g, '.$1');
    if (seen.has(property)) return [];
    seen.add(property);
    return [{ property, message: leaf.message }];
  });
}
