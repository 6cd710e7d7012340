import type { RegisterInput } from '../../../domain/auth/schema';
import type { RegistrationInfo } from '../../../domain/auth/types';
import type { Ctx } from '../../context';
import { countTry } from '../../http/rateLimit';
import { mailLimit } from '../limits';
import { sendRegistrationCode } from './sendCode';

/**
 * Begins a registration (spec 2 §7 Auth): keeps what was said beside a code that is mailed. Nothing else is made
 * before the code comes back, so a stranger's e-mail fills no list and leaves no account; and an e-mail that has an
 * account gets the same answer after the same work, and a mail that says so.
 * @throws TooManyRequests
 */
export async function register(ctx: Ctx, input: RegisterInput): Promise<RegistrationInfo> {
  await countTry(ctx.db, [mailLimit(ctx.address)]);
  const { email, ...payload } = input;
  await sendRegistrationCode(ctx, { email, payload, again: false });
  return { ...input, username: email };
}
