import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** A server of ours running beside the bench. */
export interface Running {
  url: string;
  pid: number | undefined;
  /** Milliseconds from the start of the process to its first answer. */
  startedMs: number;
  stop(): Promise<void>;
}

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: { start: string } };

/** What `npm start` gives Node: its settings and the program. */
export const serverCommand = scripts.start.split(' ').slice(1);

/** Starts a server on a free port and waits until it answers on `alive`. @throws Error where it ends first */
export async function start(
  args: string[],
  env: NodeJS.ProcessEnv,
  { node = process.execPath, alive = '/healthz' } = {},
): Promise<Running> {
  const port = await freePort();
  const began = performance.now();
  const child = spawn(node, args, {
    env: { ...process.env, LOG_LEVEL: 'silent', HOST: '127.0.0.1', ...env, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}`;
  while (!(await answers(url + alive))) {
    if (child.exitCode !== null) throw new Error(`${args.join(' ')} ended with ${child.exitCode}`);
    await sleep(10);
  }
  return { url, pid: child.pid, startedMs: performance.now() - began, stop: () => stop(child) };
}

/** Starts our server on a database, leaving the queue of jobs alone: scorecards and files of frozen reports would be made meanwhile. */
export const startQuiet = (databaseUrl: string, folder: string): Promise<Running> =>
  start(serverCommand, { DATABASE_URL: databaseUrl, DATA_DIR: folder, DEMO: '0', WORKERS: '0' });

async function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    (response) => response.ok,
    () => false,
  );
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}
