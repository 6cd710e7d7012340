import type { FastifyInstance, FastifyReply } from 'fastify';
import { AppError } from '../../domain/errors';
import { verifyFileUrl } from '../adapters/files/signing';
import type { Services } from '../context';
import { inLane } from '../db/lanes';
import { contentType } from '../http/contentType';
import { picturePolicy } from '../http/security';
import { findFile, findPicture } from './queries/files';

const uuidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Of a picture: kept for ever. */
export const pictureHeaders = {
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': picturePolicy,
};

/**
 * Serves stored files outside the API: pictures public and immutable by content, documents by short-lived
 * signed links only (CONTRACT.md §6).
 */
export function serveFiles(app: FastifyInstance, services: Services): void {
  app.get<{ Params: { sha256: string } }>('/pictures/:sha256', async (request, reply) => {
    const picture = await publicPicture(services, request.params.sha256);
    if (!picture) throw new AppError('file_not_found');
    return sendStored(services, reply.headers(pictureHeaders), picture.storage_key, picture.type);
  });
  app.get<{ Params: { id: string }; Querystring: { expires?: unknown; signature?: unknown } }>(
    '/files/:id',
    async (request, reply) => {
      const { id } = request.params;
      const { expires, signature } = request.query;
      const good = verifyFileUrl({ id, expires, signature }, services.secrets.fileLinks, new Date());
      if (!good || !uuidPattern.test(id)) throw new AppError('link_expired');
      const file = await findFile(inLane(services.db, 'files'), id);
      if (!file) throw new AppError('file_not_found');
      reply
        .header('cache-control', 'private, no-store')
        .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(file.file_name)}`);
      return sendStored(services, reply, file.storage_key, file.type);
    },
  );
}

/** A picture anybody may see, by its content; null where there is none. */
export async function publicPicture({ db }: Pick<Services, 'db'>, sha256: string) {
  return /^[0-9a-f]{64}$/.test(sha256) ? findPicture(inLane(db, 'files'), sha256) : null;
}

/** Sends stored bytes as what they are. @throws AppError file_not_found */
export async function sendStored(
  services: Pick<Services, 'files'>,
  reply: FastifyReply,
  key: string,
  type: string,
): Promise<FastifyReply> {
  const stored = await services.files.get(key);
  if (!stored) throw new AppError('file_not_found');
  return reply.header('content-type', contentType(type)).header('content-length', stored.size).send(stored.stream);
}
