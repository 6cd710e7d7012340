import type { FieldError, Limit } from '../../domain/errors';

/** Where a refusal is shown: codes by field, and one above the button for what belongs to no field shown. */
export interface Faults {
  fields: Record<string, string>;
  /** How much a field would have taken, where that is what was refused. */
  limits?: Record<string, Limit>;
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
  const limits: Record<string, Limit> = {};
  for (const { property, message, limit } of error.errors ?? []) {
    if (!names.includes(property)) continue;
    fields[property] = message;
    if (limit) limits[property] = limit;
  }
  const form = Object.keys(fields).length > 0 ? null : error.code;
  const retryAt = error.retryAfter ? now + error.retryAfter * 1000 : 0;
  return { fields, form, retryAt, ...(Object.keys(limits).length > 0 && { limits }) };
}

function isRefusal(error: unknown): error is Error & Refusal {
  return error instanceof Error && 'code' in error && typeof error.code === 'string';
}
