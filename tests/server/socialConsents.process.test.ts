import { randomBytes } from 'node:crypto';
import { inspect } from 'node:util';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { ownerOf } from '../../src/server/social/consents/owner';
import { openText } from '../../src/server/social/consents/tokens';
import { word } from '../support/people';
import { type ServerProcess, startServerProcess } from '../support/serverProcess';
import { buildOwner, consentNetworks, endIn, home, startConsents, wholeDatabase } from './consents.fixtures';

let set: Awaited<ReturnType<typeof startConsents>>;
let server: ServerProcess;
const told: string[] = [];

beforeAll(async () => {
  const APP_SECRET = randomBytes(32).toString('hex');
  set = await startConsents({ env: { APP_SECRET } });
  const env = { ...set.networks.env, APP_SECRET, LOG_LEVEL: 'trace', PUBLIC_URL: home };
  server = await startServerProcess(set.test.database.config, env);
});
afterAll(async () => {
  await server?.remove();
  await set?.test.close();
  await set?.networks.close();
});

/** One call of the process over HTTP; what it answers is kept to be searched. */
async function call(method: string, path: string, { token, body, cookie }: Record<string, unknown> = {}) {
  const answer = await fetch(`${server.url}/api/v1${path}`, {
    method,
    redirect: 'manual',
    headers: {
      ...(typeof token === 'string' && { authorization: `Bearer ${token}` }),
      ...(typeof cookie === 'string' && { cookie }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  if (answer.status >= 400) told.push(text);
  return { status: answer.status, text, headers: answer.headers };
}

async function isQueued(): Promise<boolean> {
  const { rows } = await set.test.database.pool.query(
    `select 1 from pgboss.job where name = 'consent_revoke' and state in ('created', 'active')`,
  );
  return rows.length > 0;
}

it('no token, secret, code, state or cookie stands in the log, an error answer or the database', async () => {
  const { test, networks } = set;
  const services = { ...set.services, log: pino({ level: 'trace' }, { write: (line: string) => told.push(line) }) };
  const secrets = new Map<string, string>([
    ['client secret', networks.env.TIKTOK_CLIENT_SECRET],
    ['app secret', networks.env.META_APP_SECRET],
  ]);
  for (const network of consentNetworks) {
    const owner = await buildOwner(set, network);
    const { token } = owner.user;
    const keep = (name: string, value: string | null | undefined) => {
      expect(value, `${network}: ${name}`).toBeTruthy();
      secrets.set(`${network}: ${name} ${secrets.size}`, value ?? '');
    };
    const leave = async () => {
      const answer = await call('POST', `/social/connect/${network}`, { token, body: { kol_id: owner.kol.id } });
      const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? '';
      const { url } = JSON.parse(answer.text).data;
      keep('state', new URL(url).searchParams.get('state'));
      keep('cookie', cookie.split('=')[1]);
      return { url, cookie };
    };
    const comeBack = async (account: Parameters<typeof networks.consent>[1]) => {
      const { url, cookie } = await leave();
      const { search } = new URL(await networks.consent(url, account));
      if (account) keep('code', new URLSearchParams(search).get('code'));
      const answer = await call('GET', `/social/callback/${network}${search}`, { cookie });
      return { cookie, location: new URL(answer.headers.get('location') ?? '', home) };
    };
    const keepTokens = async () => {
      const { rows } = await test.database.pool.query('select * from social_consents where social_id = $1', [
        owner.social.id,
      ]);
      const [{ access_token, refresh_token }] = rows;
      keep('access token', openText(access_token, test.services.secrets));
      keep('refresh token', openText(refresh_token, test.services.secrets));
      return access_token;
    };

    await comeBack(null);
    for (const kind of ['500', 'malformed', 'cut', 'html', '429', 'error'] as const) {
      networks.fault({ match: network === 'tiktok' ? '/oauth/token' : '/oauth/access_token', kind });
      await comeBack(owner.account);
    }
    networks.clearFaults();
    const other = networks.world.add({ network, handle: `other.${word()}` });
    const proposed = await comeBack(other);
    const proposal = new URLSearchParams(proposed.location.hash.slice(1)).get('proposal');
    keep('proposal', proposal);
    const path = `/social/callback/${network}/proposal/confirm`;
    for (const cookie of ['', proposed.cookie]) {
      const body = { proposal, url: 'https://tiktok.com/@x', replaces: null };
      expect((await call('POST', path, { token, cookie, body })).status).toBe(400);
    }

    const { location } = await comeBack(owner.account);
    expect(location.searchParams.get('socialId')).toBe(owner.social.id);
    const first = await keepTokens();
    await endIn(test, owner.social.id, { access: -60 });
    networks.fault({ match: network === 'tiktok' ? '/oauth/token' : '/oauth/access_token', kind: '500' });
    told.push(String(await ownerOf(services, owner.social.id).catch((error: unknown) => inspect(error))));
    networks.clearFaults();
    expect(await ownerOf(services, owner.social.id)).not.toBeNull();
    expect(await keepTokens()).not.toBe(first);
    networks.fault({ match: network === 'tiktok' ? '/revoke' : '/me/permissions', kind: '500' });
    expect((await call('DELETE', `/social/${owner.social.id}/consent`, { token })).status).toBe(204);
    await vi.waitFor(async () => expect(await isQueued()).toBe(false), { timeout: 20_000, interval: 200 });
    networks.clearFaults();
  }
  const log = server.output();
  expect(log).toContain('an account was not connected');
  const everything = { log, answers: told.join('\n'), database: await wholeDatabase(test) };
  for (const [place, text] of Object.entries(everything)) {
    const found = [...secrets].filter(([, value]) => text.includes(value)).map(([name]) => name);
    expect(found, place).toEqual([]);
  }
}, 400_000);
