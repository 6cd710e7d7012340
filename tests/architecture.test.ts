import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { circles, fileGraph, grouped, moduleOf } from './support/architecture/circles';
import { codeRules } from './support/architecture/code';
import { consoleRules } from './support/architecture/console';
import { kitRules } from './support/architecture/kit';
import { layerRules } from './support/architecture/layers';
import { presenterRules } from './support/architecture/presenters';
import { guide, isSource, type SourceFile } from './support/architecture/rule';
import { waysToYup } from './support/architecture/table';
import { wallRules } from './support/architecture/walls';

const root = fileURLToPath(new URL('..', import.meta.url));
const skipped = /^(node_modules|dist|\.git|\.data|test-results|playwright-report)$|^\.env$/;
const readable = /\.(tsx?|[mc]?js|jsonc?|css|html|md|sql|sh|ya?ml|example)$|^run$/;

const files = walk('');
const rules = [...wallRules, ...codeRules, ...layerRules, ...consoleRules, ...kitRules, ...presenterRules];
const noCircles = `Let the two share a third file, or pass what is needed as an argument. ${guide('Who may import whom')}`;

function walk(folder: string): SourceFile[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = posix.join(folder, entry.name);
    if (entry.isDirectory()) return skipped.test(entry.name) ? [] : walk(path);
    const wanted = readable.test(entry.name) && entry.name !== 'package-lock.json';
    return wanted ? [{ path, text: readFileSync(join(root, path), 'utf8') }] : [];
  });
}

describe.each(rules)('$name', (rule) => {
  it('holds everywhere', () => {
    const complaints = files.flatMap((file) => rule.check(file).map((complaint) => `${file.path} ${complaint}`));
    expect(complaints, rule.why).toEqual([]);
  });

  it('catches what it is for and nothing else', () => {
    expect(rule.bad.filter((example) => rule.check(example).length === 0)).toEqual([]);
    expect(rule.good.flatMap((example) => rule.check(example).map((complaint) => [complaint, example]))).toEqual([]);
  });
});

describe('no circles', () => {
  const graph = fileGraph(files.filter(({ path }) => isSource(path)));

  it('between files', () => expect(circles(graph), noCircles).toEqual([]));
  it('between modules', () => expect(circles(grouped(graph, moduleOf)), noCircles).toEqual([]));

  it('are found where planted', () => {
    const planted = fileGraph([
      { path: 'src/server/kols/a.ts', text: "import { b } from '../brands/b';" },
      { path: 'src/server/brands/b.ts', text: "import { c } from './c';" },
      { path: 'src/server/brands/c.ts', text: "export { d } from '../kols/d';" },
      { path: 'src/server/kols/d.ts', text: '' },
    ]);
    expect(circles(planted)).toEqual([]);
    expect(circles(grouped(planted, moduleOf))).toEqual(['src/server/kols → src/server/brands → src/server/kols']);
    planted.get('src/server/kols/d.ts')?.add('src/server/kols/a.ts');
    expect(circles(planted)).toHaveLength(1);
  });
});

describe('the table of calls', () => {
  const planted = (text: string, schema = "import * as yup from 'yup';") => [
    { path: 'src/domain/endpoints.ts', text: "import { kolEndpoints } from './kols/endpoints';" },
    { path: 'src/domain/kols/endpoints.ts', text },
    { path: 'src/domain/kols/schema.ts', text: schema },
  ];

  it('loads no yup', () => {
    const domain = files.filter(({ path }) => path.startsWith('src/domain/') && isSource(path));
    expect(waysToYup(domain), `Put the schema into inputs.ts. ${guide('Adding an endpoint')}`).toEqual([]);
  });

  it('is followed through what is loaded, not through types', () => {
    const way = 'src/domain/endpoints.ts → src/domain/kols/endpoints.ts → src/domain/kols/schema.ts';
    expect(waysToYup(planted("import { type KolInput, kolSchema } from './schema';"))).toEqual([way]);
    expect(waysToYup(planted("export { kolSchema } from './schema';"))).toEqual([way]);
    expect(waysToYup(planted("import type { KolInput } from './schema';"))).toEqual([]);
    expect(waysToYup(planted("import { limit } from './schema';", "import type * as yup from 'yup';"))).toEqual([]);
  });
});

it('every rule says where to read, in a section that exists', () => {
  const headings = files.find(({ path }) => path === 'CONTRIBUTING.md')?.text.match(/^#+ .+$/gm) ?? [];
  const sections = new Set(headings.map((heading) => heading.replace(/^#+ /, '')));
  const pointsTo = ({ why }: { why: string }) => /Read CONTRIBUTING\.md, "(.+)"\.$/.exec(why)?.[1] ?? why;
  expect(rules.map(pointsTo).filter((section) => !sections.has(section))).toEqual([]);
});

it('sees the sources', () => {
  expect(files.filter(({ path }) => isSource(path)).length).toBeGreaterThan(20);
  expect(files.map(({ path }) => path)).toContain('tests/architecture.test.ts');
});
