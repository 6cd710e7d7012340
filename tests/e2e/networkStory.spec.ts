import { expect, test } from 'playwright/test';
import { startDemoStage } from '../support/networks/demo/stage';
import { tellStory } from '../support/networks/demo/story';
import { seriousFindings } from './support/axe';

test('a KOL connects, its post is found and accepted, and the report moves', async ({ browser }) => {
  const stage = await startDemoStage();
  const told: string[] = [];
  try {
    await tellStory(browser, stage, async (step, page) => {
      told.push(step);
      if (page.url().startsWith(stage.address)) expect(await seriousFindings(page), step).toEqual([]);
    });
  } finally {
    await stage.close();
  }
  expect(told).toHaveLength(8);
});
