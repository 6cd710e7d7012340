import type { VerificationTimes } from '../../../domain/auth/types';
import { AppError } from '../../../domain/errors';
import type { SignedCtx } from '../../context';
import { countTry } from '../../http/rateLimit';
import { queueMail } from '../../jobs/mail';
import { mailLimit } from '../limits';
import { otpMail } from '../mails';
import { issueOtp, otpTimes } from '../otps/otps';
import { findAccount } from '../queries/accounts';
import { onlyByMail } from './ways';

/**
 * Mails the caller a code to show that the session is theirs, and answers how long the last one serves.
 * @throws AppError verification_code_not_existed (there is something better to show); TooManyRequests
 */
export async function mailProofCode(ctx: SignedCtx, home: string): Promise<VerificationTimes> {
  await onlyByMail(ctx, home);
  await countTry(ctx.db, [mailLimit(ctx.address)]);
  const { id, username } = ctx.viewer;
  const account = await findAccount(ctx.db, username);
  if (!account) throw new AppError('user_not_exist');
  const { email, fullname, language } = account;
  await issueOtp(ctx, { purpose: 'prove', username: id, again: false }, (tx, code) =>
    queueMail(tx, otpMail({ email, fullname, language: language ?? ctx.language }, 'prove', code)),
  );
  return otpTimes(ctx, 'prove', id);
}
