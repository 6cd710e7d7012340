import { builtInFor, defaultLanguage } from '../../domain/languages/rules';
import en from '../../domain/locales/en/mail.json';
import vi from '../../domain/locales/vi/mail.json';
import { writeLetter } from '../adapters/mail/letter';
import type { Mail } from '../adapters/mail/mailer';
import type { InBoth, Said } from './texts';

/** A notification as a mail in the receiver's language; `home` is where browsers reach this installation. */
export function notificationMail(
  { email, fullname, language }: { email: string; fullname: string; language: string | null },
  { title, content, opens }: Said & { opens?: { label: InBoth; path: string } },
  home: string,
): Mail {
  const code = builtInFor(language ?? defaultLanguage);
  const words = { vi, en }[code];
  return writeLetter(email, {
    language: code,
    subject: title[code],
    greeting: words.hello_name.replace('{{name}}', () => fullname),
    lead: content[code],
    hints: [opens ? words.notification_choice : words.notification_hint],
    ...(opens && { link: { label: opens.label[code], url: home + opens.path } }),
    footer: words.footer,
  });
}
