import { createHash, randomUUID } from 'node:crypto';
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { unavailable } from './errors';

/** One copy per build: a newer package never meets the files of an older one. */
function buildName(native: string): string {
  const { size, mtimeMs } = statSync(join(native, 'bin', 'postgres'));
  const manifest = readFileSync(join(native, '..', 'package.json'));
  return `postgres-${createHash('sha256').update(manifest).update(`${size} ${mtimeMs}`).digest('hex').slice(0, 16)}`;
}

function libraryLinks(native: string): { source: string; target: string }[] {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return [];
  const links: unknown = JSON.parse(readFileSync(list, 'utf8'));
  if (!Array.isArray(links)) return [];
  return links.flatMap((link: unknown) =>
    link instanceof Object && 'source' in link && 'target' in link
      ? [{ source: String(link.source), target: String(link.target) }]
      : [],
  );
}

function setModes(path: string, mask: number): void {
  const stat = lstatSync(path);
  if (stat.isSymbolicLink()) return;
  chmodSync(path, (stat.isDirectory() || stat.mode & 0o100 ? 0o755 : 0o644) & mask);
  if (stat.isDirectory()) for (const entry of readdirSync(path)) setModes(join(path, entry), mask);
}

function assertOurs(path: string): void {
  const stat = lstatSync(path);
  if (!stat.isDirectory() || stat.uid !== process.getuid?.() || stat.mode & 0o022) {
    throw unavailable(`${path} should be a folder that only its own user can write.`);
  }
}

/**
 * Copies `bin`, `lib` and `share` from the package folder `native` to a folder of its own below `place`, with the
 * library links the package's install script would have made, `shared` with all users or for its owner alone. Returns
 * the copy; one that is already there is used again. Throws when the place cannot be written or belongs to somebody else.
 */
export function copyBinaries(native: string, place: string, shared: boolean): string {
  const mask = shared ? 0o777 : 0o700;
  const copy = join(place, buildName(native));
  mkdirSync(place, { recursive: true });
  assertOurs(place);
  chmodSync(place, 0o755 & mask);
  if (existsSync(copy)) return copy;
  const draft = `${copy}-${randomUUID()}`;
  try {
    for (const folder of ['bin', 'lib', 'share']) {
      cpSync(join(native, folder), join(draft, folder), {
        recursive: true,
        verbatimSymlinks: true,
        filter: (source) => !source.endsWith('.a') && basename(source) !== 'pgxs',
      });
    }
    for (const { source, target } of libraryLinks(native)) {
      const link = join(draft, relative('native', target));
      if (!existsSync(link)) symlinkSync(relative(dirname(target), source), link);
    }
    setModes(draft, mask);
    renameSync(draft, copy);
  } catch (error) {
    if (!existsSync(copy)) throw error;
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
  return copy;
}
