import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../domain/errors';
import { splitPrefix } from '../../domain/languages/prefix';
import { routeAt } from '../../domain/redirects';
import { projectRoot } from '../paths';
import { sendError } from './errors';

/** Answers a request with a page. */
export type ServePage = (request: FastifyRequest, reply: FastifyReply) => FastifyReply | Promise<FastifyReply>;

const consoleFolder = join(projectRoot(), 'dist/admin');

/**
 * Serves the built console: its assets, compressed as the build left them, and its one page for every address of its
 * table (spec 1 §2), in whatever language. `nowhere` serves all others.
 */
export async function servePages(app: FastifyInstance, nowhere: ServePage, folder = consoleFolder): Promise<void> {
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
    const { path } = splitPrefix(pathOf(request));
    return path === '/' || routeAt(path) ? sendPage(reply) : nowhere(request, reply);
  });
}

const pathOf = ({ url }: FastifyRequest) => url.split('?')[0] ?? '';

function wantsPage(request: FastifyRequest): boolean {
  return request.method === 'GET' && !/^\/(api|pictures|files|assets|site)\//.test(pathOf(request));
}

function sendPage(reply: FastifyReply): FastifyReply {
  return reply.header('cache-control', 'no-cache').sendFile('index.html', { cacheControl: false });
}
