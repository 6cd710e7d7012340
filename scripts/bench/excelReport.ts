import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addBulkCampaign } from '../../src/server/demo/bulk/campaign';
import type { SeededDatabase } from './databases';
import { medianMs, print, rounded } from './line';
import { start } from './processes';
import { signedIn } from './signedIn';

/** The Excel report of a campaign of 50 KOLs with ten posts each, through the real call. */
export async function benchExcelReport(database: SeededDatabase): Promise<void> {
  const id = await addBulkCampaign(database.db, 500);
  const folder = mkdtempSync(join(tmpdir(), 'kolhub-bench-'));
  const server = await start(['dist/server/main.js'], { DATABASE_URL: database.url, DATA_DIR: folder, DEMO: '0' });
  try {
    const headers = await signedIn(database, server.url);
    const value = await medianMs(5, async () => {
      const answer = await fetch(`${server.url}/api/v1/campaigns/excel-report/${id}`, { headers });
      if (!answer.ok) throw new Error(`the Excel report answers ${answer.status}`);
      return answer.arrayBuffer();
    });
    print({ name: 'Excel report, 50 KOLs', value: rounded(value), unit: 'ms', budget: '<= 2000' });
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
