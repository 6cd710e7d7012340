import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { type KolListQuery, kolListQuery } from '../../src/domain/kols/listSchema';
import { networks } from '../../src/domain/networks';
import { parse } from '../../src/domain/validation';
import { flattenQuery } from '../../src/server/http/query';
import { findKols } from '../../src/server/kols/queries/list';
import { sha256Of } from '../../src/server/sha256';
import type { SeededDatabase } from './databases';
import { staffViewer } from './kolViewer';
import { print, rounded } from './line';
import { type Running, start, startQuiet } from './processes';
import { signedIn } from './signedIn';
import { statementsOf } from './statements';

interface Budget {
  /** Requests per second. */
  least: number;
  /** Of the bare handler's throughput. */
  ratio?: number;
}

/** Throughput of list requests of a signed-in user, each kind beside a bare handler that runs the same SQL as nobody. */
export async function benchKolList(database: SeededDatabase): Promise<void> {
  const filters = await reachQueries(database);
  const kinds: [name: string, queries: string[], budget: Budget][] = [
    ['filtered and active, total', filters.map((one) => `${one}&count=exact`), { least: 430, ratio: 0.7 }],
    ['filtered and active, no total', filters.map((one) => `${one}&count=none`), { least: 2_120 }],
    ['all, exact total', ['count=exact'], { least: 455, ratio: 0.7 }],
    ['all, no total', ['count=none'], { least: 2_120 }],
    ['all, page 500', ['page=500'], { least: 200, ratio: 0.7 }],
    ['name search, total', searchedNames.map((name) => `stage_name=${encodeURIComponent(name)}`), { least: 540 }],
  ];
  const folder = mkdtempSync(join(tmpdir(), 'kolhub-bench-'));
  const server = await startQuiet(database.url, folder);
  try {
    const headers = await signedIn(database, server.url);
    for (const [name, queries, budget] of kinds) {
      await compare(`kol list, ${name}`, { database, server, folder, headers }, queries, budget);
    }
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Texts people look for, with and without accents. */
export const searchedNames = ['Nguyễn Minh', 'tran thi', 'Mỹ Linh', 'hoang long', 'Skincare', 'Đặng Quỳnh'];

/** One network, a range of followers, one sector and a status each, all different. */
export async function reachQueries({ pool }: SeededDatabase): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    "select id from sectors where type = 'kol' order by position limit 6",
  );
  return rows.flatMap(({ id }, index) =>
    networks.map((network, place) => {
      const least = 5_000 + 1_000 * (index + place);
      return `status=active&social_type=${network}&sectors=${id}&min_followers=${least}&max_followers=${least * 10}`;
    }),
  );
}

interface Measured {
  database: SeededDatabase;
  server: Running;
  folder: string;
  headers: { authorization: string };
}

async function compare(
  name: string,
  { database, server, folder, headers }: Measured,
  queries: string[],
  budget: Budget,
): Promise<void> {
  const bare = await startBare(database, folder, queries);
  const reference = await measure(
    bare.url,
    queries.map((_, index) => ({ path: `/${index}` })),
  ).finally(bare.stop);
  const own = await measure(
    server.url,
    queries.map((query) => ({ path: `/api/v1/kols?${query}`, headers })),
  );
  print({
    name,
    value: own.perSecond,
    unit: 'req/s',
    budget: `>= ${budget.least}${budget.ratio ? ` and >= ${budget.ratio} x bare` : ''}`,
    bare: reference.perSecond,
    ratio: rounded(own.perSecond / reference.perSecond),
    p50_ms: own.p50,
    p99_ms: own.p99,
  });
}

async function startBare(database: SeededDatabase, folder: string, queries: string[]): Promise<Running> {
  const statements = [];
  for (const query of queries) {
    const parsed = parse<KolListQuery>(kolListQuery, flattenQuery(Object.fromEntries(new URLSearchParams(query))));
    const [statement] = await statementsOf(database.config, (db) => findKols(db, staffViewer, parsed));
    // The server prepares these searches too.
    if (statement) statements.push({ ...statement, name: sha256Of(statement.text).slice(0, 32) });
  }
  const file = join(folder, 'bare.json');
  writeFileSync(file, JSON.stringify({ config: database.config, statements }));
  return start(['--import', 'tsx', 'scripts/bench/bareServer.ts', file], {});
}

async function measure(url: string, requests: { path: string; headers?: { authorization: string } }[]) {
  await autocannon({ url, connections: 20, duration: 2, requests });
  const { requests: rate, latency, non2xx, errors } = await autocannon({ url, connections: 20, duration: 8, requests });
  if (non2xx + errors > 0) throw new Error(`${non2xx} bad answers and ${errors} errors from ${url}`);
  return { perSecond: rounded(rate.average), p50: latency.p50, p99: latency.p99 };
}
