import type { ProofMethod, ProofWays } from '../../../domain/auth/types';
import { AppError } from '../../../domain/errors';
import type { SignedCtx } from '../../context';
import type { Db } from '../../db/connection';
import { hasPassword } from '../queries/accounts';
import { methodsOf } from '../secondFactor/queries';

/** By what the caller can show that the session is theirs; a mailed code where they have nothing else. */
export async function proofWays({ db, viewer }: SignedCtx): Promise<ProofWays> {
  return { methods: await waysOf(db, viewer.id) };
}

/** @throws AppError verification_code_not_existed where the caller has something better to show than a mailed code */
export async function onlyByMail({ db, viewer }: SignedCtx): Promise<void> {
  if (!(await waysOf(db, viewer.id)).includes('mail')) throw new AppError('verification_code_not_existed');
}

async function waysOf(db: Db, userId: string): Promise<ProofMethod[]> {
  const password: ProofMethod[] = (await hasPassword(db, userId)) ? ['password'] : [];
  const known = [...password, ...(await methodsOf(db, userId))];
  return known.length > 0 ? known : ['mail'];
}
