import lighthouse from 'lighthouse';
import { chromium } from 'playwright/test';
import { browserArgs } from '../../support/browser';
import { freePort } from '../../support/freePort';

type Category = 'performance' | 'accessibility' | 'best-practices' | 'seo';

/** What Lighthouse gives a page on a phone: points of 100 a category, the audits that cost some, and what was measured. */
export interface Judgement {
  points: Partial<Record<Category, number>>;
  lost: string[];
  figures: Record<string, number>;
}

/** Opens a page in a browser of its own, as a phone, and lets Lighthouse judge it. */
export async function judge(url: string, categories: readonly Category[]): Promise<Judgement> {
  const port = await freePort();
  const executablePath = process.env.E2E_BROWSER;
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: [...browserArgs(), `--remote-debugging-port=${port}`],
  });
  try {
    const result = await lighthouse(url, {
      port,
      onlyCategories: [...categories],
      logLevel: 'silent',
      locale: 'en-US',
    });
    if (!result) throw new Error(`Lighthouse says nothing of ${url}`);
    const { lhr } = result;
    if (lhr.runtimeError) throw new Error(lhr.runtimeError.message);
    const points = Object.fromEntries(
      Object.values(lhr.categories).map(({ id, score }) => [id, Math.round((score ?? 0) * 100)]),
    );
    const lost = Object.values(lhr.categories).flatMap(({ auditRefs }) =>
      auditRefs
        .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 1)
        .map(({ id }) => `${id}: ${lhr.audits[id]?.title}`),
    );
    const figures = Object.fromEntries(
      Object.values(lhr.audits).flatMap(({ id, numericValue }) =>
        numericValue === undefined ? [] : [[id, numericValue]],
      ),
    );
    return { points, lost, figures };
  } finally {
    await browser.close();
  }
}
