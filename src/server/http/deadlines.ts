import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../domain/errors';

/** How long a request may take on its way here, in being answered, and in holding up the end; milliseconds (CONTRACT-2 §16). */
interface Deadlines {
  headers: number;
  /** Without a further byte of the body. */
  bodyPause: number;
  body: number;
  answer: number;
  /** What closing leaves to bodies that are still on their way. */
  closingBodies: number;
  /** What closing leaves to answers under way. */
  closingAnswers: number;
}

export const deadlines: Deadlines = {
  headers: 15_000,
  bodyPause: 60_000,
  body: 300_000,
  answer: 60_000,
  closingBodies: 3_000,
  closingAnswers: 12_000,
};

const look = 1_000;

/** What Node's own server keeps of the deadlines. */
export function serverOptions({ headers, body }: Deadlines) {
  return { requestTimeout: body, http: { headersTimeout: headers, connectionsCheckingInterval: look } };
}

interface Open {
  reply: FastifyReply;
  /** Bytes of the connection so far, and when the last of them came. */
  bytes: number;
  since: number;
  arrived: number | null;
}

/**
 * Keeps the deadlines of bodies and answers: a body that stands still is refused with request_timeout, an answer that
 * takes too long becomes service_unavailable, and `request.late` says so, that nothing be written for it any more.
 * While the server closes, bodies on their way are given up first, then whatever is left.
 */
export function keepDeadlines(app: FastifyInstance, limits: Deadlines): void {
  const open = new Map<FastifyRequest, Open>();
  const timers: NodeJS.Timeout[] = [];
  app.decorateRequest('late', false);
  app.addHook('onRequest', async (request, reply) => {
    open.set(request, { reply, bytes: 0, since: Date.now(), arrived: null });
    reply.raw.once('close', () => open.delete(request));
  });
  app.addHook('onListen', async () => {
    const checkAll = () => {
      for (const [request, one] of open) check(request, one, limits);
    };
    timers.push(setInterval(checkAll, look).unref());
  });
  app.addHook('preClose', async () => {
    const giveUpBodies = () => {
      for (const { raw } of open.keys()) if (!raw.complete) raw.socket.destroy();
    };
    timers.push(setInterval(giveUpBodies, limits.closingBodies));
    timers.push(setTimeout(() => app.server.closeAllConnections(), limits.closingAnswers));
  });
  app.addHook('onClose', async () => {
    for (const timer of timers) clearTimeout(timer);
  });
}

function check(request: FastifyRequest, one: Open, limits: Deadlines): void {
  const { raw } = one.reply;
  if (raw.headersSent) return;
  const now = Date.now();
  if (request.raw.complete) {
    one.arrived ??= now;
    if (request.routeOptions.config.mayTakeLong || now - one.arrived < limits.answer) return;
    request.late = true;
    one.reply.send(new AppError('service_unavailable'));
    return;
  }
  const { bytesRead } = request.raw.socket;
  if (bytesRead !== one.bytes) Object.assign(one, { bytes: bytesRead, since: now });
  if (now - one.since < limits.bodyPause) return;
  request.late = true;
  one.reply.header('connection', 'close').send(new AppError('request_timeout'));
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Whether it was answered because its deadline passed. */
    late: boolean;
  }
  interface FastifyContextConfig {
    /** Whether its answer has no deadline: a file that is made, or a stream. */
    mayTakeLong?: boolean;
  }
}
