import { Agent, request as open } from 'node:http';
import type { HostileRequest } from './request';

/** What came back, and how long it took. */
export interface Answer {
  statusCode: number;
  headers: Record<string, unknown>;
  rawPayload: Buffer;
  body: string;
  milliseconds: number;
}

type Sent = Omit<HostileRequest, 'index' | 'name' | 'viewer' | 'odd'>;

/** A connection that was kept, and is gone. */
class Stale extends Error {}

/** An answer that has not begun by then never comes: the server's own deadline is a minute. */
const longest = 120_000;

/** Sends requests to one server on this machine, each by a connection that is kept. */
export class Sender {
  private readonly agent: Agent;
  private readonly url: URL;

  constructor(url: string, connections: number) {
    this.url = new URL(url);
    this.agent = new Agent({ keepAlive: true, maxSockets: connections });
  }

  /** @throws Error where the connection ends without an answer, or none comes */
  async send(request: Sent): Promise<Answer> {
    try {
      return await this.once(request);
    } catch (error) {
      // The server gave an idle connection up while it was taken again: to be asked anew, as browsers do.
      if (error instanceof Stale) return this.once(request);
      throw error;
    }
  }

  private once({ method, path, headers, body }: Sent): Promise<Answer> {
    const began = performance.now();
    return new Promise((resolve, reject) => {
      const { hostname, port } = this.url;
      const length = body && { 'content-length': String(body.length) };
      const call = open(
        { hostname, port, method, path, headers: { ...length, ...headers }, agent: this.agent, timeout: longest },
        (response) => {
          const chunks: Buffer[] = [];
          const done = () => {
            const rawPayload = Buffer.concat(chunks);
            resolve({
              statusCode: response.statusCode ?? 0,
              headers: response.headers,
              rawPayload,
              body: rawPayload.toString('utf8'),
              milliseconds: performance.now() - began,
            });
          };
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.once('end', done);
          response.once('error', reject);
          // A stream of events goes on for as long as somebody listens.
          if (String(response.headers['content-type']).includes('event-stream')) {
            setTimeout(() => {
              done();
              response.destroy();
            }, 50);
          }
        },
      );
      call.once('timeout', () => call.destroy(new Error('no answer within 120 s')));
      call.once('error', (error: NodeJS.ErrnoException) => {
        const isStale = call.reusedSocket && error.code === 'ECONNRESET';
        reject(isStale ? new Stale(error.message) : error);
      });
      call.end(body);
    });
  }

  close(): void {
    this.agent.destroy();
  }
}
