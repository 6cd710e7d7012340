import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { authEndpoints } from '../../domain/auth/endpoints';
import { authPages } from '../../domain/auth/pages';
import { apiBase } from '../../domain/endpoint';
import type { Config } from '../config';
import { hasToken } from './tokenPaths';

/** The policy of an answer; `styles` names the inline styles that count beside the files of ours. */
const policyWith = (styles: string) =>
  [
    "default-src 'self'",
    "img-src 'self' data: blob:",
    `style-src 'self' ${styles}`.trimEnd(),
    "font-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

const contentSecurityPolicy = policyWith('');

/** What no page of ours ever asks a browser for. */
const permissionsPolicy = ['camera', 'display-capture', 'geolocation', 'microphone', 'midi', 'payment', 'serial', 'usb']
  .map((feature) => `${feature}=()`)
  .join(', ');

/** A year. Subdomains are not ours to speak for. */
const onlyEncrypted = 'max-age=31536000';

/** The way to a sign-in provider and back in a window of its own, which tells the one that opened it how it went. */
function isWayBack(url: string): boolean {
  const [path = ''] = url.split('?', 1);
  return path.startsWith(apiBase + authEndpoints.googleStart.path) || path.endsWith(authPages.oauthCallback.path);
}

const publicPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  // A picture that is chosen for a form is shown before it is sent.
  "img-src 'self' blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The policy of a picture: a drawing opened by itself runs nothing, and no other site shows it in a frame. */
export const picturePolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";

/** The policy of an answer with nothing in it, which leads on. */
export const emptyPolicy = "default-src 'none'; frame-ancestors 'none'";

/** Lets style elements count that carry this nonce, which no other answer has. */
export function allowStyles(reply: FastifyReply, nonce: string): FastifyReply {
  return reply.header('content-security-policy', policyWith(`'nonce-${nonce}'`));
}

/** Lets this one style element of a page count. */
export function allowStyle(reply: FastifyReply, css: string): FastifyReply {
  const hash = createHash('sha256').update(css).digest('base64');
  return reply.header('content-security-policy', policyWith(`'sha256-${hash}'`));
}

/** Headers of a page of the public site: nothing inline, nothing from elsewhere, kept by nobody. */
export function securePublicPage(reply: FastifyReply): FastifyReply {
  return reply.header('content-security-policy', publicPolicy).header('cache-control', 'private, no-store');
}

/**
 * Headers every answer carries: no sniffing, no framing, no hold of another site on our windows, scripts from here only, no device; the request's id; and, where
 * people reach us by https, that they shall come no other way.
 */
export function secureAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  { publicUrl }: Pick<Config, 'publicUrl'>,
): FastifyReply {
  reply
    .header('x-request-id', request.id)
    .header('x-content-type-options', 'nosniff')
    .header('referrer-policy', 'same-origin')
    .header('content-security-policy', contentSecurityPolicy)
    .header('cross-origin-opener-policy', isWayBack(request.url) ? 'unsafe-none' : 'same-origin-allow-popups')
    .header('permissions-policy', permissionsPolicy);
  if (publicUrl?.startsWith('https:')) reply.header('strict-transport-security', onlyEncrypted);
  // Whoever has the address has what it leads to: no other site is told it, no engine keeps it.
  if (hasToken(request.url)) reply.header('referrer-policy', 'no-referrer').header('x-robots-tag', 'noindex');
  return reply;
}

/** Gives every answer its headers, and keeps those of the API out of every store. */
export function secureAnswers(app: FastifyInstance, config: Pick<Config, 'publicUrl'>): void {
  app.addHook('onRequest', async (request, reply) => {
    secureAnswer(request, reply, config);
  });
  app.addHook('onSend', async (request, reply) => {
    if (request.url.startsWith('/api/') && !reply.hasHeader('cache-control')) {
      reply.header('cache-control', 'private, no-store');
    }
  });
}
