import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright/test';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * What axe finds serious or critical on the page, as rule and place. Where that is contrast alone it is looked at once more:
 * something may have begun to fade while it ran.
 */
export async function seriousFindings(page: Page): Promise<string[]> {
  await page.evaluate(source);
  const found = await findingsOf(page);
  const isContrast = found.every((finding) => finding.startsWith('color-contrast:'));
  return found.length > 0 && isContrast ? findingsOf(page) : found;
}

async function findingsOf(page: Page): Promise<string[]> {
  await motionEnded(page);
  return page.evaluate(async () => {
    const axe = (window as unknown as { axe: { run(): Promise<{ violations: Violation[] }> } }).axe;
    interface Violation {
      id: string;
      impact: string;
      nodes: { target: string[] }[];
    }
    const { violations } = await axe.run();
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
  });
}

/** Waits until nothing fades or slides any more: half-faded text has no contrast. What turns for ever is let be. */
async function motionEnded(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // What ends may start something: a button that is enabled once its form has faded in.
    for (let isMoving = true; isMoving; ) {
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const ending = document
        .getAnimations()
        .filter((motion) => motion.effect?.getComputedTiming().endTime !== Infinity);
      await Promise.allSettled(ending.map((motion) => motion.finished));
      isMoving = ending.length > 0;
    }
  });
}
