import { expect, type Page } from 'playwright/test';

/** Collects what must never happen on a page: errors on the console, broken pages, requests to another host. */
export function watch(page: Page): { expectQuiet(): void } {
  const troubles: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') troubles.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => troubles.push(`page: ${error.message}`));
  page.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && hostname !== '127.0.0.1') troubles.push(`foreign: ${request.url()}`);
  });
  return { expectQuiet: () => expect(troubles).toEqual([]) };
}
