import { type BuiltInLanguage, builtInLanguages, defaultLanguage } from '../../domain/languages/rules';
import type { SentMail } from '../../domain/reportMails/types';
import type { MailAttachment } from '../../domain/reportMails/values';
import type { AboutCampaign } from '../campaigns/queries/about';
import type { Services } from '../context';
import { newId } from '../ids';
import { queueKeyedMails, type StoredAttachment } from '../jobs/mail';
import { keepFrozen, type ToFreeze } from '../reportSnapshots/freeze';
import { type Addressee, type Along, campaignMail, languageOf } from './letter';
import { linkForMail } from './link';
import { insertMail } from './queries/mails';

interface NewReportMail {
  campaign: Pick<AboutCampaign, 'id' | 'name'>;
  subject: string;
  message: string;
  attach: MailAttachment;
  to: readonly Addressee[];
  /** Set where all are written to in one language. */
  lang: BuiltInLanguage | null;
  by: { id: string; fullname: string };
  scheduled: boolean;
  /** The report to freeze, read before the transaction; only where it comes along as a file. */
  toFreeze: ToFreeze | null;
  /** Where browsers reach this installation. */
  home: string;
}

/**
 * Sends a mail about a campaign, in the caller's transaction. One with a file waits until the file is rendered; every
 * other is on its way when the transaction commits (CONTRACT-2 §9).
 */
export async function postReport(tx: Services, mail: NewReportMail): Promise<SentMail> {
  const { campaign, subject, message, attach, to, lang, by, scheduled, toFreeze, home } = mail;
  const id = newId();
  const row = { id, campaign_id: campaign.id, subject, message, to: to.map(({ email }) => email), attach, lang };
  const sender = { created_by: by.id, scheduled };
  if (toFreeze) {
    const frozen = await keepFrozen(tx, toFreeze, { label: null, replaces: null, by: by.id });
    const { id: snapshot_id, number, replaces } = frozen;
    await insertMail(tx.db, { ...row, ...sender, snapshot_id, state: 'waiting' });
    return { sent: to.length, state: 'waiting', number, replaces };
  }
  const about = { campaign_id: campaign.id, subject, created_by: by.id, snapshot_id: null, instead: false, home };
  const link = attach === 'link' ? await linkForMail(tx, { ...about, lang: lang ?? sharedLanguage(to) }) : null;
  await insertMail(tx.db, { ...row, ...sender, link_id: link?.id ?? null, state: 'sent', sent_at: new Date() });
  const letter = { id, subject, message, campaign: campaign.name, sender: by.fullname };
  await queueLetters(tx, letter, { to, along: () => ({ along: link?.along ?? null }) });
  return { sent: to.length, state: 'sent', number: null, replaces: null };
}

/** The language all of them read; Vietnamese where they do not read one. */
export function sharedLanguage(to: readonly Addressee[]): BuiltInLanguage {
  return builtInLanguages.find((language) => to.every((one) => languageOf(one) === language)) ?? defaultLanguage;
}

interface LettersToQueue {
  to: readonly Addressee[];
  /** What comes along for readers of a language, and the stored file that is. */
  along: (language: BuiltInLanguage) => { along: Along | null; file?: StoredAttachment };
}

/** Queues a mail for each receiver, in their language; each of them once, however often it is asked for. */
export async function queueLetters(
  tx: Services,
  { id, ...letter }: { id: string; subject: string; message: string; campaign: string; sender: string },
  { to, along: alongIn }: LettersToQueue,
): Promise<void> {
  const mails = to.map((receiver) => {
    const { along, file } = alongIn(languageOf(receiver));
    return {
      key: `report_mail:${id}:${receiver.email.toLowerCase()}`,
      mail: campaignMail(receiver, { ...letter, along }),
      files: file ? [file] : [],
      data: { report_mail: id },
      deadLetter: 'report_mail_failed' as const,
    };
  });
  await queueKeyedMails(tx, mails);
}
