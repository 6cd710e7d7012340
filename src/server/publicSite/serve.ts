import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../domain/errors';
import { prefixOf, splitPrefix } from '../../domain/languages/prefix';
import {
  type BuiltInLanguage,
  builtInFor,
  builtInLanguages,
  defaultLanguage,
  isBuiltInLanguage,
} from '../../domain/languages/rules';
import {
  contactPath,
  homePath,
  kolsPath,
  policyPath,
  publicPaths,
  requestPath,
  verifyPath,
} from '../../domain/publicSite/paths';
import type { Ctx, Services } from '../context';
import { callerAddress } from '../http/callerAddress';
import { homeFor } from '../http/home';
import { languageOf } from '../http/language';
import type { ServePage } from '../http/pages';
import type { PublicPages } from '../http/publicPages';
import { securePublicPage } from '../http/security';
import { isVisit } from '../http/visits';
import { readFrame } from '../introPage/read';
import { failurePage } from './failurePage';
import { formPage } from './formPages';
import { frameOf } from './frame';
import { homePage } from './homePage';
import { KeptPage } from './keptPage';
import { keptPages } from './keptPages';
import { kolPage, kolState, kolsPage } from './kolPages';
import { nowherePage, policyPage } from './plainPages';
import { reportPage } from './reportPage';
import type { Answered, Asked } from './types';
import { verifyPage } from './verifyPage';

type Make = (ctx: Ctx, asked: Asked, request: FastifyRequest) => Promise<Answered>;
/** What a page that is the same for everybody is kept under; null of one that is drawn for whoever asks. */
type Keep = (ctx: Ctx, asked: Asked, request: FastifyRequest) => Promise<string | null>;

/**
 * Serves the pages of the public site (CONTRACT-2 §9): a linked report at `/r/{token}` and the page that proves one at
 * `/verify`, other languages under their code. Where the site is not built there are no such pages. Answers what serves
 * an address of nothing.
 */
export function servePublicSite(
  app: FastifyInstance,
  services: Services,
  pages: PublicPages | null,
): { nowhere: ServePage } {
  const kept = keptPages(services.listener);
  const answer =
    (language: BuiltInLanguage | null, make: Make, keep: Keep = drawnAnew): ServePage =>
    async (request, reply) => {
      if (!pages) throw new AppError('route_not_found');
      const asked = queryOf(request);
      const ctx = ctxOf(services, request, language ?? chosen(asked('lang')) ?? builtInFor(languageOf(request)));
      const home = homeFor(services.config, request);
      const find = async () => {
        const key = await keep(ctx, asked, request);
        const shared = key === null ? null : await kept(`${key} ${ctx.language}`, home, draw);
        return shared ?? make(ctx, asked, request);
      };
      const draw = async () => {
        const { page, status } = await make(ctx, asked, request);
        const frame = await readFrame(ctx, page.language);
        return status === 200 ? new KeptPage(pages({ ...page, frame }, home)) : null;
      };
      const found = await find().catch((error: unknown) => failurePage(ctx, error, reply));
      if (found instanceof KeptPage) return found.send(request, reply);
      const frame = await frameOf(ctx, found.page.language);
      return send(reply.code(found.status), pages({ ...found.page, frame }, home));
    };
  const serve = (path: string, language: BuiltInLanguage | null, make: Make, keep?: Keep) =>
    app.get(path, { compress: { threshold: 1024 } }, answer(language, make, keep));

  serve(publicPaths.report, null, async (ctx, asked, request) => {
    const { token } = request.params as { token: string };
    const cookie = request.headers.cookie ?? '';
    const home = homeFor(services.config, request);
    return reportPage(ctx, { token, cookie, home, lang: chosen(asked('lang')), isVisit: isVisit(request) });
  });
  for (const language of builtInLanguages) {
    // Where the site is not built, the console begins here.
    if (pages) {
      serve(homePath(language), language, homePage, as('home'));
      for (const other of [`/${language}`, `/${language}/`].filter((path) => path !== homePath(language)))
        app.get(other, (request, reply) => reply.redirect(homePath(language) + searchOf(request), 301));
    }
    serve(
      verifyPath(language),
      language,
      (ctx, asked) => verifyPage(ctx, { number: asked('number') ?? '', code: asked('code') ?? '' }),
      async (_, asked) => (asked('number') || asked('code') ? null : 'verify'),
    );
    serve(kolsPath(language), language, kolsPage);
    serve(
      prefixOf(language) + publicPaths.kol,
      language,
      (ctx, _, { params }) => kolPage(ctx, (params as { id: string }).id),
      (ctx, _, { params }) => kolState(ctx, (params as { id: string }).id),
    );
    serve(requestPath(language), language, (ctx) => formPage(ctx, 'request'), as('request'));
    serve(contactPath(language), language, (ctx) => formPage(ctx, 'contact'), as('contact'));
    serve(policyPath(language), language, policyPage, as('policy'));
  }
  // Whoever has the address of a linked report has the report: it is told to nobody.
  app.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.url !== publicPaths.report) return;
    reply.header('referrer-policy', 'no-referrer').header('x-robots-tag', 'noindex, nofollow');
  });
  return {
    nowhere: (request, reply) => {
      const { prefix, path } = splitPrefix(request.url);
      // The default language has no prefix, and no address a slash at its end: what stands there is found without.
      const proper = (prefix === defaultLanguage ? path : request.url).replace(/(?<=[^/])\/+(?=$|\?)/, '');
      if (proper !== request.url && isOwnPath(proper)) return reply.redirect(proper, 301);
      return answer(chosen(prefix ?? undefined) ?? null, nowherePage)(request, reply);
    },
  };
}

const drawnAnew: Keep = async () => null;

/** Of a page that says the same whatever else is asked. */
const as =
  (name: string): Keep =>
  async () =>
    name;

const searchOf = ({ url }: FastifyRequest) => (url.includes('?') ? url.slice(url.indexOf('?')) : '');

/** No second slash, which would lead to another host. */
const isOwnPath = (path: string) => /^\/(?![/\\])/.test(path);

const chosen = (language: string | undefined) => (language && isBuiltInLanguage(language) ? language : undefined);

function queryOf(request: FastifyRequest): Asked {
  const query = request.query as Record<string, unknown>;
  return (name) => {
    const value = query[name];
    return typeof value === 'string' ? value : undefined;
  };
}

function ctxOf(services: Services, request: FastifyRequest, language: string): Ctx {
  return {
    ...services,
    log: request.log,
    isLate: () => request.late,
    viewer: null,
    language,
    requestId: request.id,
    address: callerAddress(request),
    userAgent: request.headers['user-agent'] ?? null,
  };
}

function send(reply: FastifyReply, html: string): FastifyReply {
  return securePublicPage(reply).type('text/html; charset=utf-8').send(html);
}
