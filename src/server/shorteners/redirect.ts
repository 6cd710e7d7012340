import type { IncomingMessage, ServerResponse } from 'node:http';
import proxyAddress from '@fastify/proxy-addr';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { plainSlug } from '../../domain/shorteners/rules';
import type { Services } from '../context';
import { answerFirst } from '../http/answerFirst';
import { allowStyle, emptyPolicy } from '../http/security';
import { LinkCache } from './linkCache';
import { deadLinkPages, deadLinkStyles } from './page';
import { type FoundLink, findBySlug } from './queries/found';
import { VisitCounter } from './visits/counter';

type Asked = FastifyRequest<{ Params: { slug: string } }>;

const prefix = '/s/';
const knownProxies = 1_000;

/** Headers of an answer that is for nobody else and tells nobody from where it came. */
const alone = { 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' } as const;
/** The same, and what every answer has, name and value in turn: the quickest to send. */
const firstHeaders = Object.entries({
  ...alone,
  'x-content-type-options': 'nosniff',
  'content-security-policy': emptyPolicy,
  'content-length': '0',
}).flat();

/**
 * `GET` and `HEAD /s/{slug}`: leads on by 302 with no cookie, or says in both languages that the link is unknown (404) or
 * ended (410); counts who came (CONTRACT-2 §13). A link this process knows is answered before anything else.
 */
export function serveShortLinks(app: FastifyInstance, { db, listener, log, config }: Services): VisitCounter {
  const links = new LinkCache((slug) => findBySlug(db, slug), listener);
  const counter = new VisitCounter(db, log);
  const isTrusted = remembering(proxyAddress.compile(config.trustedProxies));
  app.addHook('onReady', async () => counter.start());
  // After the last answer, before the database goes.
  app.addHook('onClose', async () => {
    links.close();
    await counter.close();
  });
  answerFirst(app, (request, response) => {
    const { url = '', method } = request;
    if (!url.startsWith(prefix) || (method !== 'GET' && method !== 'HEAD')) return false;
    const now = Date.now();
    const link = links.known(plainSlug(slugIn(url)), now);
    if (!link || !leads(link, now)) return false;
    counter.count(link.id, request, proxyAddress(request, isTrusted), now);
    sendOn(response, link);
    return true;
  });
  app.get(`${prefix}:slug`, { exposeHeadRoute: true }, async (request: Asked, reply: FastifyReply) => {
    try {
      const link = await links.find(plainSlug(request.params.slug));
      if (!link) return sendPage(reply, 404, 'unknown');
      const now = Date.now();
      if (!leads(link, now)) return sendPage(reply, 410, 'ended');
      counter.count(link.id, request.raw, request.ip, now);
      return reply
        .headers({ ...alone, location: link.location })
        .code(302)
        .send();
    } catch (error) {
      request.log.error({ err: error }, 'a short link could not be looked up');
      return sendPage(reply.header('retry-after', '5'), 503, 'away');
    }
  });
  return counter;
}

/** The proxies in front of us are few, and reading an address takes longer than all the rest. */
function remembering(isTrusted: (address: string, hop: number) => boolean): typeof isTrusted {
  const known = new Map<string, boolean>();
  return (address, hop) => {
    const told = known.get(address) ?? isTrusted(address, hop);
    if (known.size < knownProxies) known.set(address, told);
    return told;
  };
}

/** The slug in the address of a request, as it is written there. */
function slugIn(url: string): string {
  const end = url.indexOf('?');
  return url.slice(prefix.length, end < 0 ? undefined : end);
}

const leads = ({ active, expires_at }: FoundLink, now: number) => active && (expires_at === null || expires_at > now);

function sendOn(response: ServerResponse<IncomingMessage>, { location }: FoundLink): void {
  response.writeHead(302, [...firstHeaders, 'location', location]).end();
}

const sendPage = (reply: FastifyReply, status: number, page: keyof typeof deadLinkPages) =>
  allowStyle(reply, deadLinkStyles)
    .headers(alone)
    .code(status)
    .type('text/html; charset=utf-8')
    .send(deadLinkPages[page]);
