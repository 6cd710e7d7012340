import { type Context, context, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const tracer = trace.getTracer('kolhub');

/**
 * A trace of each call, to which its statements belong. It names routes, codes and statements, never an address, a
 * header or a value, and begins here whatever the caller says: strangers do not decide what is kept.
 */
export function traceCalls(app: FastifyInstance): void {
  const calls = new WeakMap<FastifyRequest, Context>();
  app.addHook('onRequest', async (request) => {
    const route = request.routeOptions.url ?? 'unknown';
    const attributes = { 'http.request.method': request.method, 'http.route': route, 'request.id': request.id };
    const span = tracer.startSpan(`${request.method} ${route}`, { kind: SpanKind.SERVER, attributes, root: true });
    calls.set(request, trace.setSpan(context.active(), span));
  });
  // Only here: what a body arrives by belongs to its connection.
  app.addHook('preHandler', (request, _reply, done) => {
    context.with(calls.get(request) ?? context.active(), done);
  });
  const end = (request: FastifyRequest, status: number) => {
    const call = calls.get(request);
    const span = call && trace.getSpan(call);
    span?.setAttribute('http.response.status_code', status);
    if (status >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
    calls.delete(request);
  };
  app.addHook('onResponse', async (request, reply) => end(request, reply.statusCode));
  app.addHook('onRequestAbort', async (request) => end(request, 499));
}
