import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { ConsolePage } from './consolePages';

interface Chunk {
  file: string;
  imports?: string[];
}

/** What a first visit loads: how many scripts, and how large they are together in kB (1,000 bytes) of gzip. */
export interface Weight {
  scripts: number;
  kilobytes: number;
}

const root = 'src/admin';
const beforeSigningIn = ['src/admin/index.html', 'src/domain/locales/entry/vi.ts'];
const signedIn = ['src/admin/index.html', 'src/domain/locales/vi.ts', 'src/admin/App.tsx'];

/** The scripts of the built console, weighed by what Vite's manifest says of them. @throws Error where nothing is built */
export function readBuild(folder = 'dist/admin'): { weigh(page: ConsolePage): Weight } {
  const file = join(folder, '.vite/manifest.json');
  if (!existsSync(file)) throw new Error(`${file} is not there: npm run build makes it`);
  const manifest: Record<string, Chunk> = JSON.parse(readFileSync(file, 'utf8'));
  const holders = chunksBySource(folder);
  const sizes = new Map<string, number>();

  // A file whose chunk is named after a group of several has no entry of its own.
  const keyOf = (source: string): string => {
    const key = posix.relative(root, source);
    const holder = manifest[key]
      ? key
      : Object.keys(manifest).find((other) => manifest[other]?.file === holders.get(source));
    if (!holder) throw new Error(`${source} is in no chunk of ${folder}: has the file moved since the build?`);
    return holder;
  };
  const closureOf = (keys: string[], seen = new Set<string>()): Set<string> => {
    for (const key of keys) {
      if (seen.has(key)) continue;
      const chunk = manifest[key];
      if (!chunk) throw new Error(`${key} is not in Vite's manifest`);
      seen.add(key);
      closureOf(chunk.imports ?? [], seen);
    }
    return seen;
  };
  const sizeOf = (script: string): number => {
    const size = sizes.get(script) ?? gzipSync(readFileSync(join(folder, script))).length;
    sizes.set(script, size);
    return size;
  };

  return {
    weigh: ({ isAuth, parts }) => {
      const keys = [...(isAuth ? beforeSigningIn : signedIn), ...parts].map(keyOf);
      const files = [...closureOf(keys)].flatMap((key) => manifest[key]?.file ?? []);
      const scripts = [...new Set(files)].filter((file) => file.endsWith('.js'));
      const bytes = scripts.reduce((sum, script) => sum + sizeOf(script), 0);
      return { scripts: scripts.length, kilobytes: Math.round(bytes / 100) / 10 };
    },
  };
}

/** The script each source file of ours went into, by the source maps beside the scripts. */
function chunksBySource(folder: string): Map<string, string> {
  const assets = join(folder, 'assets');
  const maps = readdirSync(assets).filter((name) => name.endsWith('.js.map'));
  return new Map(
    maps.flatMap((name) => {
      const { sources }: { sources: string[] } = JSON.parse(readFileSync(join(assets, name), 'utf8'));
      const script = `assets/${name.slice(0, -'.map'.length)}`;
      return sources.map((source): [string, string] => [source.replace(/^(\.\.\/)+/, ''), script]);
    }),
  );
}
