import type { Page } from 'playwright/test';

/**
 * What of the page's words has no room, in width or in height, and what scrolls sideways, each with how many pixels are
 * out of sight. Captions people wrote for the networks are let be: a list opens them, nobody reads them there; and, as
 * they are whole when they are pointed at, the legal name beneath what a company is called, a name longer than most and
 * that of a campaign of which a week of the calendar has one day.
 */
export function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isCaption = (element: Element) => element.closest('td')?.querySelector('a[target="_blank"]') != null;
    const isLegalName = ({ dataset, title }: HTMLElement, words: string) => 'legalName' in dataset && title === words;
    const usualName = 40;
    const isLongName = (element: HTMLElement, words: string) =>
      'name' in element.dataset &&
      words.length > usualName &&
      [element.parentElement?.title, element.querySelector<HTMLElement>('[title]')?.title].includes(words);
    const isOneDay = ({ dataset, title }: HTMLElement, words: string) =>
      'oneDay' in dataset && title.startsWith(`${words} · `);
    const found: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      const { width, height } = element.getBoundingClientRect();
      const words = element.innerText?.trim();
      // What only screen readers get is a pixel high.
      if (!words || width <= 4 || height <= 4) continue;
      const { overflowX, overflowY, visibility } = getComputedStyle(element);
      if (visibility === 'hidden' || isCaption(element)) continue;
      if (isLegalName(element, words) || isLongName(element, words) || isOneDay(element, words)) continue;
      const across = overflowX === 'visible' ? 0 : element.scrollWidth - element.clientWidth;
      const down = overflowY === 'hidden' || overflowY === 'clip' ? element.scrollHeight - element.clientHeight : 0;
      if (across > 1 || down > 2) found.push(`${across} × ${down}: ${words.slice(0, 60)}`);
    }
    return found;
  });
}
