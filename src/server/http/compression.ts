import fastifyCompress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';
import { apiBase, endpoints } from '../../domain/endpoints';

const events = apiBase + endpoints.events.path;

/**
 * Compresses answers of the API over 1 kB for callers who take brotli or gzip. Not the event stream, whose events would
 * wait for each other, nor what is compressed by its nature; pages and files have their own ways
 * unless their route says otherwise. Call it before routes.
 */
export async function compressAnswers(app: FastifyInstance): Promise<void> {
  app.addHook('onRoute', (route) => {
    if (route.compress !== undefined) return;
    if (!route.url.startsWith(`${apiBase}/`) || route.url === events) route.compress = false;
  });
  await app.register(fastifyCompress, {
    threshold: 1024,
    encodings: ['br', 'gzip'],
    // A body that unpacks would get round the limit of bodies.
    globalDecompression: false,
  });
}
