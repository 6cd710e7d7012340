import type { Page } from 'playwright/test';
import { seriousFindings } from '../../tests/e2e/support/axe';

/** What a picture does not tell of a page. */
export interface Figures {
  /** Rows and cards of its records that are wholly in view before anything is scrolled. */
  rows: number;
  nodes: number;
  /** Cumulative layout shift from the address to the picture; 0.1 is where people begin to notice. */
  shift: number;
  /** Serious and critical findings of axe. */
  findings: string[];
  /** Pixels the page is wider than the window. */
  overflow: number;
}

/** Adds up what moves on the pages a context opens, from their first moment on. */
export const watchShifts = () => {
  const seen = window as unknown as { shift: number };
  seen.shift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[]) {
      if (!entry.hadRecentInput) seen.shift += entry.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
};

/** Measures a page as it stands. */
export async function measure(page: Page): Promise<Figures> {
  const figures = await page.evaluate(() => {
    const places = [...document.querySelectorAll('main tbody tr, main article')].map((row) =>
      row.getBoundingClientRect(),
    );
    return {
      rows: places.filter(({ top, bottom, height }) => height > 0 && top >= 0 && bottom <= innerHeight).length,
      nodes: document.querySelectorAll('*').length,
      shift: Math.round((window as unknown as { shift: number }).shift * 1000) / 1000,
      overflow: Math.max(0, document.documentElement.scrollWidth - innerWidth),
    };
  });
  return { ...figures, findings: await seriousFindings(page) };
}
