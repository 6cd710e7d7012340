import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { apiBase } from '../../src/domain/endpoints';
import { endSessions } from '../../src/server/auth/queries/sessions';
import type { Services } from '../../src/server/context';
import { newId } from '../../src/server/ids';
import { notifyUsers } from '../../src/server/notifications/notify';
import { startTestApp, type TestApp } from '../support/app';
import { signIn } from '../support/people';
import { startServerProcess } from '../support/serverProcess';
import { type EventReader, readEvents } from './events.fixtures';

const appSecret = 'a secret of the tests, long enough to be one';
let test: TestApp;
let services: Services;
let url: string;
const opened: Reader[] = [];

beforeAll(async () => {
  test = await startTestApp({ APP_SECRET: appSecret });
  services = { ...test.services, log: test.app.log };
  url = await test.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => test.close());
afterEach(() => {
  for (const reader of opened.splice(0)) reader.stop();
});

interface Data {
  unread?: number;
  dependencies?: { data: { status: string } }[];
}
type Reader = EventReader<Data>;

async function listen(token: string, headers: Record<string, string> = {}, at = url): Promise<Reader> {
  const reader = await readEvents<Data>(at, token, headers);
  opened.push(reader);
  expect(reader.status).toBe(200);
  expect(reader.type).toContain('text/event-stream');
  return reader;
}

const tell = (to: string[], status = 'pending') =>
  services.db.transaction((db) =>
    notifyUsers(
      { ...services, db },
      {
        kind: 'approval',
        type: 'KOL',
        data: { id: newId(), status },
        event_key: newId(),
        title: { vi: 'a', en: 'b' },
        content: { vi: 'c', en: 'd' },
        to,
      },
    ),
  );

const counts = ({ events }: Reader) => events.filter(({ event }) => event === 'unread').map(({ data }) => data.unread);
const news = ({ events }: Reader) =>
  events.filter(({ event }) => event === 'notification').map(({ data }) => data.dependencies?.[0]?.data.status);

describe('the stream of events', () => {
  it('begins with the unread count and follows it, for its own user alone', async () => {
    const [an, binh] = [await signIn(test, ['staff']), await signIn(test, ['staff'])];
    await tell([an.id], 'before');
    const [first, other] = [await listen(an.token), await listen(binh.token)];
    await expect.poll(() => counts(first)).toEqual([1]);
    await expect.poll(() => counts(other)).toEqual([0]);
    await tell([an.id], 'now');
    await expect.poll(() => counts(first)).toEqual([1, 2]);
    expect(news(first)).toEqual(['now']);
    const { data } = (await test.call('GET', '/setting/notifications', { token: an.token })).json();
    await test.call('PUT', '/setting/notifications/read', { token: an.token, body: [data[0].id, data[1].id] });
    await expect.poll(() => counts(first)).toEqual([1, 2, 0]);
    expect(counts(other)).toEqual([0]);
  });

  it('goes on after the last one seen: nothing missed, nothing twice, also of transactions at the same time', async () => {
    const { id, token } = await signIn(test, ['staff']);
    const first = await listen(token);
    await expect.poll(() => counts(first)).toEqual([0]);
    await tell([id], '1');
    await expect.poll(() => news(first)).toEqual(['1']);
    first.stop();
    await Promise.all(['2', '3', '4', '5'].map((status) => tell([id], status)));
    const seen = first.events.at(-1)?.id ?? '';
    const second = await listen(token, { 'last-event-id': seen });
    await expect.poll(() => counts(second)).toEqual([5]);
    expect([...news(second)].sort()).toEqual(['2', '3', '4', '5']);
    await tell([id], '6');
    await expect.poll(() => news(second).at(-1)).toBe('6');
    expect(new Set(second.events.map(({ id }) => id)).size).toBe(5);
  });

  it('ends with the session, at once', async () => {
    const { id, token } = await signIn(test, ['staff']);
    const stream = await listen(token);
    await expect.poll(() => counts(stream)).toEqual([0]);
    await endSessions(services.db, id);
    await Promise.race([stream.ended, sleep(3_000).then(() => Promise.reject(new Error('it went on')))]);
    const refused = await fetch(`${url}${apiBase}/events`, { headers: { authorization: `Bearer ${token}` } });
    expect(refused.status).toBe(401);
  });

  it('hears again after the database connection was lost, and what was said meanwhile', async () => {
    const { id, token } = await signIn(test, ['staff']);
    const stream = await listen(token);
    await expect.poll(() => counts(stream)).toEqual([0]);
    await test.database.pool.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query ilike 'listen%'",
    );
    await tell([id], 'meanwhile');
    await expect.poll(() => news(stream), { timeout: 10_000 }).toEqual(['meanwhile']);
  });

  it('of a HEAD is none', async () => {
    const { token } = await signIn(test, ['staff']);
    const headers = { authorization: `Bearer ${token}`, accept: 'text/event-stream' };
    const answer = await fetch(`${url}${apiBase}/events`, { method: 'HEAD', headers });
    expect(answer.headers.get('content-type')).toContain('application/json');
  });

  it('tells what happens in other processes, and lets its server stop', async () => {
    const { id, token } = await signIn(test, ['staff']);
    const server = await startServerProcess(test.database.config, { APP_SECRET: appSecret, LOG_LEVEL: 'error' });
    const stream = await listen(token, {}, server.url);
    await expect.poll(() => counts(stream)).toEqual([0]);
    await tell([id], 'elsewhere');
    await expect.poll(() => news(stream), { timeout: 5_000 }).toEqual(['elsewhere']);
    server.process.kill('SIGTERM');
    await stream.ended;
    expect(await server.ended).toBe(0);
    await server.remove();
  });
});
