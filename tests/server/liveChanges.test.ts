import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { entities } from '../../src/domain/entities';
import { buildApp } from '../../src/server/app';
import type { Services } from '../../src/server/context';
import { announce, type Change } from '../../src/server/db/changes';
import { type Listener, openListener } from '../../src/server/db/listener';
import { newId } from '../../src/server/ids';
import { enqueue } from '../../src/server/jobs/enqueue';
import { askForReadings } from '../../src/server/jobs/readings';
import { runNext } from '../../src/server/jobs/run';
import { markCampaign } from '../../src/server/social/readings/queries/marks';
import { syncHandlers } from '../../src/server/social/sync/handlers';
import { startTestApp, type TestApp } from '../support/app';
import { buildCustomer, buildKol, buildPost, buildSocial } from '../support/factories';
import { roleIds, signIn, word } from '../support/people';
import { brandBody } from './companies.fixtures';
import { type EventReader, readEvents } from './events.fixtures';
import { fileOf } from './imports.fixtures';
import { figuresOf, networkOf, pageOf, told } from './networks.fixtures';
import { buildClients } from './requests.fixtures';

interface Data {
  keys: Change[];
}
type Stream = EventReader<Data>;

const patient = { timeout: 5_000 };

let test: TestApp;
let services: Services;
let other: { app: FastifyInstance; listener: Listener; url: string };
let admin: string;
const opened: Stream[] = [];

beforeAll(async () => {
  test = await startTestApp({ APP_SECRET: 'a secret of the tests, long enough to be one' });
  services = { ...test.services, log: test.app.log };
  // A second process, as far as the database can tell: what it hears comes through a connection of its own.
  const listener = openListener(test.database.config, () => {});
  const app = await buildApp({ ...test.services, listener });
  other = { app, listener, url: await app.listen({ port: 0, host: '127.0.0.1' }) };
  admin = (await signIn(test, ['admin'])).token;
});
afterEach(() => {
  for (const stream of opened.splice(0)) stream.stop();
});
afterAll(async () => {
  await other.app.close();
  await other.listener.close();
  await test.close();
});

/** A stream of the other process, after its first word. */
async function listen(token: string): Promise<Stream> {
  const stream = await readEvents<Data>(other.url, token);
  opened.push(stream);
  await expect.poll(() => stream.events.length, patient).toBeGreaterThan(0);
  return stream;
}

/** Waits until nothing is on its way from before, and forgets what came. */
async function settle(stream: Stream): Promise<void> {
  await sleep(1_100);
  stream.events.length = 0;
}

/** The stream after what is announced last has come through, so that nothing before it is still to come. */
async function soFar(stream: Stream): Promise<Change[]> {
  await announce(services.db, ['hashtags']);
  await expect.poll(() => keysOf(stream), patient).toContainEqual(['hashtags']);
  return keysOf(stream).filter(([entity]) => entity !== 'hashtags');
}

const changed = ({ events }: Stream) => events.filter(({ event }) => event === 'changed');
const keysOf = (stream: Stream) => changed(stream).flatMap(({ data }) => data.keys);
const namesOf = (stream: Stream) => [...new Set(keysOf(stream).map(([entity]) => entity))].sort();

describe('what a call writes', () => {
  it('reaches the streams of another process: the record of its path, else the entity', async () => {
    const stream = await listen(admin);
    await settle(stream);
    const customer = await buildCustomer(services.db);
    const body = await brandBody(test, { customer_id: customer.id });
    const created = await test.call('POST', '/brands', { token: admin, body });
    expect(created.statusCode).toBe(200);
    await expect.poll(() => keysOf(stream), patient).toContainEqual(['brands']);
    expect(namesOf(stream)).toEqual(['audit', 'brands', 'customers']);
    await settle(stream);
    const { id } = created.json().data;
    await test.call('PUT', `/brands/${id}`, { token: admin, body: { ...body, name: word() } });
    await expect.poll(() => keysOf(stream), patient).toContainEqual(['brands', id]);
    expect(keysOf(stream)).toContainEqual(['campaigns']);
    expect(changed(stream).every((event) => event.id === '')).toBe(true);
  });

  it('is not announced where it was refused, or only read', async () => {
    const stream = await listen(admin);
    await settle(stream);
    expect((await test.call('POST', '/brands', { token: admin, body: {} })).statusCode).toBe(400);
    expect((await test.call('DELETE', `/kols/${newId()}`, { token: admin, body: {} })).statusCode).toBeGreaterThan(399);
    await test.call('GET', '/brands', { token: admin });
    expect(await soFar(stream)).toEqual([]);
  });

  it('is not announced of a preview, but of what is committed', async () => {
    const stream = await listen(admin);
    await settle(stream);
    expect((await upload({})).statusCode).toBe(200);
    expect(await soFar(stream)).toEqual([]);
    expect((await upload({ review: 'false' })).statusCode).toBe(200);
    await expect.poll(() => keysOf(stream), patient).toContainEqual(['translations']);
  });

  it('is not announced of the sheet with what is wrong', async () => {
    const stream = await listen(admin);
    await settle(stream);
    expect((await upload({ review: 'false', error_file: 'true' })).statusCode).toBe(200);
    expect(await soFar(stream)).toEqual([]);
  });

  it('is told to everybody where it is about their own rights', async () => {
    const { forCustomer } = await buildClients(test);
    const streams = [await listen(admin), await listen(forCustomer.token)];
    const permissions = [{ scope: 'brand_management', action: 'r_report', allowed: true }];
    const body = { role_id: (await roleIds(test)).client, permissions };
    expect((await test.call('PUT', '/role-permission', { token: admin, body })).statusCode).toBe(200);
    for (const stream of streams) await expect.poll(() => keysOf(stream), patient).toContainEqual(['me']);
  });
});

describe('a stream', () => {
  it('tells a client names only, and only of what it may read', async () => {
    const { forCustomer } = await buildClients(test);
    const [client, staff] = [await listen(forCustomer.token), await listen(admin)];
    const id = newId();
    await announce(services.db, ...entities.map((entity): Change => [entity, id]));
    await expect.poll(() => namesOf(client), patient).toContain('campaigns');
    expect(keysOf(client).every((key) => key.length === 1)).toBe(true);
    const withheld = ['audit', 'clientErrors', 'contacts', 'hashtags', 'media', 'queueJobs', 'users'];
    expect(namesOf(client).filter((entity) => withheld.includes(entity))).toEqual([]);
    await expect.poll(() => keysOf(staff), patient).toContainEqual(['users', id]);
    expect(keysOf(staff).every((key) => key[1] === id)).toBe(true);
  });

  it('follows the rights of its viewer while it is open', async () => {
    const roleName = word();
    const made = await test.call('POST', '/role', { token: admin, body: { name: roleName } });
    const role_id = made.json().data.id;
    const stream = await listen((await signIn(test, [roleName])).token);
    const allow = (allowed: boolean) =>
      test.call('PUT', '/role-permission', {
        token: admin,
        body: { role_id, permissions: [{ scope: 'user_management', action: 'r', allowed }] },
      });
    const hears = async () => {
      await settle(stream);
      await announce(services.db, ['users'], ['languages']);
      await expect.poll(() => keysOf(stream), patient).toContainEqual(['languages']);
      return namesOf(stream).includes('users');
    };
    expect(await hears()).toBe(false);
    await allow(true);
    await expect.poll(hears, { timeout: 20_000 }).toBe(true);
    await allow(false);
    await expect.poll(hears, { timeout: 20_000 }).toBe(false);
  });

  it('says an entity once a second: at once, then with all that came meanwhile', async () => {
    const stream = await listen(admin);
    await settle(stream);
    const ids = Array.from({ length: 100 }, newId);
    const started = Date.now();
    for (const id of ids) await announce(services.db, ['kols', id]);
    await sleep(1_500);
    const messages = changed(stream);
    expect(messages.length).toBeGreaterThan(1);
    expect(messages.length).toBeLessThanOrEqual(Math.floor((Date.now() - started) / 1_000) + 1);
    expect(messages[0]?.data.keys).toEqual([['kols', ids[0]]]);
    expect(keysOf(stream)).toContainEqual(['kols']);
  });

  it('names few records one by one', async () => {
    const stream = await listen(admin);
    await settle(stream);
    const ids = Array.from({ length: 5 }, newId);
    for (const id of ids) await announce(services.db, ['kols', id]);
    await expect.poll(() => keysOf(stream).length, patient).toBe(5);
    expect(keysOf(stream).map(([, id]) => id)).toEqual(ids);
  });

  it('is told of nothing that was taken back', async () => {
    const stream = await listen(admin);
    await settle(stream);
    const undone = services.db.transaction(async (tx) => {
      await announce(tx, ['kols']);
      throw new Error('taken back');
    });
    await expect(undone).rejects.toThrow('taken back');
    expect(await soFar(stream)).toEqual([]);
  });

  it('says that anything may have changed after the connection to the database was lost', async () => {
    const stream = await listen(admin);
    await test.database.pool.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query ilike 'listen%'",
    );
    await expect.poll(() => namesOf(stream), patient).toEqual(expect.arrayContaining(['kols', 'campaigns']));
  });
});

describe('what a job writes', () => {
  it('is announced with the end of the job', async () => {
    const stream = await listen(admin);
    const social = await buildSocial(services.db, { kol_id: (await buildKol(services.db)).id });
    const post = await buildPost(services.db);
    await enqueue(services.db, 'account', { key: social.id, data: { id: social.id } });
    await markCampaign(services.db, post.campaign_id, ['facebook']);
    await askForReadings(services.db, ['facebook']);
    for (const kind of ['account', 'network_reading'] as const) {
      expect(await runNext({ ...services, social: { facebook } }, kind, syncHandlers[kind])).toBe(true);
    }
    await expect.poll(() => keysOf(stream), patient).toContainEqual(['campaigns', post.campaign_id]);
    expect(keysOf(stream)).toEqual(
      expect.arrayContaining([
        ['socials', social.id],
        ['kols', social.kol_id],
        ['campaignPosts', post.id],
        ['queueJobs'],
      ]),
    );
  });

  it('is announced of one that fails', async () => {
    await enqueue(services.db, 'partitions', { key: word() });
    const stream = await listen(admin);
    await settle(stream);
    const failing = { effect: 'database' as const, run: () => Promise.reject(new Error('not today')) };
    expect(await runNext(services, 'partitions', failing)).toBe(true);
    await expect.poll(() => keysOf(stream), patient).toEqual([['queueJobs']]);
  });
});

const facebook = networkOf({
  account: async (url) => told(url),
  posts: async () => pageOf(),
  figures: figuresOf({ view: 100, reaction: 5, comment: 2, share: 1 }),
});

/** Sends a workbook with a word of its own. */
async function upload(fields: Record<string, string>) {
  const { name, bytes } = await fileOf([{ key: `own.${word()}`, vi: 'Một', en: 'One' }]);
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.append(field, value);
  form.append('file', new Blob([new Uint8Array(bytes)]), name);
  return test.call('POST', '/translations/import', { token: admin, form });
}
