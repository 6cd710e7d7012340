import { type KeptMail, type Mailer, safeMail } from './mailer';

const most = 200;

/** Keeps the last mails in this process instead of sending them, for an installation without an SMTP server. */
export function keptMailer(): Mailer {
  const mails: KeptMail[] = [];
  return {
    async send(mail) {
      const { files = [], ...letter } = safeMail(mail);
      const named = files.map(({ name, content }) => ({ name, size: content.length }));
      mails.unshift({ ...letter, ...(named.length > 0 && { files: named }), sent_at: new Date().toISOString() });
      mails.splice(most);
    },
    async reach() {},
    kept: () => mails,
    async close() {},
  };
}
