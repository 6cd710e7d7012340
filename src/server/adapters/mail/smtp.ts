import { createTransport } from 'nodemailer';
import { type Mailer, safeMail } from './mailer';

const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** Sends through any SMTP server, `smtp://user:password@host:port` or `smtps://…`. */
export function smtpMailer(url: string, from: string): Mailer {
  const transport = createTransport({ url, ...patience, disableFileAccess: true, disableUrlAccess: true });
  const underway = new Set<Promise<unknown>>();
  return {
    async send(mail) {
      const { to, subject, text, html, files = [] } = safeMail(mail);
      const attachments = files.map(({ name, type, content }) => ({ filename: name, contentType: type, content }));
      const sending = transport.sendMail({ from, to: { name: '', address: to }, subject, text, html, attachments });
      underway.add(sending);
      try {
        await sending;
      } finally {
        underway.delete(sending);
      }
    },
    async reach() {
      await transport.verify();
    },
    kept: () => null,
    async close() {
      await Promise.allSettled(underway);
      transport.close();
    },
  };
}
