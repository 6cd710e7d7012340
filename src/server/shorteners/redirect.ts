import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { plainSlug } from '../../domain/shorteners/rules';
import { deviceOf, referrerOf } from '../../domain/shorteners/visits';
import type { Services } from '../context';
import { LinkCache } from './linkCache';
import { deadLinkPages } from './page';
import { type FoundLink, findBySlug } from './queries/found';
import { otherThanPeople } from './visits/classify';
import { VisitCounter } from './visits/counter';

type Asked = FastifyRequest<{ Params: { slug: string } }>;

/**
 * `GET` and `HEAD /s/{slug}`: leads on by 302 with no cookie, or says in both languages that the link is unknown (404) or
 * ended (410); counts who came (CONTRACT-2 §13).
 */
export function serveShortLinks(app: FastifyInstance, { db, listener, log }: Services): VisitCounter {
  const links = new LinkCache((slug) => findBySlug(db, slug), listener);
  const counter = new VisitCounter(db, log);
  app.addHook('onReady', async () => counter.start());
  // After the last answer, before the database goes.
  app.addHook('onClose', async () => {
    links.close();
    await counter.close();
  });
  app.get('/s/:slug', { exposeHeadRoute: true }, (request: Asked, reply: FastifyReply) => {
    const slug = plainSlug(request.params.slug);
    const known = links.known(slug, Date.now());
    if (known !== undefined) return lead(request, reply, known, counter);
    return links.find(slug).then(
      (link) => lead(request, reply, link, counter),
      (error: unknown) => {
        request.log.error({ err: error }, 'a short link could not be looked up');
        return sendPage(reply.header('retry-after', '5'), 503, 'away');
      },
    );
  });
  return counter;
}

function lead(request: Asked, reply: FastifyReply, link: FoundLink | null, counter: VisitCounter): FastifyReply {
  if (!link) return sendPage(reply, 404, 'unknown');
  const now = Date.now();
  if (!link.active || (link.expires_at !== null && link.expires_at <= now)) return sendPage(reply, 410, 'ended');
  count(request, link.id, now, counter);
  return alone(reply).header('location', link.original_url).code(302).send();
}

/** Headers of an answer that is for nobody else and tells nobody from where it came. */
const alone = (reply: FastifyReply) =>
  reply.header('cache-control', 'private, no-store').header('referrer-policy', 'no-referrer');

const sendPage = (reply: FastifyReply, status: number, page: keyof typeof deadLinkPages) =>
  alone(reply).code(status).type('text/html; charset=utf-8').send(deadLinkPages[page]);

function count(request: Asked, shortener_id: string, at: number, { visitors, buffer }: VisitCounter): void {
  const other = otherThanPeople(request);
  const agent = request.headers['user-agent'] ?? '';
  const came = { shortener_id, at, device: deviceOf(agent), referrer: referrerOf(request.headers.referer, agent) };
  if (other) {
    buffer.add({ ...came, kind: other, visitor: null });
    return;
  }
  const visitor = visitors.hash(request.ip, agent);
  const kind = visitors.isRepeat(shortener_id, visitor, at) ? 'repeat' : 'people';
  buffer.add({ ...came, kind, visitor });
}
