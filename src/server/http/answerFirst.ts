import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';

/**
 * Lets `answer` have each request before anything else looks at it; what it declines goes the usual way. For what is
 * answered by the thousand a second and no hook has anything to do with. While the server closes, the usual way answers.
 */
export function answerFirst(
  app: FastifyInstance,
  answer: (request: IncomingMessage, response: ServerResponse) => boolean,
): void {
  const usual = app.server.listeners('request') as RequestListener[];
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.server.removeAllListeners('request').on('request', (request, response) => {
    if (!isClosing && answer(request, response)) return;
    for (const listener of usual) listener(request, response);
  });
}
