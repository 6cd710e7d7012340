import type { FieldError } from '../../domain/errors';

/** Where a refusal is shown: codes by field, and one above the button for what belongs to no field shown. */
export interface Faults {
  fields: Record<string, string>;
  form: string | null;
  /** When the same may be tried again, in milliseconds of the clock; 0 = at once. */
  retryAt: number;
}

interface Refusal {
  code: string;
  errors?: FieldError[] | undefined;
  retryAfter?: number | null;
}

export const noFaults: Faults = { fields: {}, form: null, retryAt: 0 };

/** Spreads a refusal of the server, or of the same schema here, over the fields of a form. */
export function faultsOf(error: unknown, names: readonly string[], now = Date.now()): Faults {
  if (!isRefusal(error)) return { ...noFaults, form: 'unknown' };
  const fields: Record<string, string> = {};
  for (const { property, message } of error.errors ?? []) {
    if (names.includes(property)) fields[property] = message;
  }
  const form = Object.keys(fields).length > 0 ? null : error.code;
  return { fields, form, retryAt: error.retryAfter ? now + error.retryAfter * 1000 : 0 };
}

function isRefusal(error: unknown): error is Error & Refusal {
  return error instanceof Error && 'code' in error && typeof error.code === 'string';
}
