import { spawn } from 'node:child_process';
import { Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Account, dataPath } from './account';
import type { Binaries } from './binaries';
import { SERVER_ENVIRONMENT } from './environment';
import { unavailable } from './errors';
import { clusterName, isReady } from './postmasterFile';
import { SOCKET_PORT } from './socketDirectory';

/** A running postmaster. */
export interface Server {
  /** Resolves when the process has ended, whoever ended it. */
  ended: Promise<void>;
  /** Ends sessions, writes a checkpoint and waits for the end of the process. */
  stop(): Promise<void>;
}

const STOP_MS = 60_000;

const SETTINGS: Record<string, string> = {
  listen_addresses: '',
  unix_socket_directories: '.',
  unix_socket_permissions: '0700',
  port: String(SOCKET_PORT),
  max_connections: '100',
  shared_buffers: '128MB',
  max_wal_size: '512MB',
  random_page_cost: '1.1',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  fsync: 'on',
  // Errors of statements go to the client that caused them; written here they would put people's data into logs.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
  log_line_prefix: '',
};

/**
 * Starts the server and waits until it accepts connections, however long its recovery takes.
 * Its messages go to `log`; throws with the last of them when it ends instead.
 */
export async function startServer(
  cluster: string,
  binaries: Binaries,
  account: Account | undefined,
  log: (message: string) => void,
): Promise<Server> {
  const settings = Object.entries({ ...SETTINGS, cluster_name: clusterName(cluster) });
  const args = ['-D', dataPath(cluster, account), ...settings.flatMap(([name, value]) => ['-c', `${name}=${value}`])];
  // A session of its own: Ctrl-C must reach only the parent, which first finishes what it accepted.
  const child = spawn(binaries.postgres, args, {
    ...account,
    cwd: cluster,
    env: SERVER_ENVIRONMENT,
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const state = { ended: false, stopping: false };
  const last: string[] = [];
  createInterface({ input: child.stderr }).on('line', (line) => {
    last.push(line);
    if (last.length > 10) last.shift();
    log(`postgres: ${line}`);
  });
  const ended = new Promise<void>((resolve) => {
    child.once('error', (error) => {
      last.push(error.message);
      state.ended = true;
      resolve();
    });
    child.once('close', (code) => {
      if (!state.stopping) log(`PostgreSQL ended by itself (exit code ${code})`);
      state.ended = true;
      resolve();
    });
  });
  const interrupt = (): void => {
    child.kill('SIGINT');
  };
  process.once('exit', interrupt);
  void ended.then(() => process.off('exit', interrupt));

  while (child.pid !== undefined && !state.ended && !isReady(cluster, child.pid)) await sleep(10);
  if (child.pid === undefined) await ended;
  if (state.ended) throw unavailable(`the server ended while starting: ${last.join(' / ')}.`);
  child.unref();
  if (child.stderr instanceof Socket) child.stderr.unref();

  const stop = async (): Promise<void> => {
    state.stopping = true;
    child.ref();
    child.kill('SIGINT');
    const impatient = setTimeout(() => child.kill('SIGQUIT'), STOP_MS);
    await ended;
    clearTimeout(impatient);
  };
  return { ended, stop };
}
