import { createTransport } from 'nodemailer';
import { isLocalName } from '../../http/thisMachine';
import { type Mailer, safeMail } from './mailer';

const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** Whether a server has to encrypt before it is told anything: unless it is this machine, or the address says otherwise. */
function demandsTls(url: string): boolean {
  const { hostname, searchParams } = new URL(url);
  return !isLocalName(hostname) && searchParams.get('requireTLS') !== 'false';
}

/**
 * Sends through any SMTP server, `smtp://user:password@host:port` or `smtps://…`. A server elsewhere that is named
 * `smtp://` is left where it does not offer to encrypt, but for `?requireTLS=false`.
 */
export function smtpMailer(url: string, from: string): Mailer {
  const transport = createTransport({
    url,
    requireTLS: demandsTls(url),
    ...patience,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
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
