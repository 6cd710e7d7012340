import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { budgets } from '../scripts/bench/bundles';
import { readBuild } from '../scripts/bench/consoleBuild';
import { consolePages } from '../scripts/bench/consolePages';
import { endpoints } from '../src/domain/endpoints';
import { routeNames } from '../src/domain/routes';
import { islandSources } from '../src/public/islandSources';

const pages = consolePages();
const lists = pages.filter(({ isList }) => isList);

describe('what a page of the built console costs to open', () => {
  const build = readBuild();

  it.each(pages)('$name has no more JavaScript than its kind may', (page) => {
    const { kilobytes } = build.weigh(page);
    expect(kilobytes, 'kB of gzip').toBeLessThanOrEqual(page.isAuth ? budgets.auth : budgets.console);
    expect(kilobytes, 'less than React alone: the build was not read').toBeGreaterThan(50);
  });

  it('says nothing of what calls do: only the API document reads that', () => {
    const scripts = readdirSync('dist/admin/assets').filter((name) => name.endsWith('.js'));
    const holding = scripts.filter((name) =>
      readFileSync(join('dist/admin/assets', name), 'utf8').includes(endpoints.finalReport.summary),
    );
    expect(holding).toEqual([]);
    expect(scripts.length).toBeGreaterThan(10);
  });

  it('holds nothing of the kit, which only development shows', () => {
    const files = readdirSync('dist/admin', { recursive: true }).map(String);
    const pages = files.filter((name) => name.endsWith('.html'));
    const holding = files.filter(
      (name) => name.endsWith('.js') && readFileSync(join('dist/admin', name), 'utf8').includes('data-kit'),
    );
    expect([pages, holding]).toEqual([['index.html'], []]);
  });

  it.each(lists)('$name asks for 15 scripts at most before its first row', (page) => {
    expect(build.weigh(page).scripts).toBeLessThanOrEqual(15);
  });
});

describe('the pages weighed', () => {
  it('are those of the route table', () => {
    expect(pages.map(({ name }) => name).sort()).toEqual([...routeNames].sort());
  });

  it('are each weighed with every part that is loaded for them', () => {
    const partsOf = (name: string) => pages.find((page) => page.name === name)?.parts;
    expect(partsOf('login')).toEqual(['src/admin/auth/LoginPage.tsx']);
    expect(partsOf('kols')).toEqual(['src/resources/kols/KolList.tsx']);
    expect(partsOf('brandCreate')).toEqual([
      'src/ui/console/companies/CompanyCreate.tsx',
      'src/resources/brands/brandForm.ts',
    ]);
    expect(lists.length).toBeGreaterThan(10);
  });
});

describe('what a page of the public site loads', () => {
  interface Chunk {
    file: string;
    imports?: string[];
  }
  const manifest: Record<string, Chunk> = JSON.parse(readFileSync('dist/public/.vite/manifest.json', 'utf8'));
  const closure = (keys: string[], seen = new Set<string>()): string[] => {
    for (const key of keys) {
      const chunk = manifest[key];
      if (!chunk) throw new Error(`${key} is not in the manifest`);
      if (seen.has(chunk.file)) continue;
      seen.add(chunk.file);
      closure(chunk.imports ?? [], seen);
    }
    return [...seen];
  };
  const text = (file: string) => readFileSync(`dist/public/${file}`, 'utf8');
  const kilobytes = (files: string[]) => files.reduce((sum, file) => sum + gzipSync(text(file)).length, 0) / 1_000;
  const isReact = (file: string) => /react\.transitional\.element|hydrateRoot/.test(text(file));

  it('without an island is no React, and next to nothing', () => {
    const files = closure(['main.ts']);
    expect(kilobytes(files)).toBeLessThan(5);
    expect(files.filter(isReact)).toEqual([]);
  });

  it.each(Object.entries(islandSources))('with the island %s is within its budget', (_name, source) => {
    const files = closure(['main.ts', 'hydrate.ts', source]);
    expect(files.some(isReact), 'React was not found: the build was not read').toBe(true);
    expect(kilobytes(files)).toBeLessThanOrEqual(budgets.public);
    expect(files.filter((file) => /react-admin|MuiButton|RaList|emotion/.test(text(file)))).toEqual([]);
  });
});
