import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../domain/errors';
import { projectRoot } from '../paths';
import { sendError } from './errors';

const consoleFolder = join(projectRoot(), 'dist/admin');

/**
 * Serves the built console: its assets, compressed as the build left them, and its one page for every address that is
 * no file and no call.
 */
export async function servePages(app: FastifyInstance, folder = consoleFolder): Promise<void> {
  const built = existsSync(join(folder, 'index.html'));
  if (built) {
    await app.register(fastifyStatic, {
      root: folder,
      index: false,
      wildcard: false,
      preCompressed: true,
      // Only ever sent in the place of what they were made of.
      globIgnore: ['**/*.{br,gz}'],
      cacheControl: false,
      setHeaders: (reply, path) => {
        reply.header('cache-control', path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  }
  app.setNotFoundHandler((request, reply) => {
    if (!built || !wantsPage(request)) return sendError(new AppError('route_not_found'), request, reply);
    return sendPage(reply);
  });
}

function wantsPage(request: FastifyRequest): boolean {
  const path = request.url.split('?')[0] ?? '';
  return request.method === 'GET' && !/^\/(api|pictures|files|assets)\//.test(path);
}

function sendPage(reply: FastifyReply): FastifyReply {
  return reply.header('cache-control', 'no-cache').sendFile('index.html', { cacheControl: false });
}
