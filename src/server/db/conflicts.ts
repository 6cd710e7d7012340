import { AppError, type ErrorCode } from '../../domain/errors';

/** What a constraint says when it is broken: the field to blame and the code. */
export type Conflicts = Record<string, { property: string; message: ErrorCode }>;

/**
 * Turns a broken constraint into its refusal: what two writers at the same moment collided over is what the slower one
 * would have been told a moment later. Any other error is thrown as it is.
 */
export function conflictsAs(conflicts: Conflicts): (error: unknown) => never {
  return (error) => {
    for (let cause = error; cause instanceof Error; cause = cause.cause) {
      const known = 'constraint' in cause ? conflicts[String(cause.constraint)] : undefined;
      if (known) throw new AppError(known.message, [known], { cause: error });
    }
    throw error;
  };
}
