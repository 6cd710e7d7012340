import type { Page } from 'playwright/test';

/** Less than this, and names stand a letter a line. */
const least = 140;

/** Lists whose first column has no room for what a row is called, and those that scroll sideways; each with its pixels. */
export function squeezed(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const found: string[] = [];
    for (const table of document.querySelectorAll<HTMLElement>('table[aria-label]')) {
      const first = table.querySelector('thead th');
      if (!first || getComputedStyle(table).tableLayout !== 'fixed') continue;
      const { width } = first.getBoundingClientRect();
      const box = table.parentElement;
      const across = box ? box.scrollWidth - box.clientWidth : 0;
      if (width < least) found.push(`${table.ariaLabel}: ${Math.round(width)}`);
      if (across > 1) found.push(`${table.ariaLabel} scrolls by ${across}`);
    }
    return found;
  }, least);
}
