import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildIsFresh } from '../../scripts/buildStamp.mjs';
import { createTestDatabase } from '../support/database';
import { startDatabaseProxy } from '../support/databaseProxy';
import { databaseUrl } from '../support/databaseUrl';
import { endBackends } from '../support/faults/backends';
import { killServer, killWorker } from '../support/faults/kills';
import { type Load, startLoad } from '../support/faults/load';
import { cutCommits } from '../support/faults/proxied';
import { settle } from '../support/faults/settle';
import { openStage, type Stage } from '../support/faults/stage';
import { judge } from '../support/faults/verdict';
import { watchEffects } from '../support/faults/wholeness';

// The short form of `npm run faults`. What is built starts twice as fast, which counts where it is killed.
const program = buildIsFresh() ? 'built' : 'source';

let stage: Stage;
let load: Load;
let closeProxy: () => Promise<void>;
const serverKills: number[] = [];

beforeAll(async () => {
  stage = await openStage(await createTestDatabase(), program);
  await watchEffects(stage);
  const proxy = await startDatabaseProxy(stage.config);
  closeProxy = proxy.close;
  const [server, worker] = await Promise.all([
    stage.node({ env: { DATABASE_URL: databaseUrl(proxy.config), WORKERS: '0' } }),
    stage.node({ kind: 'worker' }),
  ]);
  load = startLoad(stage, { urlOf: () => server.url });
  const { breaks } = load.journal;
  await load.nextAcknowledged();
  await killServer(server, load, 2);
  serverKills.push(...breaks.map(({ at }) => at));
  await killWorker(stage, worker, load, 2);
  await endBackends(stage, load, 3);
  await cutCommits(proxy, load, 4);
  await load.stop();
  await settle(stage, breaks.at(-1)?.at ?? 0);
});
afterAll(async () => {
  await stage.close();
  await closeProxy();
});

const verdict = () => judge(stage, load, serverKills);

describe('server and worker killed, connections ended, COMMIT cut, under a load of every kind of write', () => {
  it('lose nothing that was acknowledged, double nothing and leave nothing by half', async () => {
    const { findings, total, perVerb } = await verdict();
    expect(findings).toEqual([]);
    expect(total).toMatchObject({ lost: 0, doubled: 0, half: 0 });
    expect(total.acknowledged).toBeGreaterThan(100);
    expect(perVerb.size).toBeGreaterThan(15);
  });

  it('are back each time without a hand', () => {
    expect(load.journal.breaks).toHaveLength(11);
    expect(load.journal.breaks.map(({ back }) => back)).not.toContain(null);
  });
});

describe('the verdict', () => {
  const acknowledged = (verb: string) => {
    const [key] = load.journal.acknowledged(verb);
    if (!key) throw new Error(`nothing was acknowledged of ${verb}`);
    return key;
  };
  /** Breaks what is there, judges it, and mends it. */
  async function broken(statement: string, values: string[] = []) {
    const client = await stage.pool.connect();
    try {
      await client.query('begin');
      await client.query('set local session_replication_role = replica');
      const { rowCount } = await client.query(statement, values);
      expect(rowCount).toBe(1);
      // The verdict reads what the transaction that is taken back sees.
      return await judge({ ...stage, pool: client as unknown as Stage['pool'] }, load, serverKills);
    } finally {
      await client.query('rollback');
      client.release();
    }
  }

  it('finds a write that is lost', async () => {
    const key = acknowledged('customer added');
    const { findings, total } = await broken('delete from customers where code = upper($1)', [key]);
    expect(findings).toEqual([`customer added ${key} (acknowledged): lost`]);
    expect(total).toMatchObject({ lost: 1, doubled: 0, half: 0 });
  });

  it('finds a write that happened twice', async () => {
    const key = acknowledged('KOL approved');
    const { findings, total } = await broken(
      `insert into audit_log select gen_random_uuid(), at, actor_id, actor_name, action, entity, entity_id, changes
      from audit_log where action = 'approve' and entity_id = $1`,
      [key],
    );
    expect(findings[0]).toBe(`KOL approved ${key} (acknowledged): there 2 times`);
    expect(total).toMatchObject({ lost: 0, doubled: 1 });
  });

  it.each([
    [
      'part of a campaign',
      'delete from sows where id = (select max(id::text)::uuid from sows where campaign_id = (select id from campaigns where code = $1))',
      'campaign with parts',
    ],
    [
      'the trace of a write',
      "delete from audit_log where entity = 'kol' and action = 'create' and entity_id = (select id from kols where code = $1)",
      'KOL added',
    ],
    ['a KOL of an import', "delete from kols where code = $1 || 'x3'", 'KOLs imported'],
    [
      'the record of a file',
      'delete from request_files where request_id = (select id from campaign_requests where request_name = $1)',
      'request sent',
    ],
  ])('finds %s that is missing', async (_, statement, verb) => {
    const key = acknowledged(verb);
    const { findings, total } = await broken(statement, [key]);
    expect(findings[0]).toContain(`${verb} ${key} (acknowledged): `);
    expect(total).toMatchObject({ lost: 0, doubled: 0 });
    expect(total.half).toBeGreaterThan(0);
  });

  it('finds a job that ran twice, a mail too many, a file whose bytes are gone and clicks that are', async () => {
    const twice = await broken('insert into fault_effects default values');
    expect(twice.findings).toHaveLength(1);
    expect(twice.total).toMatchObject({ half: 1 });
    const kept = await stage.pool.query<{ address: string }>(
      "select data ->> 'about' as address from pgboss.job where name = 'mail'",
    );
    const unsure = new Set(kept.rows.map((row) => row.address));
    const once = [...stage.mailbox.taken].filter(([to, times]) => to.endsWith('@mail.test') && times === 1);
    const address = once.map(([to]) => to).find((to) => !unsure.has(to)) ?? '';
    expect(address).not.toBe('');
    stage.mailbox.taken.set(address, 2);
    expect((await verdict()).total).toMatchObject({ doubled: 1 });
    stage.mailbox.taken.set(address, 1);
    const bytes = await broken("update media_files set storage_key = repeat('0', 64) where file_name = $1 || '.pdf'", [
      acknowledged('file uploaded'),
    ]);
    expect(bytes.findings).toHaveLength(1);
    expect(bytes.findings[0]).toContain('a file without its bytes');
    const clicks = await broken('update shorteners set total_click = 0');
    expect(clicks.total.lost).toBeGreaterThan(0);
  });
});
