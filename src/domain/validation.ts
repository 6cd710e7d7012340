import * as yup from 'yup';
import { isDay } from './dates';
import { type FieldError, invalid, type Limit } from './errors';
import { idPattern } from './ids';
import { largestNumber, textLimits } from './limits';

yup.setLocale({
  mixed: {
    required: 'field_required',
    notType: 'invalid_value',
    oneOf: 'invalid_value',
    notNull: 'field_required',
    defined: 'field_required',
  },
  string: { email: 'email_is_incorrect', url: 'url_is_incorrect', max: 'text_too_long' },
  number: { min: 'positive_number_required', max: 'number_too_large', integer: 'integer_required' },
});

// Half a surrogate pair is no character: the database takes none in JSON.
const halfPairs = /\p{Surrogate}/gu;

/** The text with a mark in place of each half of a character. */
export const withoutHalves = (value: string): string => value.replace(halfPairs, '\ufffd');

/** A text field: trimmed, at most `max` characters. */
export function text(max: number = textLimits.short) {
  return yup
    .string()
    .transform(onText((value) => withoutHalves(value.trim())))
    .max(max);
}

// yup's own trim() and lowercase() break on a list or an object where a text should stand, instead of refusing it.
function onText(change: (value: string) => string) {
  return (value: unknown) => (typeof value === 'string' ? change(value) : value);
}

/** A code: letters and digits of any kind but no white space (spec 1 §5 Codes). */
export function code() {
  return text(textLimits.code).matches(/^\S+$/, { message: 'code_incorrect', excludeEmptyString: true });
}

/**
 * A Vietnamese mobile number: optional +84, 84 or 0, then 3, 5, 7, 8 or 9 and eight digits (spec 1 §5). Blanks, dots
 * and dashes between them are taken out, however it is entered.
 */
export function mobilePhone() {
  return text(20)
    .transform(onText((value) => value.replace(/[\s.\p{Pd}]/gu, '') || value))
    .matches(/^(\+84|84|0)?[35789]\d{8}$/, { message: 'phone_number_is_incorrect', excludeEmptyString: true });
}

/**
 * A telephone number of any kind: digits, spaces, plus, parentheses and dashes (spec 1 §5 Representative); dots
 * become blanks.
 */
export function anyPhone() {
  return text(30)
    .transform(
      onText((value) =>
        value
          .replace(/[\s.]+/g, ' ')
          .replace(/\p{Pd}/gu, '-')
          .trim(),
      ),
    )
    .matches(/^(?=.*\d)[\d +()-]+$/, { message: 'phone_number_is_incorrect', excludeEmptyString: true });
}

const pageAddress = /^https?:\/\/[^\s/?#@:]+\.[^\s/?#@:.]+(:\d+)?([/?#]\S*)?$/i;

/** A website that may be left empty; one without a scheme is read as https. */
export function website() {
  return text(textLimits.url)
    .nullable()
    .transform(blankIsNull)
    .transform(onText((value) => (/^\w+:\/\//.test(value) ? value : `https://${value}`)))
    .matches(pageAddress, 'website_incorrect');
}

/** An address of a page, http or https, without a name or password in it. */
export function webAddress() {
  return text(textLimits.url).matches(pageAddress, { message: 'url_is_incorrect', excludeEmptyString: true });
}

/** What is written in capitals, whatever was typed (spec 1 §5 Customer). */
export const inCapitals = onText((value) => value.toUpperCase());

/** An e-mail address, kept in lower case. */
export function emailAddress() {
  return text()
    .email()
    .transform(onText((value) => value.toLowerCase()));
}

/** Text on one line: no control characters, so that it cannot start a new line in a mail, a header or a log. */
export function oneLine(max: number = textLimits.name) {
  return text(max).matches(/^\P{Cc}*$/u, 'invalid_value');
}

/** Whole number from 0 to the largest allowed (spec 2 §9): counts and VND. */
export function wholeNumber() {
  return yup.number().integer().min(0).max(largestNumber);
}

/** A day written `YYYY-MM-DD`. */
export function day() {
  return yup
    .string()
    .test('day', 'invalid_date', (value) => !value || isDay(value))
    .meta({ jsonSchema: { format: 'date' } });
}

/** A record's id. yup's own `uuid` does not know version 7. */
export function id(mayBeBlank = false) {
  return yup
    .string()
    .transform((value: unknown) => (typeof value === 'object' && value !== null ? 'not an id' : value))
    .matches(idPattern, { message: 'invalid_value', excludeEmptyString: mayBeBlank });
}

/** As `id`, where an emptied field is said to be missing rather than wrong. */
export function idOrBlank() {
  return id(true).lowercase();
}

/** What an emptied field of a form becomes: null. */
export const blankIsNull = (value: unknown) => (value === '' ? null : value);

/** One line that may be left empty. */
export function optionalText(max: number = textLimits.name) {
  return oneLine(max).nullable().transform(blankIsNull);
}

/** An id that may be left empty. */
export function optionalId() {
  return id().lowercase().nullable().transform(blankIsNull);
}

/** Ids of records a field refers to. */
export function idList() {
  return yup.array(id().lowercase().required()).max(200);
}

/** A text a PUT may leave out but not empty. */
export function kept(schema: yup.StringSchema<string | undefined>, message = 'field_required') {
  return schema.test('filled', message, (value) => value !== '');
}

/**
 * Casts and checks input against a schema; unknown fields are dropped, and no list has an empty place.
 * @throws AppError validation_failed with one entry per faulty field
 */
export function parse<T>(schema: yup.Schema<T>, input: unknown): T {
  const empty = [...emptyPlaces(input, '')];
  if (empty.length > 0) throw invalid(empty.map((property) => ({ property, message: 'field_required' })));
  try {
    return schema.validateSync(withoutPrototypeKeys(input), { abortEarly: false, stripUnknown: true });
  } catch (error) {
    if (!(error instanceof yup.ValidationError)) throw error;
    throw invalid(fieldErrors(error));
  }
}

// A list's own checks see its entries before these are checked.
function* emptyPlaces(input: unknown, path: string): Generator<string> {
  if (typeof input !== 'object' || input === null || input instanceof Date) return;
  for (const [key, value] of Object.entries(input)) {
    const property = path ? `${path}.${key}` : key;
    if (value === null && Array.isArray(input)) yield property;
    else yield* emptyPlaces(value, property);
  }
}

// yup takes a key such as `constructor` for one of its fields and throws.
function withoutPrototypeKeys(input: unknown): unknown {
  if (Array.isArray(input)) return input.map(withoutPrototypeKeys);
  if (typeof input !== 'object' || input === null || input instanceof Date) return input;
  return Object.fromEntries(
    Object.entries(input).flatMap(([key, value]) =>
      key in Object.prototype ? [] : [[key, withoutPrototypeKeys(value)]],
    ),
  );
}

function fieldErrors(error: yup.ValidationError): FieldError[] {
  const leaves = error.inner.length > 0 ? error.inner : [error];
  const seen = new Set<string>();
  return leaves.flatMap((leaf) => {
    const property = (leaf.path ?? '').replace(/\[(\d+)\]/g, '.$1');
    if (seen.has(property)) return [];
    seen.add(property);
    const limit = limitOf(leaf);
    return [{ property, message: leaf.message, ...(limit && { limit }) }];
  });
}

/** Characters of a text, or the number itself, where there are too many. */
function limitOf({ type, params, value }: yup.ValidationError): Limit | undefined {
  const max = params?.max;
  if (type !== 'max' || typeof max !== 'number') return undefined;
  if (typeof value === 'string') return { max, now: value.length };
  return typeof value === 'number' ? { max, now: value } : undefined;
}
