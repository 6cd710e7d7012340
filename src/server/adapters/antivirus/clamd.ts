import { connect, type Socket } from 'node:net';
import type { Antivirus } from './antivirus';

/** Where a clamd listens. */
export interface ClamdAddress {
  host: string;
  port: number;
}

const patienceMs = 20_000;
const chunkBytes = 64 * 1024;

/** Asks a clamd of ClamAV over TCP, by its INSTREAM command (`man clamd`): a connection for each file. */
export function clamdAntivirus(address: ClamdAddress): Antivirus {
  return {
    scan: (bytes) =>
      new Promise((resolve, reject) => {
        let said = '';
        const socket = connect(address).setEncoding('utf8');
        socket.setTimeout(patienceMs, () => socket.destroy(new Error('clamd did not answer in time')));
        socket.on('error', reject);
        socket.on('data', (text: string) => {
          said += text;
        });
        socket.on('close', () => {
          try {
            resolve(verdictOf(said));
          } catch (error) {
            reject(error);
          }
        });
        send(socket, bytes);
      }),
  };
}

/** Each chunk after its length in four bytes, and one of no length at the end. */
function send(socket: Socket, bytes: Buffer): void {
  socket.write('zINSTREAM\0');
  for (let start = 0; start < bytes.length; start += chunkBytes) {
    const chunk = bytes.subarray(start, start + chunkBytes);
    socket.write(lengthOf(chunk.length));
    socket.write(chunk);
  }
  socket.write(lengthOf(0));
}

function lengthOf(bytes: number): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes);
  return length;
}

function verdictOf(said: string): string | null {
  const verdict = said.replace(/\0$/, '');
  if (verdict === 'stream: OK') return null;
  const found = /^stream: (.+) FOUND$/.exec(verdict)?.[1];
  if (!found) throw new Error(`clamd: ${verdict || 'no answer'}`);
  return found;
}
