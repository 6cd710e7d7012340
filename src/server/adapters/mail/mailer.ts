/** What a mail says, to one person. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** A file that comes along with a mail. */
export interface AttachedFile {
  name: string;
  /** Its media type. */
  type: string;
  content: Buffer;
}

/** A mail as it is handed over, with what comes along. */
export interface PackedMail extends Mail {
  files?: readonly AttachedFile[];
}

/** A mail kept here instead of sent, as `/dev/mail.json` shows it: of its files only names and bytes counted. */
export interface KeptMail extends Mail {
  files?: { name: string; size: number }[];
  sent_at: string;
}

/** Where mails go: an SMTP server, or nowhere further than this process. */
export interface Mailer {
  /** Hands one mail over. @throws Error where the server refuses it or the address is not exactly one */
  send(mail: PackedMail): Promise<void>;
  /** Asks the server whether it takes our mails. @throws Error where it does not, or is not reached */
  reach(): Promise<void>;
  /** The mails kept here, newest first; null where they are really sent. */
  kept(): KeptMail[] | null;
  /** Waits for the mails being sent. */
  close(): Promise<void>;
}

// One address and nothing else: a comma, a space or a line break would add receivers or headers.
const oneAddress = /^[^\s\p{Cc},;:<>()[\]"\\]+@[^\s\p{Cc},;:<>()[\]"\\@]+$/u;

/** The mail with nothing in its head that could start another header or name another receiver. @throws Error */
export function safeMail<M extends Mail>(mail: M): M {
  if (!oneAddress.test(mail.to)) throw new Error('not one mail address');
  return { ...mail, subject: mail.subject.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim() };
}
