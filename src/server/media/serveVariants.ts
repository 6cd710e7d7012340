import { buffer } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { AppError, TooManyRequests } from '../../domain/errors';
import { variantWidthOf } from '../../domain/media/variants';
import type { MadePictures } from '../adapters/files/madePictures';
import { formatFor, makeVariant } from '../adapters/files/variants';
import type { Services } from '../context';
import { pictureHeaders, publicPicture, sendStored } from './serve';

/** Photographs; drawings and animations are sent as they are. */
const smaller = ['image/jpeg', 'image/png', 'image/webp'];

/**
 * Serves public pictures in a few widths, as AVIF or WebP for who takes it, each made once; to whom the picture itself
 * is shown and as long as it is. What cannot be made is sent as it is. A width there are no copies in is not found.
 */
export function serveVariants(
  app: FastifyInstance,
  services: Pick<Services, 'db' | 'files'>,
  made: MadePictures,
): void {
  app.get<{ Params: { sha256: string; width: string } }>('/pictures/:sha256/:width', async (request, reply) => {
    const { sha256 } = request.params;
    const width = variantWidthOf(request.params.width);
    const picture = width && (await publicPicture(services, sha256));
    if (!width || !picture) throw new AppError('file_not_found');
    const format = smaller.includes(picture.type) ? formatFor(request.headers.accept) : null;
    reply.headers(pictureHeaders).header('vary', 'Accept');
    const make = async () => {
      const stored = await services.files.get(picture.storage_key);
      const variant = stored && format && (await makeVariant(await buffer(stored.stream), width, format));
      if (!variant) throw new AppError('file_not_found');
      return variant;
    };
    if (format) {
      try {
        const bytes = await made.get(JSON.stringify(['variant', sha256, width, format]), make);
        return reply.type(`image/${format}`).send(bytes);
      } catch (error) {
        // Whoever asks again later has the smaller one.
        if (error instanceof TooManyRequests) reply.header('cache-control', 'public, max-age=60');
        else if (!(error instanceof AppError)) request.log.warn({ err: error }, 'a smaller picture was not made');
      }
    }
    return sendStored(services, reply, picture.storage_key, picture.type);
  });
}
