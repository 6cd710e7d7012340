import type { Registrant } from '../../../domain/auth/schema';
import type { Mail } from '../../adapters/mail/mailer';
import type { Ctx } from '../../context';
import { queueMail } from '../../jobs/mail';
import { alreadyRegisteredMail, otpMail, type Receiver } from '../mails';
import { issueOtp } from '../otps/otps';
import { type Account, findAccount } from '../queries/accounts';

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
  const request = { purpose: 'register' as const, username: email, again, ...(payload && { payload }) };
  await issueOtp(ctx, request, (tx, code) =>
    queueMail(tx, mailOf(ctx, email, account, code), { nobody: Boolean(account?.deleted_at) }),
  );
}

function mailOf(ctx: Ctx, email: string, account: Account | null, code: string): Mail {
  if (!account) return otpMail({ email, fullname: null, language: ctx.language }, 'register', code);
  const { fullname, language } = account;
  const receiver: Receiver = { email: account.email, fullname, language: language ?? ctx.language };
  return account.verified_at ? alreadyRegisteredMail(receiver) : otpMail(receiver, 'register', code);
}
