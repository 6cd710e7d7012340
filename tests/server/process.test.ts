import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeWorkbook } from '../../src/server/adapters/workbooks/writeWorkbook';
import { insertSession } from '../../src/server/auth/queries/sessions';
import { signAccessToken } from '../../src/server/auth/tokens';
import { sows } from '../../src/server/db/schema/campaigns';
import { newId } from '../../src/server/ids';
import { ensureReferenceData } from '../../src/server/reference/seed';
import { insertUser } from '../../src/server/users/queries';
import { createTestDatabase, type TestDatabase } from '../support/database';
import { buildCampaign, buildKol } from '../support/factories';
import { secretsOf } from '../support/secrets';
import { type ServerProcess, startServerProcess } from '../support/serverProcess';

const appSecret = 'a secret of the tests, long enough to be one';
let database: TestDatabase;
let token: string;

beforeAll(async () => {
  database = await createTestDatabase();
  await ensureReferenceData(database.db);
  const id = newId();
  const sessionId = newId();
  const person = {
    username: 'an@example.test',
    email: 'an@example.test',
    fullname: 'An',
    code: 'AN',
    type: 'staff' as const,
  };
  await insertUser(database.db, { id, ...person, verified_at: new Date() }, ['admin']);
  const expires_at = new Date(Date.now() + 3_600_000);
  await insertSession(database.db, {
    id: sessionId,
    user_id: id,
    keep_login: false,
    expires_at,
    proved_at: new Date(),
  });
  token = signAccessToken(id, sessionId, secretsOf(appSecret).accessTokens);
});
afterAll(() => database.drop());

const start = (env = {}) => startServerProcess(database.config, { APP_SECRET: appSecret, LOG_LEVEL: 'info', ...env });

async function manySows(rows: number): Promise<{ campaignId: string; workbook: Buffer }> {
  const campaign = await buildCampaign(database.db);
  const lines = [];
  for (let index = 0; index < rows; index += 1) {
    const kol = await buildKol(database.db);
    lines.push({
      kol_code: kol.code,
      off_description: 'Sự kiện',
      off_booking_price: 1_000_000,
      off_sale_price: 2_000_000,
    });
  }
  const columns = ['kol_code', 'off_description', 'off_booking_price', 'off_sale_price'].map((key) => ({
    key,
    header: key,
  }));
  return { campaignId: campaign.id, workbook: await writeWorkbook([{ name: 'SOW', columns, rows: lines }]) };
}

function commit(server: ServerProcess, campaignId: string, workbook: Buffer): Promise<Response> {
  const body = new FormData();
  body.append('campaign_id', campaignId);
  body.append('review', 'false');
  body.append('file', new File([new Uint8Array(workbook)], 'sow.xlsx'));
  return fetch(`${server.url}/api/v1/campaigns/upload-sows`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body,
  });
}

/** Makes each SOW's insert slow, so that the commit can be met in its middle. */
async function slowSows(): Promise<void> {
  await database.pool.query(`
    create function slow_sow() returns trigger language plpgsql as $$ begin perform pg_sleep(0.05); return new; end $$;
    create trigger slow_sow after insert on sows for each row execute function slow_sow()`);
}

async function inserting(): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    const { rowCount } = await database.pool.query(
      "select 1 from pg_stat_activity where datname = current_database() and query ilike 'insert into%sows%' and state = 'active'",
    );
    if (rowCount) return;
    await sleep(25);
  }
  throw new Error('the commit never began');
}

describe('a commit met in its middle', () => {
  it('by kill -9 leaves nothing of it; by a stop signal it is finished and answered', async () => {
    await slowSows();
    const { campaignId, workbook } = await manySows(30);
    const killed = await start();
    const lost = commit(killed, campaignId, workbook).catch(() => null);
    await inserting();
    killed.process.kill('SIGKILL');
    expect(await lost).toBeNull();
    await killed.remove();
    expect(await database.db.select().from(sows).where(eq(sows.campaign_id, campaignId))).toHaveLength(0);

    const stopped = await start();
    const answer = commit(stopped, campaignId, workbook);
    await inserting();
    stopped.process.kill('SIGTERM');
    expect((await answer).status).toBe(200);
    expect(await stopped.ended).toBe(0);
    expect(await database.db.select().from(sows).where(eq(sows.campaign_id, campaignId))).toHaveLength(30);
    await stopped.remove();
  });
});

describe('a stop signal', () => {
  it('ends the process within 20 s while 200 bodies are unfinished', async () => {
    const server = await start({ LOG_LEVEL: 'error' });
    const { port } = new URL(server.url);
    const sockets = await Promise.all(
      Array.from({ length: 200 }, async () => {
        const socket = connect(Number(port), '127.0.0.1');
        socket.on('error', () => {});
        await once(socket, 'connect');
        socket.write('POST /api/v1/auth/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n');
        socket.write('content-length: 100\r\n\r\n{"username":');
        return socket;
      }),
    );
    await sleep(500);
    const began = Date.now();
    server.process.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    expect(Date.now() - began).toBeLessThan(20_000);
    for (const socket of sockets) socket.destroy();
    await server.remove();
  });
});

describe('starting', () => {
  it('fails loudly, naming every wrong variable', async () => {
    const server = await start({ PORT: 'x', S3_BUCKET: 'files', DEMO: 'maybe' });
    expect(await server.ended).toBe(1);
    expect(server.output()).toMatch(/Configuration: .*PORT/);
    expect(server.output()).toMatch(/DEMO/);
    await server.remove();
  });

  it('refuses demo data in production', async () => {
    const server = await start({ NODE_ENV: 'production', DEMO: '1' });
    expect(await server.ended).toBe(1);
    expect(server.output()).toContain('DEMO=1 is refused');
    await server.remove();
  });

  it('refuses production without the address its links begin with', async () => {
    const server = await start({ NODE_ENV: 'production' });
    expect(await server.ended).toBe(1);
    expect(server.output()).toContain('NODE_ENV=production needs PUBLIC_URL');
    await server.remove();
  });
});

describe('logs', () => {
  it('hold no password, token, header or query string', async () => {
    const server = await start({ LOG_LEVEL: 'trace' });
    const body = JSON.stringify({ username: 'an@example.test', password: 'Canary@Password1' });
    await fetch(`${server.url}/api/v1/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    await fetch(`${server.url}/api/v1/users/me?canary=query`, {
      headers: { authorization: `Bearer ${token}`, cookie: 'canary=cookie' },
    });
    const opens = randomBytes(32).toString('base64url');
    for (const path of ['/api/v1/report-links/', '/api/v1/%72eport-links/', '/r/', '/s/']) {
      await fetch(`${server.url}${path}${opens}`);
      await fetch(`${server.url}${path}${opens}/open?x=${opens}`, { method: 'POST' });
    }
    await fetch(`${server.url}/api/v1/report-links/${opens}/file?type=pdf`);
    const metrics = await (await fetch(`${server.url}/metrics`)).text();
    expect(metrics).toContain('/report-links/:token');
    // A query that fails must not put its parameters into the log either.
    await database.pool.query('alter table users rename to users_away');
    const failed = await fetch(`${server.url}/api/v1/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: 'canary@parameter.test', password: 'Canary@Password1' }),
    });
    await database.pool.query('alter table users_away rename to users');
    expect(failed.status).toBe(500);
    await sleep(200);
    expect(server.output()).toContain('42P01');
    expect(server.output()).toContain('/api/v1/users/me');
    expect(server.output()).toContain('/api/v1/report-links/{token}');
    expect(metrics).not.toContain(opens);
    for (const secret of ['Canary@Password1', token, opens, 'canary=', 'canary@parameter.test'])
      expect(server.output()).not.toContain(secret);
    await server.remove();
  });
});
