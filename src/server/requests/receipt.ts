import { TooManyRequests } from '../../domain/errors';
import { builtInFor } from '../../domain/languages/rules';
import en from '../../domain/locales/en/mail.json';
import vi from '../../domain/locales/vi/mail.json';
import { writeLetter } from '../adapters/mail/letter';
import type { Mail } from '../adapters/mail/mailer';
import type { Ctx } from '../context';
import { countTry } from '../http/rateLimit';
import { receiptLimit } from './limits';

/** Whether this address may be sent one more receipt; the request itself goes through either way. */
export async function mayHaveReceipt({ db }: Ctx, email: string): Promise<boolean> {
  try {
    await countTry(db, [receiptLimit(email)]);
    return true;
  } catch (error) {
    if (error instanceof TooManyRequests) return false;
    throw error;
  }
}

/** Tells a guest that the request has arrived, in the language it was written in; nothing the guest typed goes out in our name. */
export function receiptMail({ language }: Ctx, email: string): Mail {
  const code = builtInFor(language);
  const words = { vi, en }[code];
  const { subject, lead, hint, ignore } = words.request_received;
  return writeLetter(email, {
    language: code,
    subject,
    greeting: words.hello,
    lead,
    hints: [hint, ignore],
    footer: words.footer,
  });
}
