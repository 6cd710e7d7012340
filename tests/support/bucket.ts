import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import type { S3Settings } from '../../src/server/adapters/files/s3';

/** A bucket of an S3 server that can be broken and mended. */
export interface Bucket {
  settings: S3Settings;
  /** Ends every connection and takes no more. */
  refuse(): void;
  /** Takes what comes and answers nothing. */
  swallow(): void;
  /** Answers everything with a status, and what S3 would call it. */
  answer(status: number, code: string): void;
  /** Ends each connection after so many bytes of what is uploaded, or of what is read. */
  cut(what: 'upload' | 'answer', bytes: number): void;
  /** Sends so many bytes of what is read and then nothing more. */
  stall(bytes: number): void;
  mend(): void;
  close(): Promise<void>;
}

type Way =
  | { is: 'open' | 'refusing' | 'swallowing' }
  | { is: 'answering'; status: number; code: string }
  | { is: 'cutting'; what: 'upload' | 'answer'; bytes: number }
  | { is: 'stalling'; bytes: number };

/** Opens a bucket on the loopback address, with a broken way to it where one is asked for. */
export async function openBucket(): Promise<Bucket> {
  const directory = await mkdtemp(join(tmpdir(), 'kolhub-bucket-'));
  const store = new S3rver({ port: 0, address: '127.0.0.1', silent: true, directory });
  const { port } = await store.run();
  const sockets = new Set<Socket>();
  let way: Way = { is: 'open' };

  const proxy = createServer((asked, answer) => {
    if (way.is === 'swallowing') asked.resume();
    else if (way.is === 'answering') refused(answer, way.status, way.code);
    else passOn(asked, answer, port, way);
  });
  proxy.on('connection', (socket) => {
    if (way.is === 'refusing') socket.destroy();
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const address = proxy.address();
  const near = typeof address === 'object' && address ? address.port : 0;

  const end = () => {
    for (const socket of sockets) socket.destroy();
  };
  const go = (next: Way) => {
    way = next;
  };
  return {
    settings: { endpoint: `http://127.0.0.1:${near}`, bucket: 'kolhub', accessKey: 'S3RVER', secretKey: 'S3RVER' },
    refuse() {
      go({ is: 'refusing' });
      end();
    },
    swallow: () => go({ is: 'swallowing' }),
    answer: (status, code) => go({ is: 'answering', status, code }),
    cut: (what, bytes) => go({ is: 'cutting', what, bytes }),
    stall: (bytes) => go({ is: 'stalling', bytes }),
    mend() {
      // What was swallowed is not answered any more.
      if (way.is === 'swallowing') end();
      go({ is: 'open' });
    },
    async close() {
      end();
      proxy.close();
      await once(proxy, 'close');
      await store.close();
      await rm(directory, { recursive: true });
    },
  };
}

function refused(answer: ServerResponse, status: number, code: string): void {
  answer.writeHead(status, { 'content-type': 'application/xml' });
  answer.end(`<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>${code}</Message></Error>`);
}

function passOn(asked: IncomingMessage, answer: ServerResponse, port: number, way: Way): void {
  const end = () => asked.socket.destroy();
  const { method, url: path, headers } = asked;
  const far = request({ host: '127.0.0.1', port, method, path, headers }, (from) => {
    answer.writeHead(from.statusCode ?? 502, from.headers);
    if (way.is === 'stalling') firstBytes(from, answer, way.bytes, () => {});
    else if (way.is === 'cutting' && way.what === 'answer') firstBytes(from, answer, way.bytes, end);
    else from.pipe(answer);
  });
  far.on('error', end);
  answer.on('close', () => far.destroy());
  if (way.is === 'cutting' && way.what === 'upload') firstBytes(asked, far, way.bytes, end);
  else asked.pipe(far);
}

/** Passes on so many bytes; where there are more, they go nowhere and `then` is done. */
function firstBytes(from: IncomingMessage, to: NodeJS.WritableStream, bytes: number, then: () => void): void {
  let left = bytes;
  from.on('data', (piece: Buffer) => {
    if (left <= 0) return;
    to.write(piece.subarray(0, left));
    left -= piece.length;
    if (left < 0) setImmediate(then);
  });
  from.on('end', () => {
    if (left >= 0) to.end();
  });
}
