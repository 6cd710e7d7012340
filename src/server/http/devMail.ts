import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../../domain/errors';
import type { KeptMail } from '../adapters/mail/mailer';
import type { Services } from '../context';
import { escapeHtml } from './html';
import { allowStyle } from './security';
import { isLocalName, isLoopback } from './thisMachine';

const styles = `body{font:14px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:44rem;padding:0 1rem;color:#0f172a}
article{border:1px solid #e5e8ee;border-radius:.5rem;padding:1rem;margin:1rem 0}h2{font-size:1rem;margin:0}p{color:#475569;margin:.25rem 0}
pre{white-space:pre-wrap;font:inherit;margin:.75rem 0 0}`;

/** `/dev/mail` and `/dev/mail.json`: the mails that were kept instead of sent; demo and this machine only (CONTRACT.md §7). */
export function serveDevMail(app: FastifyInstance, { config, mail }: Services): void {
  const mailsFor = (request: FastifyRequest) => {
    const mails = mail.kept();
    if (!config.demo || !mails || !isLocal(request)) throw new AppError('route_not_found');
    return mails;
  };
  app.get('/dev/mail.json', async (request, reply) =>
    reply.header('cache-control', 'no-store').send(mailsFor(request)),
  );
  app.get('/dev/mail', async (request, reply) =>
    allowStyle(reply, styles)
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(mailPage(mailsFor(request))),
  );
}

/** The socket, the caller a proxy here speaks for, and the name asked for: a page of elsewhere may resolve to this machine. */
function isLocal(request: FastifyRequest): boolean {
  const socket = request.socket.remoteAddress ?? '';
  return isLoopback(socket) && isLoopback(request.ip) && isLocalName(request.hostname);
}

function mailPage(mails: KeptMail[]): string {
  const articles = mails.map(
    ({ to, subject, text, files = [], sent_at }) => `<article><h2>${escapeHtml(subject)}</h2>
<p>${escapeHtml(to)} · <time>${escapeHtml(sent_at)}</time></p><pre>${escapeHtml(text)}</pre>
${files.map(({ name, size }) => `<p>${escapeHtml(name)} · ${Math.ceil(size / 1024)} kB</p>`).join('')}</article>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Mail</title><style>${styles}</style>
<h1>Mail</h1>${articles.join('\n') || '<p>No mail yet.</p>'}</html>`;
}
