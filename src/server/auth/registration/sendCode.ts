import type { Registrant } from '../../../domain/auth/schema';
import type { Ctx } from '../../context';
import { alreadyRegisteredMail, otpMail, type Receiver, sendLater } from '../mails';
import { issueOtp } from '../otps/otps';
import { findAccount } from '../queries';

interface Request {
  email: string;
  payload?: Registrant;
  again: boolean;
}

/**
 * Mails a registration code, or to one who has a verified account word of that.
 * @throws TooManyRequests
 */
export async function sendRegistrationCode(ctx: Ctx, { email, payload, again }: Request): Promise<void> {
  const account = await findAccount(ctx.db, email);
  const code = await issueOtp(ctx, { purpose: 'register', username: email, again, ...(payload && { payload }) });
  if (!code || account?.deleted_at) return;
  if (!account) return sendLater(ctx, otpMail({ email, fullname: null, language: ctx.language }, 'register', code));
  const { fullname, language } = account;
  const receiver: Receiver = { email: account.email, fullname, language: language ?? ctx.language };
  sendLater(ctx, account.verified_at ? alreadyRegisteredMail(receiver) : otpMail(receiver, 'register', code));
}
