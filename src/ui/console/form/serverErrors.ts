import { ApiError } from '../../../providers/http';

/** The server's field errors by field, for a form that has these fields; null where the refusal is about none of them. */
export function fieldErrorsOf(error: unknown, fields: readonly string[]): Record<string, string> | null {
  if (!(error instanceof ApiError)) return null;
  const known = (error.errors ?? []).filter(({ property }) => fields.includes(property));
  if (known.length === 0) return null;
  return Object.fromEntries(known.map(({ property, message }) => [property, message]));
}
