import type { FastifyInstance, FastifyReply } from 'fastify';
import { hasToken } from './tokenPaths';

const contentSecurityPolicy = [
  "default-src 'self'",
  "img-src 'self' data: blob:",
  "style-src 'self' 'unsafe-inline'",
  "font-src 'self' data:",
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

const publicPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Headers of a page of the public site: nothing inline, nothing from elsewhere, kept by nobody. */
export function securePublicPage(reply: FastifyReply): FastifyReply {
  return reply.header('content-security-policy', publicPolicy).header('cache-control', 'private, no-store');
}

/** Headers every answer carries: no sniffing, no framing, scripts from here only; and the request's id. */
export function secureAnswers(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply
      .header('x-request-id', request.id)
      .header('x-content-type-options', 'nosniff')
      .header('referrer-policy', 'same-origin')
      .header('content-security-policy', contentSecurityPolicy);
    // Whoever has the address has what it leads to: no other site is told it, no engine keeps it.
    if (hasToken(request.url)) reply.header('referrer-policy', 'no-referrer').header('x-robots-tag', 'noindex');
  });
  app.addHook('onSend', async (request, reply) => {
    if (request.url.startsWith('/api/') && !reply.hasHeader('cache-control')) {
      reply.header('cache-control', 'private, no-store');
    }
  });
}
