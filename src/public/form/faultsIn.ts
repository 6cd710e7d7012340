import type * as yup from 'yup';
import { AppError, type FieldError } from '../../domain/errors';
import { parse } from '../../domain/validation';

/** Everything the schema finds wrong with an input. */
export function faultsIn(schema: yup.Schema<unknown>, input: object): FieldError[] {
  try {
    parse(schema, input);
    return [];
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return error.errors ?? [];
  }
}
