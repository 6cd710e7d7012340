import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { networks } from '../../../src/domain/networks';
import type { SeededDatabase } from '../databases';
import { median, print, rounded } from '../line';
import { start, startQuiet } from '../processes';
import { signedIn } from '../signedIn';
import { directusPath, startDirectus } from './directus';
import { type Asked, bareStatement, copyNormalised, peerSchema, type Told } from './normalised';

const rounds = 3;
const seconds = 4;

interface Peer {
  url: string;
  headers?: { authorization: string };
  /** `place` is the page's within its kind. */
  pathOf(asked: Asked, place: number): string;
  stop(): Promise<void>;
}

interface Kind {
  name: string;
  asked: Asked[];
  /** How many times Directus is asked for. */
  least: number;
}

/**
 * The list of KOLs asked of us, signed in, of two bare handlers on normalised tables, of which one tells a few fields and the
 * other all that ours does, and of Directus (the few) where a folder holds one: the same pages in turn, 20 connections, the
 * middle of three rounds.
 */
export async function benchPeers(database: SeededDatabase, directus: string | undefined): Promise<void> {
  await copyNormalised(database.pool);
  const kinds = await kindsOf(database);
  const folder = mkdtempSync(join(tmpdir(), 'kolhub-bench-'));
  const peers: Record<string, Peer> = {};
  try {
    peers.ours = await startOurs(database, folder);
    peers.bare = await startBare(database, folder, kinds, 'few');
    peers.whole = await startBare(database, folder, kinds, 'whole');
    if (directus) peers.directus = { ...(await startDirectus(directus, database)), pathOf: directusPath };
    for (const kind of kinds) await compare(kind, peers);
  } finally {
    for (const { stop } of Object.values(peers)) await stop();
    rmSync(folder, { recursive: true, force: true });
    await database.pool.query(`drop schema ${peerSchema} cascade`);
  }
}

async function kindsOf({ pool }: SeededDatabase): Promise<Kind[]> {
  const { rows } = await pool.query<{ id: string }>(
    "select id from sectors where type = 'kol' order by position limit 6",
  );
  const filtered = (total: boolean) =>
    rows.flatMap(({ id }, index) =>
      networks.map((network, place): Asked => {
        const least = 5_000 + 1_000 * (index + place);
        return { status: 'active', network, followers: [least, least * 10], sector: id, total };
      }),
    );
  return [
    { name: 'filtered and active, exact total', asked: filtered(true), least: 5 },
    { name: 'filtered and active, no total', asked: filtered(false), least: 10 },
    { name: 'all, exact total', asked: [{ total: true }], least: 5 },
    { name: 'all, no total', asked: [{ total: false }], least: 10 },
    { name: 'name contains "nguyen", exact total', asked: [{ name: 'nguyen', total: true }], least: 5 },
  ];
}

async function startOurs(database: SeededDatabase, folder: string): Promise<Peer> {
  const server = await startQuiet(database.url, folder);
  const headers = await signedIn(database, server.url);
  const pathOf = ({ status, network, followers, sector, name, total }: Asked) => {
    const query = new URLSearchParams({
      count: total ? 'exact' : 'none',
      ...(status && { status }),
      ...(network && { social_type: network }),
      ...(followers && { min_followers: String(followers[0]), max_followers: String(followers[1]) }),
      ...(sector && { sectors: sector }),
      ...(name && { stage_name: name }),
    });
    return `/api/v1/kols?${query}`;
  };
  return { ...server, headers, pathOf };
}

async function startBare(
  { config }: SeededDatabase,
  folder: string,
  kinds: readonly Kind[],
  told: Told,
): Promise<Peer> {
  const asked = kinds.flatMap((kind) => kind.asked);
  const statements = asked.map((one, place) => ({ ...bareStatement(one, told), name: `page${place}` }));
  const file = join(folder, `${told}.json`);
  writeFileSync(file, JSON.stringify({ config, statements }));
  const server = await start(['--import', 'tsx', 'scripts/bench/bareServer.ts', file], {});
  return { ...server, pathOf: (one) => `/${asked.indexOf(one)}` };
}

async function compare({ name, asked, least }: Kind, peers: Record<string, Peer>): Promise<void> {
  await checkSame(asked, peers);
  const rates = new Map<string, number[]>(Object.keys(peers).map((peer) => [peer, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const [peer, one] of Object.entries(peers)) {
      if (round === 0) await measure(one, asked, 1);
      rates.get(peer)?.push(await measure(one, asked, seconds));
    }
  }
  const {
    ours = Number.NaN,
    bare = Number.NaN,
    whole = Number.NaN,
    directus,
  } = Object.fromEntries([...rates].map(([peer, each]) => [peer, rounded(median(each))]));
  print({
    name: `peers, ${name}`,
    value: ours,
    unit: 'req/s',
    budget: `>= ${least} x Directus, >= bare`,
    bare,
    to_bare: rounded(ours / bare),
    whole,
    to_whole: rounded(ours / whole),
    ...(directus !== undefined && { directus, to_directus: rounded(ours / directus) }),
  });
}

/** Whoever shows other KOLs is not to be compared with, nor who says to tell the same of them and does not. */
async function checkSame(asked: readonly Asked[], peers: Record<string, Peer>): Promise<void> {
  for (const [place, each] of asked.entries()) {
    const pages = new Map<string, Row[]>();
    for (const [name, { url, headers, pathOf }] of Object.entries(peers)) {
      const answer = await fetch(url + pathOf(each, place), { ...(headers && { headers }) });
      const { data, body } = (await answer.json()) as { data?: Row[]; body?: { data: Row[] } };
      pages.set(name, data ?? body?.data ?? []);
    }
    const codes = [...pages.values()].map((rows) => rows.map(({ code }) => code).join(' '));
    if (new Set(codes).size > 1) throw new Error(`${JSON.stringify(each)}: ${codes.join(' | ')}`);
    assert.deepStrictEqual(pages.get('whole'), pages.get('ours'));
  }
}

interface Row {
  code: string;
}

async function measure({ url, headers, pathOf }: Peer, asked: readonly Asked[], duration: number): Promise<number> {
  const requests = asked.map((each, place) => ({ path: pathOf(each, place), ...(headers && { headers }) }));
  const { requests: rate, non2xx, errors } = await autocannon({ url, connections: 20, duration, requests });
  if (non2xx + errors > 0) throw new Error(`${non2xx} bad answers and ${errors} errors from ${url}`);
  return rate.average;
}
