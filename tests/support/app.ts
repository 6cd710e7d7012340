import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { apiBase } from '../../src/domain/endpoints';
import { clamdAntivirus } from '../../src/server/adapters/antivirus/clamd';
import { altchaCaptcha } from '../../src/server/adapters/captcha/altcha';
import { diskStore } from '../../src/server/adapters/files/disk';
import { openMailer } from '../../src/server/adapters/mail/open';
import { oidcProvider } from '../../src/server/adapters/oauth/oidc';
import { buildApp } from '../../src/server/app';
import { insertSession } from '../../src/server/auth/queries/sessions';
import { signAccessToken } from '../../src/server/auth/tokens';
import { readConfig } from '../../src/server/config';
import type { Services } from '../../src/server/context';
import { openListener } from '../../src/server/db/listener';
import type { Standby } from '../../src/server/db/standby';
import { serverHandlers } from '../../src/server/handlers';
import { newId } from '../../src/server/ids';
import { runNext } from '../../src/server/jobs/run';
import { ensureReferenceData } from '../../src/server/reference/seed';
import { loadSecrets } from '../../src/server/secrets';
import { createTestDatabase, type TestDatabase } from './database';
import { expectDocumented } from './documented';

/** The whole server on a database and a folder of its own. */
export interface TestApp {
  app: FastifyInstance;
  database: TestDatabase;
  services: Omit<Services, 'log'>;
  /** Calls `/api/v1` + path, signed in with the token if one is given; fails where the answer is not as the OpenAPI document says. */
  call(method: InjectOptions['method'], path: string, options?: CallOptions): Promise<LightMyRequestResponse>;
  /** An access token of a live session, without going through the login. */
  tokenOf(userId: string): Promise<string>;
  close(): Promise<void>;
}

export interface CallOptions {
  token?: string;
  body?: unknown;
  form?: FormData;
  headers?: Record<string, string>;
}

/**
 * Starts the server without listening; requests are injected. Reference data is there, demo data is not. `env` adds
 * settings; `made` is a database made elsewhere, `standby` one that follows it.
 */
export async function startTestApp(
  env: Record<string, string> = {},
  made?: TestDatabase,
  standby: Standby | null = null,
): Promise<TestApp> {
  const database = made ?? (await createTestDatabase());
  const folder = await mkdtemp(join(tmpdir(), 'kolhub-test-'));
  const config = readConfig({ DATA_DIR: folder, LOG_LEVEL: 'silent', DATABASE_URL: 'postgres://unused', ...env });
  const secrets = loadSecrets({ ...config, appSecret: config.appSecret ?? randomBytes(32).toString('hex') });
  const services = {
    config,
    db: database.db,
    pool: database.pool,
    standby,
    listener: openListener(database.config, () => {}),
    files: diskStore(join(folder, 'files')),
    secrets,
    mail: openMailer(config),
    antivirus: config.clamd && clamdAntivirus(config.clamd),
    captcha: altchaCaptcha(secrets.captchas),
    google: config.google && oidcProvider(config.google),
    social: {},
    consents: {},
  };
  await ensureReferenceData(database.db);
  const app = await buildApp(services);
  const sendMails = mailsSent({ ...services, log: app.log });
  return {
    app,
    database,
    services,
    call: (method, path, options = {}) => call(app, method, path, options).finally(sendMails),
    async tokenOf(userId) {
      const sessionId = newId();
      const expires_at = new Date(Date.now() + 3_600_000);
      await insertSession(database.db, {
        id: sessionId,
        user_id: userId,
        keep_login: false,
        expires_at,
        proved_at: new Date(),
      });
      return signAccessToken(userId, sessionId, services.secrets.accessTokens);
    },
    async close() {
      await app.close();
      await services.listener.close();
      await database.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Works off the queued mails, one call after the other, so that a test finds them when its call is answered. */
function mailsSent(services: Services): () => Promise<void> {
  const { mail } = serverHandlers(services);
  let last = Promise.resolve();
  const workOff = async () => {
    while (mail && (await runNext(services, 'mail', mail))) {}
  };
  return () => {
    last = last.then(workOff);
    return last;
  };
}

async function call(
  app: FastifyInstance,
  method: InjectOptions['method'],
  path: string,
  { token, body, form, headers = {} }: CallOptions,
): Promise<LightMyRequestResponse> {
  const encoded = form ? new Response(form) : null;
  const answer = await app.inject({
    method: method ?? 'GET',
    url: apiBase + path,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(encoded && { 'content-type': encoded.headers.get('content-type') ?? '' }),
      ...headers,
    },
    ...(encoded && { payload: Buffer.from(await encoded.arrayBuffer()) }),
    ...(body !== undefined && { payload: body as object }),
  });
  expectDocumented(method ?? 'GET', path, answer);
  return answer;
}
