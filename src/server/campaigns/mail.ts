import { builtInFor, defaultLanguage } from '../../domain/languages/rules';
import en from '../../domain/locales/en/mail.json';
import vi from '../../domain/locales/vi/mail.json';
import { writeLetter } from '../adapters/mail/letter';
import type { Mail } from '../adapters/mail/mailer';
import type { StoredRecipient } from './queries/recipients';

/** What is said: plain text of the sender, and about what it is. */
interface CampaignLetter {
  subject: string;
  message: string;
  campaign: string;
  sender: string;
}

/** A message about a campaign as a mail, with what stands around it in the receiver's language. */
export function campaignMail(
  { email, fullname, language }: StoredRecipient,
  { subject, message, campaign, sender }: CampaignLetter,
): Mail {
  const code = builtInFor(language ?? defaultLanguage);
  const words = { vi, en }[code];
  return writeLetter(email, {
    language: code,
    subject,
    greeting: words.hello_name.replace('{{name}}', () => fullname),
    lead: words.campaign_lead.replace('{{sender}}', () => sender).replace('{{campaign}}', () => campaign),
    hints: message.replaceAll('\r\n', '\n').split(/\n{2,}/),
    footer: words.footer,
  });
}
