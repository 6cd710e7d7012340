import type { ResendOtpInput } from '../../domain/auth/schema';
import type { Ctx } from '../context';
import { countTry } from '../http/rateLimit';
import { sendForgotCode } from './forgetPassword';
import { mailLimit } from './limits';
import { sendRegistrationCode } from './registration/sendCode';

/**
 * Mails another code, at most one a minute (spec 2 §7 Auth). It also begins the registration of one who came by
 * Google and has told no more than a name.
 * @throws TooManyRequests
 */
export async function resendOtp(ctx: Ctx, { type, username, email, fullname }: ResendOtpInput): Promise<void> {
  await countTry(ctx.db, [mailLimit(ctx.address)]);
  if (type === 'forgot') return sendForgotCode(ctx, username || email || '', true);
  await sendRegistrationCode(ctx, {
    email: email || username || '',
    again: true,
    ...(fullname && { payload: { fullname } }),
  });
}
