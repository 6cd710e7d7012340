import type { ForgetPasswordInput } from '../../domain/auth/schema';
import type { Ctx } from '../context';
import { countTry } from '../http/rateLimit';
import { queueMail } from '../jobs/mail';
import { mailLimit } from './limits';
import { otpMail } from './mails';
import { issueOtp } from './otps/otps';
import { findAccount } from './queries/accounts';

/**
 * Mails a code to change a forgotten password; says and does the same where there is no such user (spec 2 §7 Auth).
 * @throws TooManyRequests
 */
export async function forgetPassword(ctx: Ctx, { username }: ForgetPasswordInput): Promise<void> {
  await countTry(ctx.db, [mailLimit(ctx.address)]);
  await sendForgotCode(ctx, username, false);
}

/** Mails the code; where there is no active user the same is done for nobody. @throws TooManyRequests */
export async function sendForgotCode(ctx: Ctx, username: string, again: boolean): Promise<void> {
  const account = await findAccount(ctx.db, username);
  const nobody = !account?.active || account.deleted_at !== null;
  const { email, fullname, language } = account ?? { email: username, fullname: username, language: null };
  await issueOtp(ctx, { purpose: 'forgot', username, again }, (tx, code) =>
    queueMail(tx, otpMail({ email, fullname, language: language ?? ctx.language }, 'forgot', code), { nobody }),
  );
}
