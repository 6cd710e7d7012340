import { randomInt } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ErrorCode } from '../../src/domain/errors';
import { faultsOf } from '../support/hostile/judge';
import { growthOf } from '../support/hostile/memory';
import { reached, reportOf } from '../support/hostile/report';
import { requestOf, roundSize } from '../support/hostile/request';
import { type Finding, runHostile } from '../support/hostile/run';
import { openWorld, type World } from '../support/hostile/world';

// `npm run hostile` sends 100,000 of these.
const requests = 2 * roundSize;
let world: World;

beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const kindsOf = (findings: readonly Finding[]) => [...new Set(findings.map(({ kind }) => kind))];

describe('hostile requests of everybody', () => {
  it('are each answered as the document says, and tell nobody what is not for them', async () => {
    const outcome = await runHostile(world, { seed: 20, requests });
    expect(outcome.findings, reportOf(outcome)).toEqual([]);
    expect(Object.keys(outcome.byRole)).toHaveLength(world.material.viewers.length);
    // A suite that is only ever turned away at the door finds nothing behind it.
    expect(reached(outcome).share).toBeGreaterThan(0.4);
  });

  it('are so whatever the seed', async () => {
    const outcome = await runHostile(world, { seed: randomInt(2 ** 32), requests });
    expect(outcome.findings, reportOf(outcome)).toEqual([]);
  });

  it('are the same again for the same seed', () => {
    const sent = () => requestOf(world.material, 7, 1_234);
    expect(sent()).toEqual(sent());
    expect(requestOf(world.material, 8, 1_234)).not.toEqual(sent());
  });
});

describe('the suite finds', () => {
  it('a planted fault of the server', async () => {
    await world.pool.query(`
      create function planted() returns trigger language plpgsql as $$ begin raise exception 'planted'; end $$;
      create trigger planted before insert on audit_log for each row execute function planted()`);
    try {
      const { findings } = await runHostile(world, { seed: 1, requests: 300, first: roundSize });
      expect(kindsOf(findings)).toEqual(['broken']);
      expect(findings.map(({ log }) => log).join()).toContain('planted');
    } finally {
      await world.pool.query('drop trigger planted on audit_log; drop function planted');
    }
  });

  it('a planted leak', async () => {
    await world.pool.query('create table kept.honest_kols as table kept.kols');
    await world.pool.query('update kept.kols set stage_name = note');
    try {
      const { findings } = await runHostile(world, { seed: 1, requests: 2_000 });
      expect(kindsOf(findings)).toEqual(['leak']);
      expect(findings.some(({ what }) => what.startsWith('kols.note'))).toBe(true);
    } finally {
      await world.pool.query(
        'update kept.kols k set stage_name = h.stage_name from kept.honest_kols h where h.id = k.id',
      );
      await world.pool.query('drop table kept.honest_kols');
    }
  });

  it('a code the document does not name for the call, and memory that grows', async () => {
    const body = JSON.stringify({ statusCode: 409, message: 'kol_has_campaigns' satisfies ErrorCode });
    const server = createServer((request, response) => {
      request.resume();
      response.writeHead(409, { 'content-type': 'application/json' }).end(body);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    try {
      const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
      let bytes = 0;
      const memory = async () => {
        bytes += 2 ** 26;
        return bytes;
      };
      const planted = { ...world, url, memory, restore: async () => {}, log: () => '' };
      const { findings } = await runHostile(planted, { seed: 1, requests: 12 * roundSize });
      const ofMe = findings.filter(({ request }) => request.includes(' GET /api/v1/users/me ['));
      expect(kindsOf(ofMe)).toEqual(['undocumented']);
      const ofDelete = findings.filter(({ request }) => /DELETE \/api\/v1\/kols\/[^/]+ \[as documented/.test(request));
      expect(ofDelete).toEqual([]);
      expect(findings.map(({ what }) => what)).toContainEqual(expect.stringContaining('memory grew'));
    } finally {
      server.close();
    }
  });

  it('somebody who was let in, an answer that took too long, and one that is no envelope', async () => {
    const viewer = { name: 'anonymous', id: undefined, token: undefined } as const;
    const kinds = async (body: string, statusCode = 200, milliseconds = 1) => {
      const rest = { headers: { 'content-type': 'application/json' }, rawPayload: Buffer.from(body), milliseconds };
      const faults = await faultsOf(
        { method: 'GET', path: '/nowhere', viewer },
        { statusCode, body, ...rest },
        [],
        10_000,
      );
      return faults.map(({ kind }) => kind);
    };
    expect(await kinds('{"data":{"access_token":"x"}}')).toEqual(['let in']);
    expect(await kinds('{}', 200, 10_001)).toEqual(['slow']);
    expect(await kinds('<h1>Not found</h1>', 404)).toEqual(['undocumented']);
    expect(await kinds('{"statusCode":404,"message":"kol_not_exist"}', 404)).toEqual([]);
    expect(await kinds('{"statusCode":500,"message":"internal_error"}', 500)).toEqual(['broken']);
  });

  it('growth beyond what caches take, and not a heap that breathes', () => {
    const around = (bytes: number) => [300, 310, 290, 305].map((one) => one * bytes);
    const breathing = [...around(2 ** 20), ...around(2 ** 20), ...around(2 ** 20), ...around(2 ** 20)];
    expect(growthOf(breathing)).toBeUndefined();
    expect(growthOf(breathing.map((bytes, place) => bytes + place * 2 ** 25))).toContain('memory grew');
  });
});
