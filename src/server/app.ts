import multipart from '@fastify/multipart';
import Fastify, { type FastifyInstance } from 'fastify';
import { uploadLimits } from '../domain/limits';
import { auditRoutes } from './audit/routes';
import { authenticate } from './auth/authenticate';
import { authRoutes } from './auth/routes';
import { brandRoutes } from './brands/routes';
import { campaignRoutes } from './campaigns/routes';
import { campaignImportRoutes } from './campaigns/routesImport';
import { clientErrorRoutes } from './clientErrors/routes';
import type { Services } from './context';
import { customerRoutes } from './customers/routes';
import { openApi } from './http/api';
import { serveDevMail } from './http/devMail';
import { sendError } from './http/errors';
import { serveHealth } from './http/health';
import { loggerOptions } from './http/logger';
import { serveOpenApi } from './http/openapi';
import { servePages } from './http/pages';
import { secureAnswers } from './http/security';
import { newId } from './ids';
import { jobRoutes } from './jobs/routes';
import { kolRoutes } from './kols/routes';
import { languageRoutes } from './languages/routes';
import { mediaRoutes } from './media/routes';
import { serveFiles } from './media/serve';
import { notificationRoutes } from './notifications/routes';
import { endStreams } from './notifications/stream';
import { roleRoutes } from './roles/routes';
import { settingRoutes } from './settings/routes';
import { translationRoutes } from './translations/routes';
import { userRoutes } from './users/routes';

/** Builds the server: every call, file and page. @throws Error where an endpoint lacks a handler or declared access */
export async function buildApp(base: Omit<Services, 'log'>): Promise<FastifyInstance> {
  const app = Fastify({
    logger: loggerOptions(base.config.logLevel),
    genReqId: newId,
    requestIdHeader: false,
    bodyLimit: 1024 * 1024,
    forceCloseConnections: 'idle',
    trustProxy: base.config.trustedProxies,
    // An e-mail address may stand in a path.
    routerOptions: { maxParamLength: 500 },
  });
  const services: Services = { ...base, log: app.log };
  app.setErrorHandler(sendError);
  secureAnswers(app);
  await app.register(multipart, { limits: { fileSize: uploadLimits.document, fieldSize: 100_000 } });
  const { api, finish } = openApi(app, services, (token) => authenticate(token, services));
  for (const bind of [
    authRoutes,
    userRoutes,
    roleRoutes,
    auditRoutes,
    settingRoutes,
    languageRoutes,
    translationRoutes,
    jobRoutes,
    notificationRoutes,
    clientErrorRoutes,
    campaignRoutes,
    campaignImportRoutes,
    kolRoutes,
    customerRoutes,
    brandRoutes,
    mediaRoutes,
  ]) {
    bind(api);
  }
  serveOpenApi(app);
  finish();
  // An open stream would keep the server from closing.
  app.addHook('preClose', async () => endStreams());
  serveFiles(app, services);
  serveDevMail(app, services);
  serveHealth(app, services);
  await servePages(app);
  return app;
}
