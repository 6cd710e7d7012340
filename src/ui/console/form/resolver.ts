import { type FieldErrors, type FieldValues, type Resolver, set } from 'react-hook-form';
import type * as yup from 'yup';
import { AppError, type FieldError } from '../../../domain/errors';
import { isUnread } from '../../../domain/typedNumber';
import { parse } from '../../../domain/validation';

/** What a form is checked by. Made once, outside the component: a new one would reset the form. */
export interface FormRules {
  schema: yup.Schema<unknown>;
  /** Turns what the form holds into what the call takes. */
  toInput?: (values: FieldValues) => FieldValues;
  /** Rules the schema cannot say. */
  problemsOf?: (input: FieldValues) => FieldError[];
  /** Lists whose entries are forms of their own: an error inside stands at its entry's field, not at the list. */
  lists?: readonly string[];
}

/** A form holds an empty text where nothing was entered; the schemas know such a field as absent. */
export function withoutEmpty(values: FieldValues): FieldValues {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== '' && value !== null));
}

/** Checks a form by the very schema the server checks with; each error is a code with a text under `error.{code}`. */
export function resolverOf(rules: FormRules): Resolver<FieldValues> {
  return (values) => {
    const errors = asFormErrors(faultsIn(rules, values), rules.lists);
    return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
  };
}

/** Everything that is wrong with what a form holds. */
export function faultsIn({ schema, toInput = withoutEmpty, problemsOf }: FormRules, values: FieldValues): FieldError[] {
  const input = toInput(values);
  const unread = unreadIn(values);
  const places = new Set(unread.map(({ property }) => property));
  const others = [...(problemsOf?.(input) ?? []), ...schemaErrors(schema, input)];
  return [...others.filter(({ property }) => !places.has(property)), ...unread];
}

/** Numbers that were typed and could not be read, in lists as well. */
function unreadIn(values: FieldValues, path = ''): FieldError[] {
  return Object.entries(values).flatMap(([name, value]): FieldError[] => {
    if (isUnread(value)) return [{ property: path + name, message: value.why }];
    const entries: unknown = value;
    if (!Array.isArray(entries)) return [];
    return entries.flatMap((entry: unknown, at) =>
      typeof entry === 'object' && entry !== null ? unreadIn(entry, `${path}${name}.${at}.`) : [],
    );
  });
}

function schemaErrors(schema: yup.Schema<unknown>, input: FieldValues): FieldError[] {
  try {
    parse(schema, input);
    return [];
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return error.errors ?? [];
  }
}

/** An error inside a list stands at the list's field, unless the list's entries have fields of their own. */
function asFormErrors(errors: readonly FieldError[], lists: readonly string[] = []): FieldErrors {
  const found: FieldErrors = {};
  for (const { property, message, limit } of errors) {
    const head = property.split('.')[0] ?? property;
    set(found, lists.includes(head) ? property : head, { type: 'schema', message, ...(limit && { limit }) });
  }
  return found;
}
