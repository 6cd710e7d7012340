import { createHash } from 'node:crypto';
import { lstatSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { errorCode, unavailable } from './errors';

/** Names the socket; there is no TCP port. */
export const SOCKET_PORT = 5432;

/** The file PostgreSQL makes in its socket directory. */
export const SOCKET = `.s.PGSQL.${SOCKET_PORT}`;
const LONGEST = process.platform === 'linux' ? 107 : 103;

const NOBODY = new Set(['ENOENT', 'ECONNREFUSED']);

const fits = (directory: string): boolean => Buffer.byteLength(join(directory, SOCKET)) <= LONGEST;

function makePrivate(directory: string): void {
  try {
    mkdirSync(directory, { mode: 0o700 });
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
  }
  const stat = lstatSync(directory);
  if (!stat.isDirectory() || stat.uid !== process.getuid?.() || stat.mode & 0o077) {
    throw unavailable(`${directory} belongs to somebody else.`);
  }
}

function folderOf(cluster: string, temporary: string): string {
  const name = `postgres-${process.getuid?.()}-${createHash('sha256').update(cluster).digest('hex').slice(0, 16)}`;
  const folder = [temporary, '/tmp'].map((parent) => join(parent, name)).find((path) => fits(join(path, 'data')));
  if (!folder) throw unavailable(`the path ${cluster} is too long for a socket.`);
  return folder;
}

/** Where the server of a cluster is reached while a process of this user runs it. */
export function socketPath(cluster: string, temporary = tmpdir()): string {
  return fits(cluster) ? cluster : join(folderOf(cluster, temporary), 'data');
}

/**
 * A name of the cluster's directory short enough to connect through: a socket's path ends at 107 bytes (103 on macOS).
 * The server itself binds relative to its working directory; a client with a longer path goes through a link in a
 * private folder under the system's temporary one. `remove` takes that away.
 */
export function socketDirectory(cluster: string, temporary = tmpdir()): { path: string; remove: () => void } {
  const path = socketPath(cluster, temporary);
  if (path === cluster) return { path, remove: () => undefined };
  const folder = dirname(path);
  makePrivate(folder);
  rmSync(path, { force: true });
  symlinkSync(cluster, path);
  return { path, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Whether a server answers behind the directory: one that no pid shows runs in another container on these files. */
export function isAnswering(directory: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection(join(directory, SOCKET));
    socket.once('error', (error) => resolve(!NOBODY.has(errorCode(error) ?? '')));
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
  });
}
