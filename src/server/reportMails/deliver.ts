import type { BuiltInLanguage } from '../../domain/languages/rules';
import { mailFileLimit } from '../../domain/reportMails/values';
import { homeOf } from '../config';
import type { Services } from '../context';
import { announce } from '../db/changes';
import { textIn } from '../jobs/data';
import { attachmentName } from './fileName';
import type { Addressee } from './letter';
import { linkForMail } from './link';
import { queueLetters, sharedLanguage } from './post';
import {
  endWaiting,
  failMail,
  findSnapshotToMail,
  lockWaiting,
  type SnapshotToMail,
  type WaitingMail,
} from './queries/mails';
import { findAddressees } from './queries/recipients';

/**
 * Sends the mails that waited for a frozen report: with its PDF in each receiver's language, or with a link where its
 * files could not be made, are too large for a mail, or it was withdrawn (CONTRACT-2 §9).
 */
export async function deliverFrozen(tx: Services, data: object): Promise<void> {
  const id = textIn(data, 'snapshot_id');
  const waiting = await lockWaiting(tx.db, id);
  if (waiting.length === 0) return;
  const snapshot = await findSnapshotToMail(tx.db, id);
  for (const mail of waiting) await deliver(tx, mail, { id, snapshot });
  await announce(tx.db, ['reportMails'], ['reportLinks']);
}

interface Frozen {
  id: string;
  snapshot: SnapshotToMail | null;
}

async function deliver(tx: Services, mail: WaitingMail, { id, snapshot }: Frozen): Promise<void> {
  if (mail.gone) return endWaiting(tx.db, mail.id, { state: 'failed' });
  const found = await findAddressees(tx.db, mail.to);
  const to = mail.lang ? found.map((one) => ({ ...one, language: mail.lang })) : found;
  const sent = { state: 'sent' as const, sent_at: new Date() };
  const usable = snapshot?.usable ? snapshot : null;
  if (usable && fits(usable)) {
    await queueLetters(tx, mail, { to, along: (language) => fileFor(usable, mail, language) });
    return endWaiting(tx.db, mail.id, sent);
  }
  const link = await linkForMail(tx, {
    ...linkTo(mail, to),
    snapshot_id: usable && id,
    instead: true,
    home: homeOf(tx.config),
  });
  await queueLetters(tx, mail, { to, along: () => ({ along: link.along }) });
  return endWaiting(tx.db, mail.id, { ...sent, link_id: link.id });
}

function linkTo({ campaign_id, subject, created_by, lang }: WaitingMail, to: readonly Addressee[]) {
  return { campaign_id, subject, created_by, lang: lang ?? sharedLanguage(to) };
}

// One file a mail, so each of them is all there is.
function fits({ pdfs }: SnapshotToMail): boolean {
  return pdfs.length > 0 && pdfs.every(({ size }) => size <= mailFileLimit);
}

function fileFor({ number, as_of, pdfs }: SnapshotToMail, { code }: WaitingMail, language: BuiltInLanguage) {
  const pdf = pdfs.find(({ lang }) => lang === language) ?? pdfs[0];
  if (!pdf) return { along: null };
  const name = attachmentName(code, number);
  const { type, storage_key } = pdf;
  return { along: { file: { name, number, as_of } }, file: { name, type, storage_key } };
}

/** Keeps whom a mail could not be sent to; their dead letter says so. */
export async function missMail(tx: Services, data: object): Promise<void> {
  const campaign = await failMail(tx.db, textIn(data, 'report_mail'), textIn(data, 'about'));
  if (campaign) await announce(tx.db, ['reportMails', campaign]);
}
