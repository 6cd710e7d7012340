import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { AppError, type ErrorBody, type ErrorCode, TooManyRequests } from '../../domain/errors';
import { codeOf, failureOf } from '../db/failures';

const frameworkCodes: Record<string, ErrorCode> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'invalid_request',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'invalid_request',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'invalid_request',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'invalid_request',
  FST_ERR_CTP_BODY_TOO_LARGE: 'file_too_large',
  FST_ERR_BAD_URL: 'invalid_request',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'invalid_request',
  FST_REQ_FILE_TOO_LARGE: 'file_too_large',
  FST_FILES_LIMIT: 'invalid_request',
  FST_PARTS_LIMIT: 'invalid_request',
  FST_FIELDS_LIMIT: 'invalid_request',
};

const failureCodes = { unavailable: 'service_unavailable', full: 'storage_full' } as const satisfies Record<
  string,
  ErrorCode
>;

/** Seconds after which a caller of a busy service may try again. */
const tryAgainAfter = 5;

const badText = /^22(021|P05)$/;

declare module 'fastify' {
  interface FastifyRequest {
    /** The user who calls, or whom a sign-in is about, by id; null where nobody is known. */
    whom: string | null;
  }
}

/** Anything thrown, as an error of the catalogue; what is not one is the server's own fault. */
function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const code = codeOf(error);
  const known = frameworkCodes[code];
  if (known) return new AppError(known, undefined, { cause: error });
  if (badText.test(code)) return new AppError('invalid_request', undefined, { cause: error });
  const failure = failureOf(error);
  if (failure) return new AppError(failureCodes[failure], undefined, { cause: error });
  if (hasStatus(error) && error.statusCode >= 400 && error.statusCode < 500) {
    return new AppError('invalid_request', undefined, { cause: error });
  }
  return new AppError('internal_error', undefined, { cause: error });
}

/** Whether the framework's own code says already what is wrong with a request. */
export function isKnownFailure(error: unknown): boolean {
  return codeOf(error) in frameworkCodes;
}

function hasStatus(error: unknown): error is FastifyError & { statusCode: number } {
  return error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number';
}

/** The same error, or for one nobody foresaw what the write that met it is told to have failed at. */
export function asFailure(error: unknown, failure: ErrorCode): AppError {
  const known = toAppError(error);
  return known.code === 'internal_error' ? new AppError(failure, undefined, { cause: known.cause ?? known }) : known;
}

/** The one edge where errors become answers (CONTRACT.md §1). */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const known = toAppError(error);
  // By id, never by a name or an e-mail: what a stranger typed may be a password.
  const user = request.whom ?? undefined;
  if (known.status >= 500) request.log.error({ err: known.cause ?? known, user }, known.code);
  else request.log.info({ code: known.code, errors: known.errors?.map((one) => one.property), user }, 'refused');
  const body: ErrorBody = { statusCode: known.status, message: known.code };
  if (known.errors) body.errors = known.errors.map(({ property, message }) => ({ property, message }));
  if (known instanceof TooManyRequests) reply.header('retry-after', String(Math.ceil(known.retryAfter)));
  if (known.status === 503) reply.header('retry-after', String(tryAgainAfter));
  return reply.code(known.status).send(body);
}

/** Refuses what is no request, or did not arrive in time, on the connection itself, and closes it. */
export function refuseBroken(error: Error, socket: Socket): void {
  const code = codeOf(error);
  if (code !== 'ECONNRESET' && socket.writable) {
    const known = new AppError(code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 'request_timeout' : 'invalid_request');
    const body = JSON.stringify({ statusCode: known.status, message: known.code } satisfies ErrorBody);
    const lines = [
      `HTTP/1.1 ${known.status} ${STATUS_CODES[known.status]}`,
      'content-type: application/json; charset=utf-8',
      `content-length: ${body.length}`,
      'x-content-type-options: nosniff',
      'connection: close',
    ];
    socket.write(`${lines.join('\r\n')}\r\n\r\n${isHead(error) ? '' : body}`);
  }
  socket.destroySoon();
}

/** Whether what could not be read asked for no body. */
function isHead(error: Error): boolean {
  const packet = 'rawPacket' in error ? error.rawPacket : null;
  return Buffer.isBuffer(packet) && packet.toString('latin1', 0, 5) === 'HEAD ';
}
