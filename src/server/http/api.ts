import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type * as yup from 'yup';
import type { AnswerOf, KindOf } from '../../domain/answers';
import { apiBase, type Endpoint, type EndpointName, endpoints } from '../../domain/endpoints';
import { inputOf, type inputs } from '../../domain/inputs';
import { parse } from '../../domain/validation';
import type { Ctx, Services, SignedCtx } from '../context';
import type { Db } from '../db/connection';
import { allInLane } from '../db/lanes';
import { quickParse } from '../quickCheck';
import { type Authenticate, authorise } from './access';
import { announceCall } from './announceCall';
import { refuseOddBody } from './bodies';
import { callerAddress } from './callerAddress';
import { contentType } from './contentType';
import { keepsByCookie } from './cookieSession';
import { asFailure } from './errors';
import { homeFor } from './home';
import { languageOf } from './language';
import { leavingOf } from './leaving';
import { LongAnswer } from './longAnswer';
import { MadeAnswer } from './madeAnswer';
import { documentPath } from './openapi';
import { flattenQuery } from './query';
import { scanUploads } from './scanUploads';
import { TaggedAnswer } from './taggedAnswer';
import { readUpload, type UploadedFile, type UploadedFiles } from './uploads';
import { isVisit } from './visits';

type Schemas<N extends EndpointName> = N extends keyof typeof inputs ? (typeof inputs)[N] : object;
type Input<N extends EndpointName, K extends 'params' | 'query' | 'body'> =
  Schemas<N> extends Record<K, yup.Schema<infer T>> ? T : undefined;
type CtxOf<N extends EndpointName> = (typeof endpoints)[N]['access'] extends 'public' ? Ctx : SignedCtx;

/** What a handler receives: checked input, never the raw request. */
export interface ApiCall<N extends EndpointName> {
  ctx: CtxOf<N>;
  params: Input<N, 'params'>;
  query: Input<N, 'query'>;
  body: Input<N, 'body'>;
  file: UploadedFile | null;
  /** Where a call takes several, by field. */
  files: UploadedFiles;
  /** Where browsers reach this installation, without a slash at the end: `PUBLIC_URL`, else by the scheme and host the caller used. */
  home: string;
  /** The Cookie header: for the way to a sign-in provider and back, for what opens a link, for a session kept in one. */
  cookie: string;
  /** Whether the caller's refresh token travels in a cookie, where the call has to do with one. */
  byCookie: boolean;
  /** Which form of an answer is asked for, and where a stream of events broke off. */
  accept: string;
  lastEventId: string | null;
  /** Whether somebody looks, rather than a program that fetches ahead or for others. */
  isVisit: boolean;
  /** Aborts when the caller leaves before the answer, or has had it; its reason is the error to end with. */
  gone: AbortSignal;
}

/** An answer that is a file rather than JSON; `rows` of one that is long on its way says how many are to come. */
export class FileAnswer {
  constructor(
    readonly content: Buffer | Readable,
    readonly filename: string,
    readonly type: string,
    readonly rows?: number,
  ) {}
}

/** An answer that goes on: server-sent events until the stream ends or the client goes. */
export class EventStreamAnswer {
  constructor(readonly content: Readable) {}
}

/** An answer that sends the browser elsewhere, with at most one cookie. */
export class RedirectAnswer {
  constructor(
    readonly location: string,
    readonly cookie?: string,
  ) {}
}

/** An answer that leaves a cookie with the caller. */
export class AnswerWithCookie<T> {
  constructor(
    readonly body: T,
    readonly cookie: string,
  ) {}
}

/** An answer without a body that leaves a cookie with the caller. */
export class CookieAnswer {
  constructor(readonly cookie: string) {}
}

/** What a handler returns: the answer as `domain/answers.ts` declares it, or what it travels in. */
type Returned<N extends EndpointName> =
  KindOf<N> extends 'nothing' ? Promise<void> | Promise<CookieAnswer | undefined> : Promise<Sent<N>>;
type Sent<N extends EndpointName> =
  | AnswerOf<N>
  | LongAnswer<AnswerOf<N>>
  | MadeAnswer<AnswerOf<N>>
  | AnswerWithCookie<AnswerOf<N>>
  | (KindOf<N> extends 'file' | 'import' ? FileAnswer : never)
  | (KindOf<N> extends 'redirect' ? RedirectAnswer : never)
  | ((typeof endpoints)[N] extends { tagged: true } ? TaggedAnswer<AnswerOf<N>> : never)
  | ((typeof endpoints)[N] extends { streams: true } ? EventStreamAnswer : never);

/** Binds endpoints of the table to handlers; the only way a call comes to exist. */
export interface Api {
  handle<N extends EndpointName>(name: N, handler: (call: ApiCall<N>) => Returned<N>): void;
}

/** What the calls have to do with who makes them. */
interface Callers {
  authenticate: Authenticate;
  /** Writes down that the caller took a file out. */
  recordExport: (ctx: SignedCtx, file: FileAnswer) => Promise<void>;
}

/**
 * Opens `/api/v1` on the app. Each call's access and upload are what `domain/endpoints.ts` declares, its
 * input what `domain/inputs.ts` does.
 * `finish` refuses to start while an endpoint has no handler, or a route under `/api/v1` no declared access.
 */
export function openApi(
  app: FastifyInstance,
  services: Services,
  { authenticate, recordExport }: Callers,
): { api: Api; finish(): void } {
  const bound = new Set<string>();
  const declared = new Set<string>([`GET ${documentPath}`]);
  const undeclared: string[] = [];
  app.addHook('onRoute', (route) => {
    const key = `${route.method} ${route.url}`;
    if (route.url.startsWith(`${apiBase}/`) && route.method !== 'HEAD' && !declared.has(key)) undeclared.push(key);
  });
  const api: Api = {
    handle(name, handler) {
      const endpoint: Endpoint = endpoints[name];
      const schemas = inputOf(name);
      const read = {
        params: schemas.params && quickParse(schemas.params),
        query: schemas.query && quickParse(schemas.query),
      };
      const url = apiBase + endpoint.path.replace(/\{(\w+)\}/g, ':$1');
      declared.add(`${endpoint.method} ${url}`);
      bound.add(name);
      // Areas share the database: none may take all of its connections.
      const lane = endpoint.path.split('/', 2).join('/');
      const own = allInLane(services, lane);
      app.route({
        method: endpoint.method,
        url,
        config: { mayTakeLong: endpoint.answer === 'file' },
        ...(endpoint.bodyLimit && { bodyLimit: endpoint.bodyLimit }),
        handler: async (request, reply) => {
          const { viewer, position } = await authorise(endpoint, request, authenticate);
          refuseOddBody(request.body, endpoint);
          const home = homeFor(services.config, request);
          const byCookie = keepsByCookie(endpoint, request, home);
          const params = read.params?.(request.params as Record<string, unknown>);
          const query = read.query?.(flattenQuery(request.query));
          const upload = endpoint.upload ? await readUpload(request, endpoint.upload) : null;
          if (upload) await scanUploads({ ...own, log: request.log, viewer }, upload.files);
          const body = schemas.body ? parse(schemas.body, upload?.fields ?? request.body ?? {}) : undefined;
          const ctx = {
            ...own,
            log: request.log,
            isLate: () => request.late,
            viewer,
            language: languageOf(request),
            requestId: request.id,
            address: callerAddress(request),
            userAgent: request.headers['user-agent'] ?? null,
            concerns: (userId: string) => {
              request.whom = userId;
            },
          };
          const cookie = request.headers.cookie ?? '';
          // A HEAD is answered by the same handler, and would wait for the end of a stream.
          const accept = request.method === 'GET' ? (request.headers.accept ?? '') : '';
          const lastEventId = [request.headers['last-event-id'] ?? []].flat()[0] ?? null;
          const input = { params, query, body, file: upload?.file ?? null, files: upload?.files ?? {} };
          const asked = { home, cookie, byCookie, accept, lastEventId, isVisit: isVisit(request) };
          const gone = leavingOf(reply.raw);
          const { standby } = services;
          const answered = async (db: Db): Promise<unknown> => {
            const call = {
              ctx: { ...ctx, db },
              ...input,
              ...asked,
              get gone() {
                return gone();
              },
            };
            return handler(call as unknown as ApiCall<typeof name>);
          };
          const here = () => answered(own.db);
          const mayRead = endpoint.method === 'GET' && endpoint.readsStandby;
          const { failure } = endpoint;
          const answering = standby && mayRead ? standby.read({ position, lane }, answered, here) : here();
          const answer = await answering.catch((error: unknown) => {
            throw failure ? asFailure(error, failure) : error;
          });
          await announceCall(ctx, name, input);
          // Neither a HEAD takes anything away, nor who was told meanwhile that it failed.
          const isTaken = endpoint.exports && request.method === 'GET' && !request.late;
          if (isTaken && viewer && answer instanceof FileAnswer) await recordExport({ ...ctx, viewer }, answer);
          if (request.late) return reply;
          return answer instanceof TaggedAnswer ? answer.send(request, reply) : send(answer, reply);
        },
      });
    },
  };
  return {
    api,
    finish() {
      const missing = Object.keys(endpoints).filter((name) => !bound.has(name));
      if (missing.length > 0) throw new Error(`Endpoints without a handler: ${missing.join(', ')}`);
      if (undeclared.length > 0) throw new Error(`Routes without declared access: ${undeclared.join(', ')}`);
    },
  };
}

const jsonType = 'application/json; charset=utf-8';

function send(answer: unknown, reply: FastifyReply): FastifyReply {
  if (answer instanceof FileAnswer) {
    if (answer.rows !== undefined) reply.header('x-total-rows', String(answer.rows));
    return reply
      .header('content-type', contentType(answer.type))
      .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(answer.filename)}`)
      .header('cache-control', 'private, no-store')
      .send(answer.content);
  }
  if (answer instanceof LongAnswer) return reply.header('content-type', jsonType).send(answer.stream());
  if (answer instanceof MadeAnswer) return reply.header('content-type', jsonType).send(answer.json);
  if (answer instanceof EventStreamAnswer) {
    return (
      reply
        .header('content-type', 'text/event-stream; charset=utf-8')
        // A stream ends when the server does; kept alive, its connection would hold that up.
        .header('connection', 'close')
        .header('cache-control', 'private, no-store')
        .header('x-accel-buffering', 'no')
        .send(answer.content)
    );
  }
  if (answer instanceof RedirectAnswer) {
    if (answer.cookie) reply.header('set-cookie', answer.cookie);
    return reply.redirect(answer.location);
  }
  if (answer instanceof CookieAnswer) return reply.header('set-cookie', answer.cookie).code(204).send();
  if (answer instanceof AnswerWithCookie) return reply.header('set-cookie', answer.cookie).send(answer.body);
  if (answer === undefined) return reply.code(204).send();
  return reply.send(answer);
}
