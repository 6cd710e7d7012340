import { formatDay } from '../../domain/format';
import { type BuiltInLanguage, builtInFor, defaultLanguage } from '../../domain/languages/rules';
import en from '../../domain/locales/en/mail.json';
import vi from '../../domain/locales/vi/mail.json';
import type { Day } from '../../domain/units';
import { writeLetter } from '../adapters/mail/letter';
import type { Mail } from '../adapters/mail/mailer';

/** Somebody a mail about a campaign goes to; one without an account has neither name nor language. */
export interface Addressee {
  email: string;
  fullname: string | null;
  /** The code of the one they chose. */
  language: string | null;
}

/** What comes along: a file of the frozen report, or a page that works until the end of a day. */
export type Along =
  | { file: { name: string; number: string; as_of: Day } }
  | { link: { url: string; until: Day; instead: boolean } };

/** What is said: plain text of the sender, about what it is, and what comes along. */
export interface CampaignLetter {
  subject: string;
  message: string;
  campaign: string;
  sender: string;
  along: Along | null;
}

const words = { vi, en };

/** Words of mails with what stands in them; a value is never read for further places to fill. */
function filled(text: string, values: Record<string, string>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');
}

/** The language somebody is written to in. */
export function languageOf({ language }: Pick<Addressee, 'language'>): BuiltInLanguage {
  return builtInFor(language ?? defaultLanguage);
}

/** A message about a campaign as a mail, with what stands around it in the receiver's language. */
export function campaignMail(receiver: Addressee, { subject, message, campaign, sender, along }: CampaignLetter): Mail {
  const language = languageOf(receiver);
  const say = words[language];
  return writeLetter(receiver.email, {
    language,
    subject,
    greeting: receiver.fullname ? filled(say.hello_name, { name: receiver.fullname }) : say.hello,
    lead: filled(say.campaign_lead, { sender, campaign }),
    hints: [...message.replaceAll('\r\n', '\n').split(/\n{2,}/), ...(along ? [noteOf(along, language)] : [])],
    ...(along && 'link' in along && { link: { label: say.report.open, url: along.link.url } }),
    footer: say.footer,
  });
}

function noteOf(along: Along, language: BuiltInLanguage): string {
  const { report } = words[language];
  if ('link' in along) {
    const { until, instead } = along.link;
    return filled(instead ? report.link_instead : report.link, { day: formatDay(until) });
  }
  const { name, number, as_of } = along.file;
  return filled(report.file, { file: name, number, day: formatDay(as_of) });
}

/** Subject and message of the weekly mail: the campaign, the day its figures go up to, and how it goes in a sentence. */
export function weeklyText(
  language: BuiltInLanguage,
  { campaign, as_of, verdict }: { campaign: string; as_of: Day; verdict: string },
): { subject: string; message: string } {
  const { weekly_subject, weekly_message } = words[language].report;
  const values = { campaign, day: formatDay(as_of), verdict };
  return { subject: filled(weekly_subject, values), message: filled(weekly_message, values) };
}
