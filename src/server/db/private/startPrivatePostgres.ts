import { realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { type Account, serverAccount } from './account';
import { type Binaries, packagedBinaries, usableBinaries } from './binaries';
import { CLUSTER_USER, ensureCluster, prepareDataDir } from './cluster';
import { unavailable } from './errors';
import { keepRunning } from './keepRunning';
import { takeLock } from './lock';
import { forgetDeadServer, stopOrphan } from './postmasterFile';
import { type Server, startServer } from './server';
import { isAnswering, SOCKET_PORT, socketDirectory } from './socketDirectory';

/** A PostgreSQL of this process's own; `host` is the directory of its Unix socket. */
export interface PrivatePostgres {
  connection: { host: string; user: string; database: string; port: number };
  /** Shuts the server down and frees the data directory; calling it again waits for the same end. */
  stop(): Promise<void>;
}

/** The one database of the private cluster. */
export const PRIVATE_DATABASE = 'app';
const SURVIVORS_MS = 10_000;

async function ensureDatabase(host: string): Promise<void> {
  const maintenance = { database: 'postgres', user: CLUSTER_USER, password: '', ssl: false };
  const client = new Client({ host, port: SOCKET_PORT, ...maintenance });
  await client.connect();
  try {
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [PRIVATE_DATABASE]);
    if (rowCount === 0) await client.query(`CREATE DATABASE ${PRIVATE_DATABASE}`);
  } finally {
    await client.end();
  }
}

/** Sessions outlive a killed postmaster by a moment, and the next server refuses to start beside them. */
async function startPatiently(...args: Parameters<typeof startServer>): Promise<Server> {
  for (const end = Date.now() + SURVIVORS_MS; ; await sleep(250)) {
    try {
      return await startServer(...args);
    } catch (error) {
      if (Date.now() > end || !String(error).includes('pre-existing shared memory block')) throw error;
    }
  }
}

function findBinaries(dataDir: string, account: Account | undefined): Binaries {
  // Root's copy must lie where the account can read it, the data directory is closed to it; it holds no data.
  const places = account ? ['/var/cache/kolhub', join(tmpdir(), 'kolhub')] : [join(dataDir, 'bin')];
  return usableBinaries(packagedBinaries(), account, places);
}

/**
 * Starts a PostgreSQL that belongs to this process alone: cluster in `dataDir/postgres`, reachable only through a Unix
 * socket, with the database `app`. A server orphaned by a killed process is stopped first; one that ends by itself, or
 * is killed, is started again. Errors say what to do and
 * name DATABASE_URL: the directory is in use by a living process (its pid is named), or no binary fits this system.
 */
export async function startPrivatePostgres(options: {
  dataDir: string;
  log: (message: string) => void;
}): Promise<PrivatePostgres> {
  prepareDataDir(options.dataDir);
  const dataDir = realpathSync(options.dataDir);
  const cluster = join(dataDir, 'postgres');
  const release = takeLock(join(dataDir, 'postgres.lock'));
  const undo: (() => void | Promise<void>)[] = [release];
  const stopAll = async (): Promise<void> => {
    for (const step of undo.splice(0).reverse()) await step();
  };
  try {
    const account = serverAccount(cluster);
    const binaries = findBinaries(dataDir, account);
    await ensureCluster(dataDir, cluster, binaries, account);
    await stopOrphan(cluster, options.log);
    const socket = socketDirectory(cluster);
    undo.push(socket.remove);
    if (await isAnswering(socket.path)) {
      throw unavailable(`a server that no process here explains is using ${cluster}: another container?`);
    }
    const startAgain = async () => {
      forgetDeadServer(cluster);
      return startPatiently(cluster, binaries, account, options.log);
    };
    const server = await startAgain();
    undo.push(keepRunning(server, startAgain, options.log));
    await ensureDatabase(socket.path);
    let stopped: Promise<void> | undefined;
    return {
      connection: { host: socket.path, user: CLUSTER_USER, database: PRIVATE_DATABASE, port: SOCKET_PORT },
      stop: () => {
        stopped ??= stopAll();
        return stopped;
      },
    };
  } catch (error) {
    await stopAll();
    throw error;
  }
}
