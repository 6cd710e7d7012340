import { join } from 'node:path';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyInstance } from 'fastify';
import { uploadLimits } from '../domain/limits';
import { MadePictures } from './adapters/files/madePictures';
import { analyticsRoutes } from './analytics/routes';
import { recordExport } from './audit/recordExport';
import { auditRoutes } from './audit/routes';
import { authenticate } from './auth/authenticate';
import { ownAuthRoutes } from './auth/ownRoutes';
import { authRoutes } from './auth/routes';
import { Viewers } from './auth/viewers';
import { brandRoutes } from './brands/routes';
import { brandImportRoutes } from './brands/sheet/routes';
import { campaignRoutes } from './campaigns/routes';
import { campaignAttachmentRoutes } from './campaigns/routesAttachments';
import { postContentRoutes } from './campaigns/routesContents';
import { foundPostRoutes } from './campaigns/routesFound';
import { campaignImportRoutes } from './campaigns/routesImport';
import { campaignListRoutes } from './campaigns/routesList';
import { campaignPartRoutes } from './campaigns/routesParts';
import { campaignWriteRoutes } from './campaigns/routesWrite';
import { captchaRoutes } from './captcha/routes';
import { clientErrorRoutes } from './clientErrors/routes';
import { collectOrderRoutes } from './collectOrders/routes';
import { contactRoutes } from './contacts/routes';
import type { Services } from './context';
import { customerRoutes } from './customers/routes';
import { customerImportRoutes } from './customers/sheet/routes';
import { allInLane } from './db/lanes';
import { evaluationRoutes } from './evaluations/routes';
import { hashtagRoutes } from './hashtags/routes';
import { countCalls } from './health/callCounter';
import { measureQueue } from './health/queueMetrics';
import { healthRoutes } from './health/routes';
import { openApi } from './http/api';
import { takeJsonAndForms } from './http/bodies';
import { compressAnswers } from './http/compression';
import { measureDatabase } from './http/databaseMetrics';
import { deadlines, keepDeadlines, serverOptions } from './http/deadlines';
import { serveDevMail } from './http/devMail';
import { refuseBroken, sendError } from './http/errors';
import { serveHealth } from './http/health';
import { loggerOptions } from './http/logger';
import { serveOpenApi } from './http/openapi';
import { servePages } from './http/pages';
import { openPublicPages } from './http/publicPages';
import { secureAnswer, secureAnswers } from './http/security';
import { logSlowStatements } from './http/slowStatements';
import { measureStandby } from './http/standbyMetrics';
import { traceCalls } from './http/traces';
import { newId } from './ids';
import { importRunRoutes } from './importRuns/routes';
import { importRoutes } from './imports/routes';
import { introPageRoutes } from './introPage/routes';
import { jobRoutes } from './jobs/routes';
import { kolRoutes } from './kols/routes';
import { kolImportRoutes } from './kols/sheet/routes';
import { languageRoutes } from './languages/routes';
import { mediaRoutes } from './media/routes';
import { serveFiles } from './media/serve';
import { serveVariants } from './media/serveVariants';
import { hearChanges } from './notifications/changes';
import { notificationRoutes } from './notifications/routes';
import { endStreams } from './notifications/stream';
import { serveFound } from './publicSite/found/serve';
import { servePublicSite } from './publicSite/serve';
import { serveShare } from './publicSite/share/serve';
import { reportLinkRoutes } from './reportLinks/routes';
import { reportMailRoutes } from './reportMails/routes';
import { reportSnapshotRoutes } from './reportSnapshots/routes';
import { reportRoutes } from './reports/routes';
import { representativeRoutes } from './representatives/routes';
import { requestRoutes } from './requests/routes';
import { roleRoutes } from './roles/routes';
import { searchRoutes } from './search/routes';
import { settingRoutes } from './settings/routes';
import { serveShortLinks } from './shorteners/redirect';
import { shortenerRoutes } from './shorteners/routes';
import { socialRoutes } from './social/routes';
import { todayRoutes } from './today/routes';
import { translationRoutes } from './translations/routes';
import { trashRoutes } from './trash/routes';
import { userRoutes } from './users/routes';
import { versionRoutes } from './versions/routes';

/** Builds the server: every call, file and page. @throws Error where an endpoint lacks a handler or declared access */
export async function buildApp(base: Omit<Services, 'log'>, limits = deadlines): Promise<FastifyInstance> {
  const app = Fastify({
    ...serverOptions(limits),
    clientErrorHandler: refuseBroken,
    // What the router cannot read meets no hook.
    frameworkErrors: (error, request, reply) => sendError(error, request, secureAnswer(request, reply, base.config)),
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
  app.decorateRequest('whom', null);
  app.setErrorHandler(sendError);
  if (base.config.traces) traceCalls(app);
  keepDeadlines(app, limits);
  secureAnswers(app, base.config);
  takeJsonAndForms(app);
  await compressAnswers(app);
  await app.register(multipart, { limits: { fileSize: uploadLimits.document, fieldSize: 100_000 } });
  const ofSessions = allInLane(services, 'sessions');
  const viewers = new Viewers(ofSessions.db);
  const { api, finish } = openApi(app, services, {
    authenticate: (token) => authenticate(token, ofSessions, viewers),
    recordExport,
  });
  for (const bind of [
    authRoutes,
    ownAuthRoutes,
    userRoutes,
    roleRoutes,
    analyticsRoutes,
    auditRoutes,
    settingRoutes,
    languageRoutes,
    translationRoutes,
    jobRoutes,
    healthRoutes,
    notificationRoutes,
    clientErrorRoutes,
    campaignRoutes,
    campaignListRoutes,
    campaignImportRoutes,
    campaignWriteRoutes,
    campaignPartRoutes,
    postContentRoutes,
    foundPostRoutes,
    campaignAttachmentRoutes,
    requestRoutes,
    captchaRoutes,
    contactRoutes,
    importRoutes,
    importRunRoutes,
    kolRoutes,
    kolImportRoutes,
    socialRoutes,
    hashtagRoutes,
    shortenerRoutes,
    collectOrderRoutes,
    customerRoutes,
    customerImportRoutes,
    brandRoutes,
    brandImportRoutes,
    reportRoutes,
    reportSnapshotRoutes,
    reportLinkRoutes,
    reportMailRoutes,
    evaluationRoutes,
    representativeRoutes,
    trashRoutes,
    versionRoutes,
    searchRoutes,
    todayRoutes,
    mediaRoutes,
  ]) {
    bind(api);
  }
  const pages = await openPublicPages(app);
  introPageRoutes(api, pages);
  serveOpenApi(app);
  finish();
  app.addHook('onReady', async () => services.standby?.watch());
  let deaf = () => {};
  app.addHook('onListen', async () => {
    deaf = hearChanges(services.listener);
  });
  // An open stream would keep the server from closing.
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
    endStreams();
    deaf();
  });
  // What was busy when closing began would hold it up for as long as idle connections are kept.
  app.addHook('onResponse', async () => {
    if (closing) setImmediate(() => app.server.closeIdleConnections());
  });
  serveFiles(app, services);
  const made = new MadePictures(join(base.config.dataDir, 'made'));
  serveVariants(app, services, made);
  serveDevMail(app, services);
  const clicks = serveShortLinks(app, services);
  serveHealth(app, services, clicks, (registry) => {
    measureQueue(registry, services);
    const deaf = [measureDatabase(registry, services), logSlowStatements(services)];
    app.addHook('onClose', async () => {
      for (const stop of deaf) stop();
    });
    measureStandby(registry, services);
  });
  countCalls(app, services);
  serveFound(app, services);
  serveShare(app, services, made);
  const { nowhere } = servePublicSite(app, services, pages);
  await servePages(app, nowhere);
  return app;
}
