import { builtInFor } from '../../domain/languages/rules';
import { otpLimits } from '../../domain/limits';
import en from '../../domain/locales/en/mail.json';
import vi from '../../domain/locales/vi/mail.json';
import { writeLetter } from '../adapters/mail/letter';
import type { Mail } from '../adapters/mail/mailer';

/** Who a mail goes to; the language is the person's own, else the request's. */
export interface Receiver {
  email: string;
  /** Null for one who has no account yet: what a stranger typed is not sent to others in our name. */
  fullname: string | null;
  language: string;
}

function wordsOf(language: string) {
  const code = builtInFor(language);
  return { language: code, ...{ vi, en }[code] };
}

function greetingOf(words: typeof en, fullname: string | null): string {
  const name = fullname
    ?.replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, 100);
  return name ? words.hello_name.replace('{{name}}', () => name) : words.hello;
}

/** The code to finish a registration, to change a forgotten password, or to show that a session is one's own. */
export function otpMail(receiver: Receiver, purpose: 'register' | 'forgot' | 'prove', code: string): Mail {
  const words = wordsOf(receiver.language);
  const { subject, lead } = words[`otp_${purpose}`];
  return writeLetter(receiver.email, {
    language: words.language,
    subject,
    greeting: greetingOf(words, receiver.fullname),
    lead: lead.replace('{{minutes}}', String(otpLimits.seconds / 60)),
    code,
    hints: [words.ignore],
    footer: words.footer,
  });
}

/** To someone with an account whose e-mail was registered again: the answer of the call does not tell. */
export function alreadyRegisteredMail(receiver: Receiver): Mail {
  const words = wordsOf(receiver.language);
  const { subject, lead, hint, ignore } = words.already_registered;
  return writeLetter(receiver.email, {
    language: words.language,
    subject,
    greeting: greetingOf(words, receiver.fullname),
    lead,
    hints: [hint, ignore],
    footer: words.footer,
  });
}

/** What a user is told of their own sign-in. */
export type SecurityNews =
  | 'password_changed'
  | 'email_changed'
  | 'second_factor_on'
  | 'second_factor_off'
  | 'second_factor_added'
  | 'second_factor_removed'
  | 'second_factor_taken_off'
  | 'api_key_added'
  | 'recovery_codes_renewed'
  | 'recovery_code_used';

/** To a user whose way to sign in was just changed. */
export function securityMail(news: SecurityNews, receiver: Receiver): Mail {
  const words = wordsOf(receiver.language);
  const { subject, lead, hint } = words[news];
  return writeLetter(receiver.email, {
    language: words.language,
    subject,
    greeting: greetingOf(words, receiver.fullname),
    lead,
    hints: [hint],
    footer: words.footer,
  });
}
