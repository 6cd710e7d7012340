import type { FieldError } from '../../domain/errors';
import { ApiError } from '../../providers/http';

const fields: readonly string[] = ['code', 'name', 'socials'];

/** What a refused restoring can be asked for: another code or name, or to do without accounts. Null for other refusals. */
export function askable(error: unknown): readonly FieldError[] | null {
  const errors = error instanceof ApiError ? error.errors : undefined;
  return errors?.length && errors.every(({ property }) => fields.includes(property)) ? errors : null;
}
