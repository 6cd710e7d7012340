import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { print, rounded } from './line';

interface Chunk {
  file: string;
  isEntry?: boolean;
  isDynamicEntry?: boolean;
  imports?: string[];
}

const folder = 'dist/admin';
const pages = [
  { name: 'console, login', source: /login/i, budget: 160 },
  { name: 'console, campaign list', source: /campaigns\/(index|CampaignList)/i, budget: 390 },
  { name: 'console, KOL list', source: /kols\/(index|KolList)/i, budget: 390 },
];

/** JavaScript a first visit loads, gzipped: the entry and the page's own chunk with all they import. */
export function benchBundles(): void {
  const file = join(folder, '.vite/manifest.json');
  if (!existsSync(file)) return;
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Chunk>;
  const keys = Object.keys(manifest);
  const entries = keys.filter((key) => manifest[key]?.isEntry);
  for (const { name, source, budget } of pages) {
    const page = keys.find((key) => source.test(key) && (manifest[key]?.isDynamicEntry || manifest[key]?.isEntry));
    if (!page) continue;
    const first = manifest[page]?.isEntry ? [page] : [...entries.filter((key) => !/login/i.test(key)), page];
    print({ name: `${name}, JavaScript`, value: kilobytes(manifest, first), unit: 'kB gzip', budget: `<= ${budget}` });
  }
}

function kilobytes(manifest: Record<string, Chunk>, keys: string[]): number {
  const seen = new Set<string>();
  const visit = (key: string): void => {
    if (seen.has(key)) return;
    seen.add(key);
    for (const imported of manifest[key]?.imports ?? []) visit(imported);
  };
  for (const key of keys) visit(key);
  const files = new Set([...seen].flatMap((key) => manifest[key]?.file ?? []).filter((file) => file.endsWith('.js')));
  let bytes = 0;
  for (const file of files) bytes += gzipSync(readFileSync(join(folder, file))).length;
  return rounded(bytes / 1000);
}
