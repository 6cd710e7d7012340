import type { Mail } from '../adapters/mail/mailer';
import type { Services } from '../context';
import type { Db } from '../db/connection';
import { newId } from '../ids';
import type { Secrets } from '../secrets';
import { enqueue, type NewJob } from './enqueue';
import { seal, unseal } from './sealed';

/** What asking for mails needs: the transaction they belong to, and the key they are sealed with. */
export interface MailRoom {
  db: Db;
  secrets: Secrets;
}

interface Post {
  /** Left out where nobody is written to. */
  key?: string;
  /** Only an address to write to is left out: the job is there all the same, so that its cost tells nothing. */
  nobody?: boolean;
}

/**
 * Sends a mail when the caller's transaction has committed, by whichever worker is free. What it says is sealed, as it
 * may hold a code or a link; the job is removed as soon as the mail is out.
 */
export async function queueMail(room: MailRoom, mail: Mail, post: Post = {}): Promise<void> {
  await enqueue(room.db, 'mail', jobOf(room, mail, post));
}

/** Sends many mails, each once. */
export async function queueMails(room: MailRoom, mails: readonly Mail[]): Promise<void> {
  await enqueue(room.db, 'mail', ...mails.map((mail) => jobOf(room, mail, {})));
}

function jobOf({ secrets }: MailRoom, mail: Mail, { key = newId(), nobody = false }: Post): NewJob {
  return { key, data: { about: nobody ? '' : mail.to, sealed: seal({ ...mail, nobody }, secrets.jobs) } };
}

/** Hands over the mail of a job. @throws Error where the mail server refuses it */
export async function sendQueued({ mail, secrets }: Services, data: object): Promise<void> {
  if (!('sealed' in data) || typeof data.sealed !== 'string') throw new Error('the job holds no mail');
  const { nobody, ...letter } = unseal(data.sealed, secrets.jobs) as Mail & { nobody: boolean };
  if (!nobody) await mail.send(letter);
}
