import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { type Answer, type Asked, type Interface, Refusal } from './exchange';
import type { Fault, Faults } from './faults';
import { failBy } from './graphErrors';
import { tiktokTooMany } from './tiktok';
import { youtubeTooMany } from './youtube';

interface Setting {
  port: number;
  faults: Faults;
  /** Interfaces by the first part of the path they answer. */
  interfaces: Record<string, Interface>;
}

const hugeBytes = 50 * 1024 * 1024;

/** Serves the interfaces on the loopback address; port 0 takes a free one. */
export async function serve({ port, faults, interfaces }: Setting) {
  const server = createServer((request, response) => {
    respond(request, response).catch(() => response.destroy());
  }).listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const base = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : port}`;

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', base);
    const first = url.pathname.split('/')[1] ?? '';
    const body = await bodyOf(request);
    const asked: Asked = {
      method: request.method ?? 'GET',
      path: url.pathname.slice(first.length + 1),
      query: url.searchParams,
      headers: headersOf(request),
      body,
      base,
    };
    const answering = interfaces[first];
    if (!answering) return send(response, { status: 404, html: '<h1>404</h1>' });
    const fault = first.startsWith('__') ? null : faults.meet(`${url.pathname}${url.search}`);
    if (!fault) return send(response, await answered(() => answering(asked)));
    await fail(fault, first, response, () => answered(() => answering(asked)));
  }

  return {
    base,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function fail(
  fault: Fault,
  network: string,
  response: ServerResponse,
  answer: () => Promise<Answer>,
): Promise<void> {
  switch (fault.kind) {
    case 'slow':
      await wait((fault.seconds ?? 1) * 1000, undefined, { ref: false });
      return send(response, await answer());
    case 'cut':
      return cutOff(response, await answer());
    case 'malformed':
      return send(response, { ...(await answer()), bytes: Buffer.from('{"items": [{"id": "1", ') });
    case '500':
      return send(response, { status: 500, html: '<h1>500 Internal Server Error</h1>' });
    case 'redirect':
      return send(response, { status: 302, headers: { location: fault.location ?? 'http://127.0.0.1:1/private' } });
    case 'html':
      return send(response, { html: '<!doctype html><title>Sorry</title><p>Something went wrong.</p>' });
    case 'huge':
      return pour(response);
    case 'error':
      return send(response, await answered(() => failBy(fault.code ?? 1, fault.subcode, fault.message)));
    case '429': {
      const said = network === 'youtube' ? youtubeTooMany() : network === 'tiktok' ? tiktokTooMany() : null;
      const many = said ?? (await answered(() => failBy(fault.code ?? 613)));
      const headers: Record<string, string> =
        fault.seconds === undefined ? {} : { 'retry-after': String(fault.seconds) };
      return send(response, { ...many, headers: { ...many.headers, ...headers } });
    }
  }
}

async function answered(interfaces: () => Answer | Promise<Answer>): Promise<Answer> {
  try {
    return await interfaces();
  } catch (error) {
    if (error instanceof Refusal) return error.answer;
    throw error;
  }
}

function written({ json, html, bytes }: Answer): { type: string; body: Buffer } {
  if (bytes) return { type: 'application/json; charset=UTF-8', body: bytes };
  if (html !== undefined) return { type: 'text/html; charset=utf-8', body: Buffer.from(html) };
  return { type: 'application/json; charset=UTF-8', body: Buffer.from(json === undefined ? '' : JSON.stringify(json)) };
}

function send(response: ServerResponse, answer: Answer): void {
  const { type, body } = written(answer);
  response.writeHead(answer.status ?? 200, { 'content-type': type, 'content-length': body.length, ...answer.headers });
  response.end(body);
}

/** Half of the answer, then the connection ends. */
function cutOff(response: ServerResponse, answer: Answer): void {
  const { type, body } = written(answer);
  response.writeHead(answer.status ?? 200, {
    'content-type': type,
    'content-length': body.length + 100,
    ...answer.headers,
  });
  response.write(body.subarray(0, Math.ceil(body.length / 2)), () => response.destroy());
}

/** 50 MB of JSON that never says anything, as fast as it is taken. */
async function pour(response: ServerResponse): Promise<void> {
  response.writeHead(200, { 'content-type': 'application/json; charset=UTF-8' });
  await pipeline(Readable.from(spaces()), response);
}

function* spaces(): Generator<Buffer> {
  const piece = Buffer.alloc(64 * 1024, ' ');
  yield Buffer.from('{"kind":"');
  for (let sent = 0; sent < hugeBytes; sent += piece.length) yield piece;
  yield Buffer.from('"}');
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  return Buffer.concat(pieces).toString();
}

const headersOf = (request: IncomingMessage) =>
  Object.fromEntries(
    Object.entries(request.headers).map(([name, value]) => [name, Array.isArray(value) ? value[0] : value]),
  );
