import type { FastifyRequest } from 'fastify';

/** The language an answer's words are in: the first of Accept-Language, Vietnamese by default. */
export function languageOf(request: FastifyRequest): string {
  const first = request.headers['accept-language']?.split(/[,;]/)[0]?.trim().slice(0, 2).toLowerCase();
  return first && /^[a-z]{2}$/.test(first) ? first : 'vi';
}
