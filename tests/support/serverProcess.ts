import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { databaseUrl } from './databaseUrl';
import { freePort } from './freePort';

/** The server as its own process, as an operator runs it. */
export interface ServerProcess {
  process: ChildProcess;
  url: string;
  /** What it printed so far. */
  output(): string;
  /** Resolves with the exit code, null after a signal. */
  ended: Promise<number | null>;
  remove(): Promise<void>;
}

/** Starts the server and waits until it is ready: from source, or what `npm run build` made. */
export async function startServerProcess(
  config: pg.PoolConfig,
  env: Record<string, string> = {},
  args = fromSource('main'),
): Promise<ServerProcess> {
  const server = await spawnEntry(args, config, env);
  const isReady = async () => Boolean((await fetch(`${server.url}/readyz`).catch(() => null))?.ok);
  return readyWhen(server, isReady);
}

/** Starts `npm run worker` from source and waits until it works on the queue. */
export async function startWorkerProcess(
  config: pg.PoolConfig,
  env: Record<string, string> = {},
): Promise<ServerProcess> {
  const worker = await spawnEntry(fromSource('worker'), config, env);
  return readyWhen(worker, async () => worker.output().includes('Working on the queue'));
}

const fromSource = (entry: 'main' | 'worker') => ['--import', 'tsx', `src/server/${entry}.ts`];

async function spawnEntry(
  args: readonly string[],
  config: pg.PoolConfig,
  env: Record<string, string>,
): Promise<ServerProcess> {
  const folder = await mkdtemp(join(tmpdir(), 'kolhub-process-'));
  const port = await freePort();
  const child = spawn(process.execPath, args, {
    env: { ...process.env, PORT: String(port), DATA_DIR: folder, DATABASE_URL: databaseUrl(config), DEMO: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  return {
    process: child,
    url: `http://127.0.0.1:${port}`,
    output: () => output,
    ended,
    async remove() {
      child.kill('SIGKILL');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function readyWhen(server: ServerProcess, isReady: () => Promise<boolean>): Promise<ServerProcess> {
  for (let tries = 0; tries < 900; tries += 1) {
    if (server.process.exitCode !== null || (await isReady())) return server;
    await sleep(100);
  }
  await server.remove();
  throw new Error(`The process did not become ready:\n${server.output()}`);
}
