/** One mail to one person. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** A mail kept here instead of sent, as `/dev/mail.json` shows it. */
export interface KeptMail extends Mail {
  sent_at: string;
}

/** Where mails go: an SMTP server, or nowhere further than this process. */
export interface Mailer {
  /** Hands one mail over. @throws Error where the server refuses it or the address is not exactly one */
  send(mail: Mail): Promise<void>;
  /** The mails kept here, newest first; null where they are really sent. */
  kept(): KeptMail[] | null;
  /** Waits for the mails being sent. */
  close(): Promise<void>;
}

// One address and nothing else: a comma, a space or a line break would add receivers or headers.
const oneAddress = /^[^\s\p{Cc},;:<>()[\]"\\]+@[^\s\p{Cc},;:<>()[\]"\\@]+$/u;

/** The mail with nothing in its head that could start another header or name another receiver. @throws Error */
export function safeMail(mail: Mail): Mail {
  if (!oneAddress.test(mail.to)) throw new Error('not one mail address');
  return { ...mail, subject: mail.subject.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim() };
}
