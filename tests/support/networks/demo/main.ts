// npm run demo:networks: the product with a simulated TikTok, and the story of a post from consent to report in a
// browser, each step told and kept as a picture. It stays up to be looked at; `-- --once` ends it after the story.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { demoPassword } from '../../../e2e/support/signIn';
import { browserArgs, findBrowser } from '../../browser';
import { startDemoStage } from './stage';
import { tellStory } from './story';

const say = (line: string) => process.stdout.write(`${line}\n`);

const stage = await startDemoStage(process.env.PORT);
const pictures = mkdtempSync(join(tmpdir(), 'kolhub-story-'));
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArgs() });
let step = 0;
try {
  await tellStory(browser, stage, async (text, page) => {
    step += 1;
    const path = join(pictures, `${step}.png`);
    await page.screenshot({ path });
    say(`${step}. ${text}\n   ${page.url().split('?')[0]}\n   ${path}`);
  });
  say(`\nAsked of TikTok: ${JSON.stringify(stage.networks.stats().tiktok)}`);
} catch (error) {
  say(`The story broke off: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
} finally {
  await browser.close();
}

if (process.argv.includes('--once') || process.exitCode === 1) {
  await stage.close();
} else {
  say(`\n  KOL Hub: ${stage.address} (manager@demo.example, kol@demo.example, password ${demoPassword})`);
  say(`  TikTok:  ${stage.networks.base} (/__stats tells what was asked for, POST /__world changes it)\n`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stage.close());
}
