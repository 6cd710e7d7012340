import { type ChildProcess, fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Worker, type WorkerOptions } from 'node:worker_threads';

type ThreadName = 'readWorkbook';
type ProcessName = 'decodePictures' | 'renderReport';

function projectRoot(from: string): string {
  let folder = dirname(from);
  while (!existsSync(join(folder, 'package.json'))) {
    const parent = dirname(folder);
    if (parent === folder) throw new Error(`no package.json above ${from}`);
    folder = parent;
  }
  return folder;
}

/** Where the entry file of a worker is: beside the built server when this code runs from `dist/`, else its source. */
function workerUrl(name: ThreadName | ProcessName): URL {
  const here = fileURLToPath(import.meta.url);
  const root = projectRoot(here);
  const built = relative(root, here).split(sep)[0] === 'dist';
  const file = built ? `dist/server/workers/${name}.worker.js` : `src/server/workers/${name}.worker.ts`;
  return pathToFileURL(join(root, file));
}

/**
 * Starts a worker thread, from the build or from source. `options` are those of node:worker_threads.
 * A thread that cannot start reports it by the worker's `error` event.
 */
export function startWorker(name: ThreadName, options: Omit<WorkerOptions, 'eval' | 'argv' | 'execArgv'>): Worker {
  const url = workerUrl(name);
  if (!url.pathname.endsWith('.ts')) return new Worker(url, { ...options, execArgv: [] });
  return new Worker(new URL('fromSource.mjs', url), { ...options, execArgv: [], argv: [url.href] });
}

/** The environment a process for files gets: nothing that is secret. */
const plainVariables = ['PATH', 'HOME', 'TMPDIR', 'TEMP', 'SystemRoot', 'LANG'];

/**
 * Starts a process with one thread for work of its own, from the build or from source, that is spoken to by messages. Its
 * memory is its own, and so is what ends it; it ends with this one. `options` are those of node.
 */
export function startProcess(name: ProcessName, options: readonly string[]): ChildProcess {
  const url = workerUrl(name);
  const fromSource = url.pathname.endsWith('.ts');
  const entry = fromSource ? new URL('fromSource.mjs', url) : url;
  const known = plainVariables.flatMap((variable) => {
    const value = process.env[variable];
    return value === undefined ? [] : [[variable, value] as const];
  });
  return fork(entry, fromSource ? [url.href] : [], {
    env: { ...Object.fromEntries(known), UV_THREADPOOL_SIZE: '1' },
    execArgv: [...options],
    // Not of the group: a signal to all of it would end this one before it has learned to leave that to the server.
    detached: true,
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
}
