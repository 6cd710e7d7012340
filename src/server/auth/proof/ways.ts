import type { ProofMethod, ProofWays } from '../../../domain/auth/types';
import { AppError } from '../../../domain/errors';
import type { SignedCtx } from '../../context';
import { siteAt } from '../passkeys/site';
import { hasPassword } from '../queries/accounts';
import { methodsOf } from '../secondFactor/queries';

/** By what the caller can show that the session is theirs; a mailed code where they have nothing else. */
export async function proofWays(ctx: SignedCtx, home: string): Promise<ProofWays> {
  return { methods: await waysOf(ctx, home) };
}

/** @throws AppError verification_code_not_existed where the caller has something better to show than a mailed code */
export async function onlyByMail(ctx: SignedCtx, home: string): Promise<void> {
  if (!(await waysOf(ctx, home)).includes('mail')) throw new AppError('verification_code_not_existed');
}

async function waysOf({ db, config, viewer }: SignedCtx, home: string): Promise<ProofMethod[]> {
  const password: ProofMethod[] = (await hasPassword(db, viewer.id)) ? ['password'] : [];
  const factor = await methodsOf(db, viewer.id, siteAt(home, config));
  if (factor === null && password.length === 0) return ['mail'];
  return [...password, ...(factor ?? [])];
}
