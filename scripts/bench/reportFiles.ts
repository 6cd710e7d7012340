import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addBulkCampaign } from '../../src/server/demo/bulk/campaign';
import type { SeededDatabase } from './databases';
import { medianMs, print, rounded } from './line';
import { startQuiet } from './processes';
import { signedIn } from './signedIn';

const reads = [
  { name: 'report as JSON, 50 KOLs', path: 'final-report' },
  { name: 'Excel report, 50 KOLs', path: 'excel-report' },
  { name: 'PDF report, 50 KOLs', path: 'pdf-report' },
  { name: 'PPTX report, 50 KOLs', path: 'pptx-report' },
];

/** The report of a campaign of 50 KOLs with ten posts each, its files and freezing it, through the real calls. */
export async function benchReportFiles(database: SeededDatabase): Promise<void> {
  const id = await addBulkCampaign(database.db, 500);
  const folder = mkdtempSync(join(tmpdir(), 'kolhub-bench-'));
  const server = await startQuiet(database.url, folder);
  try {
    const headers = await signedIn(database, server.url);
    for (const { name, path } of reads) {
      const value = await medianMs(5, async () => {
        const answer = await fetch(`${server.url}/api/v1/campaigns/${path}/${id}`, { headers });
        if (!answer.ok) throw new Error(`${path} answers ${answer.status}`);
        return answer.arrayBuffer();
      });
      print({ name, value: rounded(value), unit: 'ms', budget: '<= 2000' });
    }
    const value = await medianMs(5, async () => {
      const address = `${server.url}/api/v1/campaigns/${id}/report-snapshots`;
      const sent = { ...headers, 'content-type': 'application/json' };
      const answer = await fetch(address, { method: 'POST', headers: sent, body: '{}' });
      if (!answer.ok) throw new Error(`report-snapshots answers ${answer.status}`);
    });
    print({ name: 'freezing a report, 50 KOLs', value: rounded(value), unit: 'ms', budget: '<= 2000' });
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
