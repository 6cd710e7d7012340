import type { FastifyInstance } from 'fastify';
import { AppError } from '../../../domain/errors';
import { type BuiltInLanguage, isBuiltInLanguage } from '../../../domain/languages/rules';
import { publicPaths } from '../../../domain/publicSite/paths';
import { type SharedPage, sharePictureOf, shareVersion, titledPages } from '../../../domain/publicSite/sharePicture';
import type { MadePictures } from '../../adapters/files/madePictures';
import type { Services } from '../../context';
import { readFrame, readIntro } from '../../introPage/read';
import { visitedKol } from '../kolPages';
import { drawShare } from './drawShare';
import { shareWords } from './words';

type From = Pick<Services, 'db' | 'files' | 'listener'>;

/** Raised with whatever makes the same content look different. */
const design = 1;

/**
 * Serves the picture of each page that may be found (CONTRACT-2 §14), drawn once per content. The address names a page,
 * never what is drawn; under the version of what the page says now it is kept for ever.
 */
export function serveShare(app: FastifyInstance, services: From, made: MadePictures): void {
  app.get<{ Params: { file: string }; Querystring: { v?: unknown } }>(publicPaths.share, async (request, reply) => {
    const [, name = '', language = ''] =
      /^([a-z]+(?:-[0-9a-f-]{36})?)\.([a-z]{2})\.png$/.exec(request.params.file) ?? [];
    const page = isBuiltInLanguage(language) ? await pageOf(services, name, language) : null;
    if (!page) throw new AppError('route_not_found');
    const picture = sharePictureOf(page, shareWords[page.language]);
    const key = JSON.stringify(['share', design, picture]);
    const bytes = await made.get(key, () => drawShare(services.files, picture));
    const isCurrent = request.query.v === shareVersion(picture);
    reply.header('cache-control', isCurrent ? 'public, max-age=31536000, immutable' : 'public, max-age=300');
    return reply.type('image/png').send(bytes);
  });
}

/** The page of a name, with as much as its picture shows; null where there is none for visitors. */
async function pageOf(services: From, name: string, language: BuiltInLanguage): Promise<SharedPage | null> {
  const frame = await readFrame(services, language);
  if (name === 'home') return { page: name, language, frame, intro: await readIntro(services, language) };
  const titled = titledPages.find((page) => page === name);
  if (titled) return { page: titled, language, frame };
  const [, id] = /^kol-(.+)$/.exec(name) ?? [];
  const kol = id ? await visitedKol(services, id, language) : null;
  return kol && { page: 'kol', language, frame, kol };
}
