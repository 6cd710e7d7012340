import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

/** A way to a database that can be cut and mended, as a network or a failover does. */
export interface DatabaseProxy {
  config: pg.PoolConfig;
  /** Ends every connection and refuses new ones. */
  cut(): void;
  /** Lets nothing through any more and ends nothing, as a network that swallows everything. */
  swallow(): void;
  /** Holds every piece up for so many milliseconds. */
  slow(ms: number): void;
  /** Ends a connection in the middle of the next answer that is longer than this, of which so many bytes have passed. */
  cutAnswerAfter(bytes: number): Promise<void>;
  /** Ends a connection at its next COMMIT: before the database has it, or after, when the answer is on its way. */
  cutCommit(when: 'before' | 'after'): Promise<void>;
  mend(): void;
  close(): Promise<void>;
}

type Way = 'open' | 'cut' | 'swallowed';

/** A simple query of the protocol: its kind, its length, and the text. */
const commit = /Q\0\0\0.commit\0/is;

/** Opens a way on the loopback address to a database of the tests. */
export async function startDatabaseProxy(config: pg.PoolConfig): Promise<DatabaseProxy> {
  const { host, port, user = '', password, database = '' } = new pg.Client(config);
  const target = host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port };
  const open = new Set<Socket>();
  let way: Way = 'open';
  let delay = 0;
  let atAnswer: { bytes: number; done(): void } | null = null;
  let atCommit: { when: 'before' | 'after'; done(): void } | null = null;

  /** What of a piece from the database goes on; less than all where the connection is to end there. */
  function answered(piece: Buffer): Buffer {
    if (!atAnswer || piece.length <= atAnswer.bytes) return piece;
    const { bytes, done } = atAnswer;
    atAnswer = null;
    done();
    return piece.subarray(0, bytes);
  }

  /** Whether a piece to the database is where its connection is to end. */
  function endsAt(piece: Buffer): 'before' | 'after' | null {
    if (!atCommit || !commit.test(piece.toString('latin1'))) return null;
    const { when, done } = atCommit;
    atCommit = null;
    done();
    return when;
  }

  const server = createServer((near) => {
    if (way === 'cut') {
      near.destroy();
      return;
    }
    const far = connect(target);
    const end = () => {
      near.destroy();
      far.destroy();
    };
    let isDeaf = false;
    carry(near, far, (piece) => {
      const when = endsAt(piece);
      if (when === 'before') return null;
      if (when === 'after') isDeaf = true;
      return piece;
    });
    carry(far, near, (piece) => (isDeaf ? null : answered(piece)));

    /** Carries what comes; a piece cut short, or none, is the last of its connection. */
    function carry(from: Socket, to: Socket, through: (piece: Buffer) => Buffer | null): void {
      open.add(from);
      let last = Promise.resolve();
      from.on('data', (piece) => {
        const held = delay;
        from.pause();
        last = last.then(async () => {
          if (held > 0) await sleep(held);
          while (way === 'swallowed' && !from.destroyed) await sleep(20);
          const passed = through(piece);
          if (passed && !to.destroyed) to.write(passed);
          if (passed?.length === piece.length) from.resume();
          else setImmediate(end);
        });
      });
      from.on('end', () => void last.then(() => to.end()));
      from.on('error', end);
      from.on('close', () => {
        open.delete(from);
        void last.then(end);
      });
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const near = typeof address === 'object' && address ? address.port : 0;
  const login = [user, password].filter(Boolean).map((part) => encodeURIComponent(String(part)));
  const cut = () => {
    way = 'cut';
    for (const socket of open) socket.destroy();
  };
  return {
    config: { connectionString: `postgres://${login.join(':')}@127.0.0.1:${near}/${database}` },
    cut,
    swallow() {
      way = 'swallowed';
    },
    slow(ms) {
      delay = ms;
    },
    cutAnswerAfter: (bytes) =>
      new Promise((done) => {
        atAnswer = { bytes, done };
      }),
    cutCommit: (when) =>
      new Promise((done) => {
        atCommit = { when, done };
      }),
    mend() {
      way = 'open';
      delay = 0;
      atAnswer = null;
      atCommit = null;
    },
    async close() {
      cut();
      server.close();
      await once(server, 'close');
    },
  };
}
