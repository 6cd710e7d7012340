import { builtInFor } from '../../../domain/languages/rules';
import en from '../../../domain/locales/en/mail.json';
import vi from '../../../domain/locales/vi/mail.json';
import { networkNames } from '../../../domain/networks';
import { type ConsentNetwork, invitationDays } from '../../../domain/social/consentValues';
import { writeLetter } from '../../adapters/mail/letter';
import type { Mail } from '../../adapters/mail/mailer';

interface Invitation {
  email: string;
  stage_name: string;
  network: ConsentNetwork;
  /** A language's code. */
  language: string;
  link: string;
}

/** Asks a KOL to connect its account, by a link that needs no account of ours. */
export function connectMail({ email, stage_name, network, language, link }: Invitation): Mail {
  const code = builtInFor(language);
  const words = { vi, en }[code];
  const { subject, lead, what, hint, ignore, open } = words.connect;
  const said = (text: string) =>
    text.replaceAll('{{network}}', networkNames[network]).replaceAll('{{days}}', String(invitationDays));
  return writeLetter(email, {
    language: code,
    subject: said(subject),
    greeting: words.hello_name.replace('{{name}}', () => stage_name.replace(/[\p{Cc}\s]+/gu, ' ').trim()),
    lead: said(lead),
    hints: [said(what), said(hint), ignore],
    link: { label: said(open), url: link },
    footer: words.footer,
  });
}
