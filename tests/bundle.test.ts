import { describe, expect, it } from 'vitest';
import { budgets } from '../scripts/bench/bundles';
import { readBuild } from '../scripts/bench/consoleBuild';
import { consolePages } from '../scripts/bench/consolePages';
import { routeNames } from '../src/domain/routes';

const pages = consolePages();
const lists = pages.filter(({ isList }) => isList);

describe('what a page of the built console costs to open', () => {
  const build = readBuild();

  it.each(pages)('$name has no more JavaScript than its kind may', (page) => {
    const { kilobytes } = build.weigh(page);
    expect(kilobytes, 'kB of gzip').toBeLessThanOrEqual(page.isAuth ? budgets.auth : budgets.console);
    expect(kilobytes, 'less than React alone: the build was not read').toBeGreaterThan(50);
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
