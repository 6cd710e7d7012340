import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { AppError } from '../../../domain/errors';
import { publicPaths, sitemapPartPath } from '../../../domain/publicSite/paths';
import type { Services } from '../../context';
import { homeFor } from '../../http/home';
import { robotsText } from './robots';
import { sitemap, sitemapPart } from './sitemap';

/** Serves what search engines read of the public site beside its pages (CONTRACT-2 §14): robots and the list of pages. */
export function serveFound(app: FastifyInstance, { config, db }: Pick<Services, 'config' | 'db'>): void {
  const compress = { threshold: 1024 };
  app.get(publicPaths.robots, async (request, reply) =>
    reply.type('text/plain; charset=utf-8').send(robotsText(homeFor(config, request))),
  );
  app.get(publicPaths.sitemap, { compress }, async (request, reply) =>
    send(reply, await sitemap(db, homeFor(config, request))),
  );
  app.get<{ Params: { part: string } }>(
    sitemapPartPath(':part(^[0-9]{1,6}$)'),
    { compress },
    async (request, reply) => {
      const part = Number(request.params.part);
      const found = await sitemapPart(db, homeFor(config, request), part);
      if (!found) throw new AppError('route_not_found');
      return send(reply, found);
    },
  );
}

function send(reply: FastifyReply, xml: string | AsyncGenerator<string>): FastifyReply {
  return reply
    .header('cache-control', 'public, max-age=3600')
    .type('application/xml; charset=utf-8')
    .send(typeof xml === 'string' ? xml : Readable.from(xml, { objectMode: false }));
}
