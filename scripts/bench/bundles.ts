import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { print, rounded } from './line';

interface Chunk {
  file: string;
  imports?: string[];
}

const folder = 'dist/admin';
const entry = ['index.html', '../domain/locales/entry/vi.ts'];
const inside = [...entry, '../domain/locales/vi.ts', 'App.tsx'];
const pages = [
  { name: 'login', parts: entry, budget: 160 },
  { name: 'campaign list', parts: [...inside, '../resources/campaigns/CampaignList.tsx'], budget: 390 },
  { name: 'KOL list', parts: [...inside, '../resources/kols/KolList.tsx'], budget: 390 },
  { name: 'campaign report', parts: [...inside, 'pages/reports/CampaignReport.tsx'], budget: 390 },
];

/** JavaScript a first visit to a page of the console loads, gzipped: its parts with all they import. */
export function benchBundles(): void {
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>;
  for (const { name, parts, budget } of pages) {
    const value = kilobytes(manifest, parts);
    print({ name: `console, ${name}, JavaScript`, value, unit: 'kB gzip', budget: `<= ${budget}` });
  }
}

function kilobytes(manifest: Record<string, Chunk>, keys: string[]): number {
  const seen = new Set<string>();
  const visit = (key: string): void => {
    if (seen.has(key)) return;
    seen.add(key);
    const chunk = manifest[key];
    if (!chunk) throw new Error(`${key} is not in Vite's manifest: has the file moved?`);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const key of keys) visit(key);
  const files = new Set([...seen].flatMap((key) => manifest[key]?.file ?? []).filter((file) => file.endsWith('.js')));
  let bytes = 0;
  for (const file of files) bytes += gzipSync(readFileSync(join(folder, file))).length;
  return rounded(bytes / 1000);
}
