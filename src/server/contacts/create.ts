import type { ContactCreateInput } from '../../domain/contacts/schema';
import { builtInFor } from '../../domain/languages/rules';
import { checkCaptcha, spendCaptcha } from '../captcha/check';
import { type Ctx, inTransaction } from '../context';
import { countTry, type Limit, networkOf } from '../http/rateLimit';
import { newId } from '../ids';
import { queueMail } from '../jobs/mail';
import { contactMail } from './letter';
import { insertContact } from './queries';
import { siteContact } from './siteContact';

const minute = 60;
const hour = 60 * minute;

// The second one keeps many callers together from filling the table and the mailbox.
const limitsOf = (address: string): Limit[] => [
  { key: `contact:${networkOf(address)}`, rule: { free: 5, wait: 10, longest: 10 * minute, window: hour } },
  { key: 'contact', rule: { free: 200, wait: 1, longest: minute, window: hour } },
];

/**
 * Keeps a message of the contact form and mails it to the address the site names, both or neither; without an address
 * it is kept for the staff alone (CONTRACT-2 §14). Answers its id.
 * @throws AppError captcha_missing, captcha_failed; TooManyRequests: slowed, to be sent again
 */
export async function createContact(ctx: Ctx, { captcha_token, ...message }: ContactCreateInput): Promise<string> {
  await countTry(ctx.db, limitsOf(ctx.address));
  const solved = await checkCaptcha(ctx, captcha_token);
  const { email: to } = await siteContact(ctx, builtInFor(ctx.language));
  return inTransaction(ctx, async (tx) => {
    await spendCaptcha(tx, solved);
    const id = newId();
    await insertContact(tx.db, { id, ...message });
    if (to) await queueMail(tx, contactMail(tx, to, message));
    return id;
  });
}
