import { builtInFor, defaultLanguage } from '../../domain/languages/rules';
import en from '../../domain/locales/en/mail.json';
import vi from '../../domain/locales/vi/mail.json';
import { writeLetter } from '../adapters/mail/letter';
import type { Mail } from '../adapters/mail/mailer';
import type { Said } from './texts';

/** A notification as a mail in the receiver's language. */
export function notificationMail(
  { email, fullname, language }: { email: string; fullname: string; language: string | null },
  { title, content }: Said,
): Mail {
  const code = builtInFor(language ?? defaultLanguage);
  const words = { vi, en }[code];
  return writeLetter(email, {
    language: code,
    subject: title[code],
    greeting: words.hello_name.replace('{{name}}', () => fullname),
    lead: content[code],
    hints: [words.notification_hint],
    footer: words.footer,
  });
}
