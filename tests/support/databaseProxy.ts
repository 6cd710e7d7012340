import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import pg from 'pg';

/** A way to a database that can be cut and mended, as a network or a failover does. */
export interface DatabaseProxy {
  config: pg.PoolConfig;
  /** Ends every connection and refuses new ones. */
  cut(): void;
  mend(): void;
  close(): Promise<void>;
}

/** Opens a way on the loopback address to a database of the tests. */
export async function startDatabaseProxy(config: pg.PoolConfig): Promise<DatabaseProxy> {
  const { host, port, user = '', password, database = '' } = new pg.Client(config);
  const target = host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port };
  const open = new Set<Socket>();
  let isCut = false;
  const server = createServer((near) => {
    if (isCut) {
      near.destroy();
      return;
    }
    const far = connect(target);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(from);
      from.pipe(to);
      from.on('error', () => to.destroy());
      from.on('close', () => {
        open.delete(from);
        to.destroy();
      });
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const near = typeof address === 'object' && address ? address.port : 0;
  const login = [user, password].filter(Boolean).map((part) => encodeURIComponent(String(part)));
  const cut = () => {
    isCut = true;
    for (const socket of open) socket.destroy();
  };
  return {
    config: { connectionString: `postgres://${login.join(':')}@127.0.0.1:${near}/${database}` },
    cut,
    mend() {
      isCut = false;
    },
    async close() {
      cut();
      server.close();
      await once(server, 'close');
    },
  };
}
