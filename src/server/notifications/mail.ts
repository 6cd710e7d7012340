import en from '../../domain/locales/en/mail.json';
import vi from '../../domain/locales/vi/mail.json';
import { writeLetter } from '../adapters/mail/letter';
import type { Mail } from '../adapters/mail/mailer';

interface Said {
  title: { vi: string; en: string };
  content: { vi: string; en: string };
}

/** A notification as a mail in the receiver's language. */
export function notificationMail(
  { email, fullname, language }: { email: string; fullname: string; language: string | null },
  { title, content }: Said,
): Mail {
  const code = language === 'en' ? 'en' : 'vi';
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
