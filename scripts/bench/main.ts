import { parseArgs } from 'node:util';
import { scratchServer } from '../../src/server/db/scratchServer';
import { benchBundles } from './bundles';
import { type SeededDatabase, seededDatabase } from './databases';
import { benchExcelReport } from './excelReport';
import { benchImportPreview } from './importPreview';
import { benchKolList, listLatency } from './kolList';
import { print, rounded } from './line';
import { benchReport } from './report';
import { benchStartUp } from './startUp';
import { benchWorkbook } from './workbook';

// npm run bench [-- --kols 100000] [-- --full]: DESIGN's budgets on this machine, one JSON line each.
const { values } = parseArgs({ options: { kols: { type: 'string', default: '100000' }, full: { type: 'boolean' } } });

benchBundles();
await benchStartUp();
await benchWorkbook();
const server = await scratchServer();
try {
  await withKols(Number(values.kols), async (database) => {
    await benchKolList(database);
    await benchReport(database);
    await benchExcelReport(database);
    await benchImportPreview(database);
  });
  if (values.full) {
    const small = await withKols(10_000, listLatency);
    const large = await withKols(1_000_000, listLatency);
    const name = 'kol list p50, 1,000,000 KOLs';
    print({ name, value: large, unit: 'ms', budget: '<= 2 x of 10,000', small, ratio: rounded(large / small) });
  }
} finally {
  await server.stop();
}

async function withKols<T>(count: number, work: (database: SeededDatabase) => Promise<T>): Promise<T> {
  const database = await seededDatabase(server, count);
  return work(database).finally(database.drop);
}
