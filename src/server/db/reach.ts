import { existsSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { CLUSTER_USER } from './private/cluster';
import { isAnswering, SOCKET_PORT, socketPath } from './private/socketDirectory';
import { PRIVATE_DATABASE, startPrivatePostgres } from './private/startPrivatePostgres';

/** A database beside whatever else uses it. */
export interface ReachedDatabase {
  connection: pg.PoolConfig;
  /** Which one it is, for people; without the password. */
  name: string;
  /** Stops the private server, where it was started for this. */
  close(): Promise<void>;
}

/**
 * The database the configuration names, not migrated: that of a server, or the private one. The private one is reached
 * through the process that runs it, and started where none does.
 */
export async function reachDatabase(
  { databaseUrl, dataDir }: { databaseUrl: string | null; dataDir: string },
  log: (message: string) => void,
): Promise<ReachedDatabase> {
  if (databaseUrl) {
    const { pathname, host } = new URL(databaseUrl);
    return {
      connection: { connectionString: databaseUrl },
      name: `${pathname.slice(1)} at ${host}`,
      close: async () => {},
    };
  }
  const name = `the private database of ${dataDir}`;
  if (existsSync(join(dataDir, 'postgres'))) {
    const host = socketPath(join(realpathSync(dataDir), 'postgres'));
    if (await isAnswering(host)) {
      const connection = { host, user: CLUSTER_USER, database: PRIVATE_DATABASE, port: SOCKET_PORT, ssl: false };
      return { connection, name, close: async () => {} };
    }
  }
  const own = await startPrivatePostgres({ dataDir, log });
  return { connection: { ...own.connection, ssl: false }, name, close: () => own.stop() };
}
