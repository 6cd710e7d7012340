import { readBuild } from './consoleBuild';
import { consolePages } from './consolePages';
import { print } from './line';

/** Kilobytes of gzip a page's JavaScript may have; tests/bundle.test.ts holds every page to it. */
export const budgets = { auth: 160, console: 390, public: 80 };

/** JavaScript a first visit to each page of the console loads: its parts with all they import. */
export function benchBundles(): void {
  const build = readBuild();
  for (const page of consolePages()) {
    const { kilobytes, scripts } = build.weigh(page);
    const budget = `<= ${page.isAuth ? budgets.auth : budgets.console}`;
    print({ name: `console, ${page.name}, JavaScript`, value: kilobytes, unit: 'kB gzip', budget, scripts });
  }
}
