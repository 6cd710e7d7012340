import { inviteDays } from '../../domain/limits';
import en from '../../domain/locales/en/mail.json';
import vi from '../../domain/locales/vi/mail.json';
import { writeLetter } from '../adapters/mail/letter';
import type { Mail } from '../adapters/mail/mailer';
import { newRefreshToken } from '../auth/tokens';
import type { Ctx } from '../context';
import { queueMails } from '../jobs/mail';
import { insertPasswordTokens } from './links/queries';

/** Who is asked to choose a password; the language is a code. */
export interface Invited {
  email: string;
  fullname: string;
  language: string;
}

/** Where a person chooses a password. The token stands behind the #, so that it reaches no log and no other site. */
function linkOf(home: string, email: string, token: string): string {
  return `${home}/change-password?${new URLSearchParams({ username: email })}#password_token=${token}`;
}

/**
 * Makes a link to choose a password with for each of these users and has it mailed, in the caller's transaction. `PUT /auth/set-password` takes the token. `home` is the address of this installation.
 */
export async function invite(
  tx: Ctx,
  kind: 'invitation' | 'password_reset',
  invited: readonly Invited[],
  home: string,
): Promise<void> {
  const expires_at = new Date(Date.now() + inviteDays * 24 * 3_600_000);
  const made = invited.map((person) => ({ person, ...newRefreshToken() }));
  await insertPasswordTokens(
    tx.db,
    made.map(({ person, hash }) => ({ token_hash: hash, username: person.email.toLowerCase(), expires_at })),
  );
  const mails = made.map(({ person, token }) => letter(kind, person, linkOf(home, person.email, token)));
  await queueMails(tx, mails);
}

function letter(kind: 'invitation' | 'password_reset', { email, fullname, language }: Invited, link: string): Mail {
  const words = language === 'en' ? en : vi;
  const { subject, lead, hint } = words[kind];
  return writeLetter(email, {
    language: language === 'en' ? 'en' : 'vi',
    subject,
    greeting: words.hello_name.replace('{{name}}', () => fullname),
    lead: lead.replace('{{days}}', String(inviteDays)),
    hints: [link, hint],
    footer: words.footer,
  });
}
