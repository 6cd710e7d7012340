import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../domain/errors';
import { splitPrefix } from '../../domain/languages/prefix';
import { routeAt } from '../../domain/redirects';
import { projectRoot } from '../paths';
import { sendError } from './errors';
import { allowStyles } from './security';

/** Answers a request with a page. */
export type ServePage = (request: FastifyRequest, reply: FastifyReply) => FastifyReply | Promise<FastifyReply>;

/** Where the page of the console has the nonce. */
const noncePlace = '{nonce}';

const consoleFolder = join(projectRoot(), 'dist/admin');

/**
 * Serves the built console: its assets, compressed as the build left them, and its one page for every address of its
 * table (spec 1 §2), in whatever language. `nowhere` serves all others.
 */
export async function servePages(app: FastifyInstance, nowhere: ServePage, folder = consoleFolder): Promise<void> {
  const page = readPage(join(folder, 'index.html'));
  if (page) {
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
    if (!page || !wantsPage(request)) return sendError(new AppError('route_not_found'), request, reply);
    const { path } = splitPrefix(pathOf(request));
    return path === '/' || routeAt(path) ? sendPage(page, reply) : nowhere(request, reply);
  });
}

const pathOf = ({ url }: FastifyRequest) => url.split('?')[0] ?? '';

function wantsPage(request: FastifyRequest): boolean {
  return request.method === 'GET' && !/^\/(api|pictures|files|assets|site)\//.test(pathOf(request));
}

/** The page of the console around its nonce, read once; null where it is not built. */
function readPage(file: string): string[] | null {
  return existsSync(file) ? readFileSync(file, 'utf8').split(noncePlace) : null;
}

/** The page with a nonce of its own, which its styles are allowed by; less than a kilobyte, so as it is. */
function sendPage(page: string[], reply: FastifyReply): FastifyReply {
  const nonce = randomBytes(16).toString('base64url');
  return allowStyles(reply, nonce)
    .header('cache-control', 'no-cache')
    .type('text/html; charset=utf-8')
    .send(page.join(nonce));
}
