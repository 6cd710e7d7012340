import { AppError } from '../../../domain/errors';
import { departmentSchema } from '../../../domain/settings/schema';
import { parse } from '../../../domain/validation';

/** What is wrong with the name of a department or studio, as a code; null where nothing is. */
export function nameFault(name: string): string | null {
  try {
    parse(departmentSchema, { name: name || undefined });
    return null;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return error.errors?.[0]?.message ?? error.message;
  }
}
