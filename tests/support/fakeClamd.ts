import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

/** What scanners agreed to find, in two halves so that none finds it here (eicar.org). */
export const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');

const command = 'zINSTREAM\0';

/** The bytes of a stream whose end has come, by clamd's INSTREAM protocol; null before. @throws Error on another command */
function streamIn(received: Buffer): Buffer | null {
  if (received.length < command.length) return null;
  if (received.toString('latin1', 0, command.length) !== command) throw new Error('UNKNOWN COMMAND');
  const chunks: Buffer[] = [];
  for (let at = command.length; at + 4 <= received.length; ) {
    const length = received.readUInt32BE(at);
    if (length === 0) return Buffer.concat(chunks);
    chunks.push(received.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return null;
}

/** Speaks as clamd does, on loopback; finds what holds the text of EICAR. `mood` says how it is. */
export async function startFakeClamd() {
  const state = { mood: 'well' as 'well' | 'refusing' | 'dumb', scanned: [] as Buffer[] };
  const server = createServer((socket) => {
    let received = Buffer.alloc(0);
    socket.on('error', () => undefined);
    socket.on('data', (data) => {
      received = Buffer.concat([received, data]);
      const stream = streamIn(received);
      if (!stream) return;
      if (state.mood === 'dumb') return socket.end();
      if (state.mood === 'refusing') return socket.end('INSTREAM size limit exceeded. ERROR\0');
      state.scanned.push(stream);
      return socket.end(stream.includes(eicar) ? 'stream: Eicar-Signature FOUND\0' : 'stream: OK\0');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    state,
    address: `127.0.0.1:${port}`,
    async stop() {
      server.close();
      await once(server, 'close');
    },
  };
}
