import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));
export const buildStampFile = join(root, 'dist', '.build-stamp');

const inputs = [
  'src',
  'vite.config.ts',
  'vite.site.config.ts',
  'tsconfig.json',
  'package-lock.json',
  'scripts/build.mjs',
  'scripts/compressAssets.mjs',
];

/** Hash of everything the build is made from; tests beside the sources are not part of it. */
export function buildHash() {
  const hash = createHash('sha256');
  for (const input of inputs) add(hash, input);
  return hash.digest('hex');
}

function add(hash, path) {
  const full = join(root, path);
  if (!existsSync(full)) return;
  const entries = path === 'src' ? readdirSync(full, { recursive: true, withFileTypes: true }) : undefined;
  if (!entries) return void hash.update(`${path}\0`).update(readFileSync(full));
  const files = entries.filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name));
  for (const file of files.map((entry) => join(entry.parentPath ?? entry.path, entry.name)).sort()) {
    hash.update(`${file.slice(root.length)}\0`).update(readFileSync(file));
  }
}

/** True when dist was made from the sources as they are now. */
export function buildIsFresh() {
  return existsSync(buildStampFile) && readFileSync(buildStampFile, 'utf8') === buildHash();
}
