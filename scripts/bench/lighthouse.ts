import { type Judgement, judge } from '../../tests/e2e/support/lighthouse';
import { findBrowser } from '../../tests/support/browser';
import { onDemoSite, oneKolPath } from './demoSite';
import { median, print, rounded } from './line';

const runs = 5;

/** What Lighthouse thinks of the public site's speed on a phone, by the middle of five visits each. */
export async function benchLighthouse(): Promise<void> {
  process.env.E2E_BROWSER ??= findBrowser();
  await onDemoSite(async ({ url }) => {
    for (const path of ['/', '/home/kols', await oneKolPath(url)]) await measure(url, path);
  });
}

async function measure(url: string, path: string) {
  const visits: Judgement[] = [];
  for (let run = 0; run < runs; run++) visits.push(await judge(url + path, ['performance']));
  const middle = (of: (visit: Judgement) => number) => rounded(median(visits.map(of)));
  print({
    name: `Lighthouse performance, phone, ${path.replace(/[0-9a-f-]{36}/, '{kol}')}`,
    value: middle(({ points }) => points.performance ?? 0),
    unit: 'of 100',
    budget: '>= 95',
    first_paint_ms: middle(({ figures }) => figures['first-contentful-paint'] ?? 0),
    largest_paint_ms: middle(({ figures }) => figures['largest-contentful-paint'] ?? 0),
    blocked_ms: middle(({ figures }) => figures['total-blocking-time'] ?? 0),
    shift: median(visits.map(({ figures }) => figures['cumulative-layout-shift'] ?? 0)),
    bytes: middle(({ figures }) => figures['total-byte-weight'] ?? 0),
  });
}
