import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addDays, dayOf } from '../../src/domain/dates';
import { addAnalyticsData } from './analyticsData';
import type { SeededDatabase } from './databases';
import { medianMs, print, rounded } from './line';
import { startQuiet } from './processes';
import { signedIn } from './signedIn';

const runs = 9;

/** The calls of the analytics, their workbook, and the list of campaigns behind their pace, at 5,000 campaigns and 2,000,000 readings. */
export async function benchAnalytics(database: SeededDatabase): Promise<void> {
  const today = dayOf(new Date());
  const { readings, report_days } = await addAnalyticsData(database.db, today);
  const folder = mkdtempSync(join(tmpdir(), 'kolhub-bench-'));
  const server = await startQuiet(database.url, folder);
  try {
    const headers = await signedIn(database, server.url);
    const measure = async (name: string, path: string, budget: string) => {
      const value = await medianMs(runs, async () => {
        const answer = await fetch(`${server.url}/api/v1${path}`, { headers });
        const bytes = await answer.arrayBuffer();
        if (!answer.ok) throw new Error(`${path}: ${answer.status} ${Buffer.from(bytes)}`);
      });
      print({ name, value: rounded(value), unit: 'ms', budget, readings, report_days });
    };
    const periods = { 'default period': '', 'two years': `start_date=${addDays(today, -730)}&end_date=${today}` };
    for (const [period, query] of Object.entries(periods)) {
      for (const records of ['customers', 'brands', 'kols', 'campaigns']) {
        await measure(`analytics of ${records}, ${period}`, `/${records}/report?${query}`, '<= 300');
      }
      await measure(`analytics as a workbook, ${period}`, `/analysis-report/export?${query}`, '<= 2000');
    }
    const behind = '/campaigns?filter_status=inprogress&pace=behind&sort=PACEASC&size=20';
    await measure('campaign list behind its pace, 5,000 campaigns', behind, '<= 300');
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
