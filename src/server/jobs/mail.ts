import { buffer } from 'node:stream/consumers';
import type { FileStore } from '../adapters/files/store';
import type { AttachedFile, Mail } from '../adapters/mail/mailer';
import type { Services } from '../context';
import type { Db } from '../db/connection';
import { newId } from '../ids';
import type { Secrets } from '../secrets';
import { enqueue, type NewJob } from './enqueue';
import type { Kind } from './kinds';
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

/** A stored file that comes along: its bytes are read when the mail is sent, no job holds them. */
export interface StoredAttachment {
  name: string;
  type: string;
  storage_key: string;
}

/** A mail by the one who asks for it: under a key of its own it is sent once, however often it is asked for. */
export interface KeyedMail {
  key: string;
  mail: Mail;
  files: readonly StoredAttachment[];
  /** Stands in the job, readable, so that the dead letter knows what it is of. */
  data: object;
  /** The kind of the job that is told where it could not be sent. */
  deadLetter: Kind;
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

/** Sends mails of which each has its key, may take files along, and is missed where it cannot be sent. */
export async function queueKeyedMails({ db, secrets }: MailRoom, mails: readonly KeyedMail[]): Promise<void> {
  const jobs = mails.map(({ key, mail, files, data, deadLetter }) => {
    const sealed = seal({ ...mail, files }, secrets.jobs);
    return { key, deadLetter, data: { ...data, about: mail.to, sealed } };
  });
  await enqueue(db, 'mail', ...jobs);
}

function jobOf({ secrets }: MailRoom, mail: Mail, { key = newId(), nobody = false }: Post): NewJob {
  return { key, data: { about: nobody ? '' : mail.to, sealed: seal({ ...mail, nobody }, secrets.jobs) } };
}

interface Sealed extends Mail {
  nobody?: boolean;
  files?: readonly StoredAttachment[];
}

/** Hands over the mail of a job. @throws Error where the mail server refuses it, or a file of it is gone */
export async function sendQueued({ mail, secrets, files: store }: Services, data: object): Promise<void> {
  if (!('sealed' in data) || typeof data.sealed !== 'string') throw new Error('the job holds no mail');
  const { nobody, files = [], ...letter } = unseal(data.sealed, secrets.jobs) as Sealed;
  if (nobody) return;
  await mail.send({ ...letter, files: await Promise.all(files.map((file) => read(store, file))) });
}

async function read(store: FileStore, { name, type, storage_key }: StoredAttachment): Promise<AttachedFile> {
  const stored = await store.get(storage_key);
  if (!stored) throw new Error('a file of the mail is not stored any more');
  return { name, type, content: await buffer(stored.stream) };
}
