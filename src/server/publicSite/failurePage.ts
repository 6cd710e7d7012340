import type { FastifyReply } from 'fastify';
import { AppError, TooManyRequests } from '../../domain/errors';
import { builtInFor } from '../../domain/languages/rules';
import type { Ctx } from '../context';
import type { Answered } from './types';

/** What people see instead of a page that could not be made; its cause goes to the log under the request's id. */
export function failurePage(ctx: Ctx, error: unknown, reply: FastifyReply): Answered {
  const status = error instanceof AppError ? error.status : 500;
  if (status >= 500) ctx.log.error({ err: error }, 'a public page failed');
  if (error instanceof TooManyRequests) reply.header('retry-after', String(Math.ceil(error.retryAfter)));
  const language = builtInFor(ctx.language);
  return { status, page: { page: 'failed', language, request_id: ctx.requestId } };
}
