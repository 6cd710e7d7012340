import { type RegisterInput, registerSchema } from '../../../domain/auth/schema';

export const registerSteps = ['info', 'code', 'password'] as const;

/** What the earlier steps of a registration hand on, kept in the browser's history entry. */
export interface Progress {
  /** What was said in the first step; missing for one who came by Google or by a link. */
  info?: RegisterInput;
  /** From the code: allows to set the password once. */
  passwordToken?: string;
  /** Everything is said and done. */
  isDone?: true;
}

/** Reads it back from a history entry, which may hold anything. */
export function readProgress(state: unknown): Progress {
  if (typeof state !== 'object' || state === null) return {};
  const progress: Progress = {};
  if ('info' in state && registerSchema.isValidSync(state.info)) progress.info = state.info;
  if ('passwordToken' in state && typeof state.passwordToken === 'string') {
    progress.passwordToken = state.passwordToken;
  }
  if ('isDone' in state && state.isDone === true) progress.isDone = true;
  return progress;
}
