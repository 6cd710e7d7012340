import { parseArgs } from 'node:util';
import { type ScratchServer, scratchServer } from '../../src/server/db/scratchServer';
import { benchAnalytics } from './analytics';
import { benchBundles } from './bundles';
import { benchCrowd } from './crowd';
import { type SeededDatabase, seededDatabase } from './databases';
import { benchFirstRow } from './firstRow';
import { benchHashtags } from './hashtags';
import { benchImportPreview } from './importPreview';
import { keep } from './keep';
import { benchKolFilters } from './kolFilters';
import { benchKolList } from './kolList';
import { benchLanding } from './landing';
import { benchLighthouse } from './lighthouse';
import { benchPeers } from './peers/main';
import { benchRedirect } from './redirect';
import { benchReport } from './report';
import { benchReportFiles } from './reportFiles';
import { latenciesOf, printSizes } from './sizes';
import { soak } from './soak';
import { benchStartUp } from './startUp';
import { benchWorkbook } from './workbook';

const alone = {
  bundles: benchBundles,
  startUp: benchStartUp,
  workbook: benchWorkbook,
  landing: benchLanding,
  lighthouse: benchLighthouse,
};
const onKols = {
  firstRow: benchFirstRow,
  kolList: benchKolList,
  kolFilters: benchKolFilters,
  crowd: benchCrowd,
  report: benchReport,
  reportFiles: benchReportFiles,
  importPreview: benchImportPreview,
  analytics: benchAnalytics,
  hashtags: benchHashtags,
  redirect: benchRedirect,
  peers: (database: SeededDatabase) => benchPeers(database, values.directus),
};
const names = [...Object.keys(alone), ...Object.keys(onKols)];

// npm run bench [-- --kols 100000] [-- --only firstRow] [-- --full] [-- --soak MINUTES] [-- --directus FOLDER] [-- --keep docs/bench/name.json]: budgets on this
// machine, one JSON line each.
const { values } = parseArgs({
  options: {
    kols: { type: 'string', default: '100000' },
    only: { type: 'string', multiple: true, default: names },
    full: { type: 'boolean' },
    soak: { type: 'string' },
    directus: { type: 'string' },
    keep: { type: 'string' },
  },
});
const unknown = values.only.filter((name) => !names.includes(name));
if (unknown.length > 0) throw new Error(`--only ${unknown.join(', ')}: it is one of ${names.join(', ')}`);

for (const bench of chosen(alone)) await bench();
const benches = chosen(onKols);
if (benches.length > 0 || values.full || values.soak) {
  const server = await scratchServer();
  try {
    if (benches.length > 0) await withKols(server, Number(values.kols), all(benches));
    if (values.full) await compareSizes(server);
    if (values.soak) await withKols(server, Number(values.kols), (database) => soak(database, Number(values.soak)));
    if (values.keep) await keep(values.keep, Number(values.kols), server);
  } finally {
    await server.stop();
  }
} else if (values.keep) {
  await keep(values.keep, Number(values.kols), null);
}

function chosen<T>(table: Record<string, T>): T[] {
  return Object.entries(table).flatMap(([name, bench]) => (values.only.includes(name) ? [bench] : []));
}

function all(benches: ((database: SeededDatabase) => Promise<void>)[]) {
  return async (database: SeededDatabase) => {
    for (const bench of benches) await bench(database);
  };
}

async function compareSizes(server: ScratchServer): Promise<void> {
  printSizes(await withKols(server, 10_000, latenciesOf), await withKols(server, 1_000_000, latenciesOf));
}

async function withKols<T>(
  server: ScratchServer,
  count: number,
  work: (database: SeededDatabase) => Promise<T>,
): Promise<T> {
  const database = await seededDatabase(server, count);
  return work(database).finally(database.drop);
}
