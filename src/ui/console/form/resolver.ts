import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import type * as yup from 'yup';
import { AppError, type FieldError } from '../../../domain/errors';
import { parse } from '../../../domain/validation';

/** What a form is checked by. Made once, outside the component: a new one would reset the form. */
export interface FormRules {
  schema: yup.Schema<unknown>;
  /** Turns what the form holds into what the call takes. */
  toInput?: (values: FieldValues) => FieldValues;
  /** Rules the schema cannot say. */
  problemsOf?: (input: FieldValues) => FieldError[];
}

/** A form holds an empty text where nothing was entered; the schemas know such a field as absent. */
export function withoutEmpty(values: FieldValues): FieldValues {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== '' && value !== null));
}

/** Checks a form by the very schema the server checks with; each error is a code with a text under `error.{code}`. */
export function resolverOf({ schema, toInput = withoutEmpty, problemsOf }: FormRules): Resolver<FieldValues> {
  return (values) => {
    const input = toInput(values);
    const errors = asFormErrors([...(problemsOf?.(input) ?? []), ...schemaErrors(schema, input)]);
    return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
  };
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

/** An error inside a list stands at the list's field. */
function asFormErrors(errors: readonly FieldError[]): FieldErrors {
  return Object.fromEntries(
    errors.map(({ property, message }) => [property.split('.')[0] ?? property, { type: 'schema', message }]),
  );
}
