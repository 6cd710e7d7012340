import type { FastifyServerOptions } from 'fastify';
import { loggedPath } from './tokenPaths';

/** Structured logs of method, path and status; never a header, a body, a query string, or a token or an e-mail in a path. */
export function loggerOptions(level: string): FastifyServerOptions['logger'] {
  if (level === 'silent') return false;
  return {
    level,
    redact: [
      'req.headers',
      'headers',
      '*.password',
      '*.secret',
      '*.recovery_codes',
      '*.refresh_token',
      '*.access_token',
    ],
    serializers: {
      req: (request: { method: string; url: string; ip?: string }) => ({
        method: request.method,
        path: loggedPath(request.url.split('?')[0] ?? ''),
        ip: request.ip,
      }),
      // Whose call was answered, by id, never by a name or an e-mail.
      res: (reply: { statusCode: number; request?: { whom: string | null } }) => ({
        statusCode: reply.statusCode,
        user: reply.request?.whom ?? undefined,
      }),
      err: serialiseError,
    },
  };
}

interface Logged extends Error {
  code?: string;
  query?: string;
}

// A failed query's message holds its parameters, and PostgreSQL quotes values it could not read (class 22).
function serialiseError(error: Logged) {
  const cause = error.query !== undefined && error.cause instanceof Error ? (error.cause as Logged) : error;
  const quotesValues = error.query !== undefined && cause === error;
  const message = quotesValues || cause.code?.startsWith('22') ? 'query failed' : cause.message;
  const stack = error.stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? [];
  return { type: error.name, code: cause.code, message, stack: stack.join('\n') };
}
