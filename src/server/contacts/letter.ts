import type { ContactCreateInput } from '../../domain/contacts/schema';
import { builtInFor } from '../../domain/languages/rules';
import en from '../../domain/locales/en/mail.json';
import vi from '../../domain/locales/vi/mail.json';
import { writeLetter } from '../adapters/mail/letter';
import type { Mail } from '../adapters/mail/mailer';
import type { Ctx } from '../context';

/** What somebody wrote on the site, as the agency's contact address gets it. Its subject holds nothing of theirs. */
export function contactMail({ language }: Ctx, to: string, message: ContactCreateInput): Mail {
  const code = builtInFor(language);
  const words = { vi, en }[code];
  const { subject, lead, hint } = words.contact_message;
  const { name, email, position, company, requirement } = message;
  return writeLetter(to, {
    language: code,
    subject,
    greeting: words.hello,
    lead,
    hints: [[name, position, company, email].filter(Boolean).join('\n'), requirement, hint],
    footer: words.footer,
  });
}
