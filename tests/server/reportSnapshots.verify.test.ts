import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inTransaction, type Services } from '../../src/server/context';
import { documentToFreeze, keepFrozen } from '../../src/server/reportSnapshots/freeze';
import { startTestApp, type TestApp } from '../support/app';
import { type FrozenStage, frozenStage } from './reportSnapshots.fixtures';

let test: TestApp;
let services: Services;
let stage: FrozenStage;
let frozen: { id: string; number: string; sha256: string; code: string };

beforeAll(async () => {
  test = await startTestApp();
  services = { ...test.services, log: test.app.log };
  stage = await frozenStage(test);
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.database.pool.query('delete from rate_limits');
  frozen = await freeze();
});

async function freeze(replaces: string | null = null) {
  const wanted = { as_of: '2026-03-20', audience: 'staff' } as const;
  const toFreeze = await documentToFreeze(services, stage.campaign.id, wanted);
  const kept = await inTransaction(services, (tx) => keepFrozen(tx, toFreeze, { label: 'Nội bộ', replaces, by: null }));
  const { rows } = await test.database.pool.query('select sha256 from report_snapshots where id = $1', [kept.id]);
  return { ...kept, sha256: rows[0].sha256 as string, code: rows[0].sha256.slice(0, 16) as string };
}
const withdraw = (id: string) =>
  test.database.pool.query(
    "update report_snapshots set withdrawn_at = now(), withdraw_reason = 'Bí mật' where id = $1",
    [id],
  );
const byHash = (sha256: string) => test.call('GET', `/verify/${encodeURIComponent(sha256)}`);
const byNumber = (number: string, code: string) =>
  test.call('GET', `/verify?number=${encodeURIComponent(number)}&code=${encodeURIComponent(code)}`);

const unknown = { data: { known: false } };

describe('proving a frozen report', () => {
  it('says what it is to anybody, by its hash or by number and code, in either case, and nothing more', async () => {
    const said = {
      ...{ known: true, number: frozen.number, campaign: stage.campaign.name, brand: stage.brand.name },
      ...{ as_of: '2026-03-20', created_at: expect.any(String), status: 'valid', replaced_by: null },
    };
    for (const answer of [
      await byHash(frozen.sha256),
      await byHash(frozen.sha256.toUpperCase()),
      await byNumber(frozen.number, frozen.code),
      await byNumber(` ${frozen.number.toLowerCase()} `, frozen.code.toUpperCase()),
    ]) {
      expect([answer.statusCode, answer.json()]).toEqual([200, { data: said }]);
    }
  });

  it('of a file, by the hash of its bytes alone', async () => {
    const sha256 = 'ab'.repeat(32);
    const file = '01a203c7-2ca5-7312-b17e-b2918b262eaa';
    await test.database.pool.query(
      `insert into media_files (id, kind, storage_key, sha256, type, file_name, size)
       values ($1, 'document', $2, $2, 'application/pdf', 'a.pdf', 1)`,
      [file, sha256],
    );
    await test.database.pool.query(
      `insert into report_snapshot_files (snapshot_id, type, lang, file_id, sha256, size)
       values ($1, 'pdf', 'vi', $2, $3, 1)`,
      [frozen.id, file, sha256],
    );
    expect((await byHash(sha256)).json().data).toMatchObject({ known: true, number: frozen.number });
    expect((await byHash(`${sha256.slice(0, -1)}c`)).json()).toEqual(unknown);
  });

  it('says that it was withdrawn, then what took its place', async () => {
    await withdraw(frozen.id);
    expect((await byHash(frozen.sha256)).json().data).toMatchObject({ status: 'withdrawn', replaced_by: null });
    const newer = await freeze();
    const told = await byNumber(frozen.number, frozen.code);
    expect(told.json().data).toMatchObject({ status: 'replaced', replaced_by: newer.number });
    expect(told.body).not.toMatch(/Bí mật|Nội bộ/);
    const newest = await freeze(newer.id);
    expect((await byHash(newer.sha256)).json().data).toMatchObject({ status: 'replaced', replaced_by: newest.number });
  });

  it('is possible as it was frozen when its campaign has another name, or is gone', async () => {
    const set = (columns: string) => test.database.pool.query(`update campaigns set ${columns}`);
    await set("name = 'Tên khác', deleted_at = now()");
    expect((await byHash(frozen.sha256)).json().data).toMatchObject({ known: true, campaign: stage.campaign.name });
    await test.database.pool.query('update campaigns set name = $1, deleted_at = null where id = $2', [
      stage.campaign.name,
      stage.campaign.id,
    ]);
  });

  it.each([
    ['a hash of nothing', 'f'.repeat(64)],
    ['too short a hash', 'abc'],
    ['no hash', "x' or 1=1 --"],
    ['an empty character', '\0'.repeat(3)],
    ['an odd one', '%'],
    ['a long one', 'f'.repeat(400)],
  ])('%s is unknown', async (_name, sha256) => {
    const answer = await byHash(sha256);
    expect([answer.statusCode, answer.json()]).toEqual([200, unknown]);
  });

  it('a number without its own code is unknown', async () => {
    const other = await freeze();
    for (const [number, code] of [
      [frozen.number, other.code],
      [frozen.number, frozen.sha256],
      [frozen.number, frozen.code.slice(0, 15)],
      [frozen.number, '\0'],
      ['RPT-2026-999999', frozen.code],
      ['RPT'.repeat(500), frozen.code],
      ['%', '_'],
    ] as const) {
      const answer = await byNumber(number, code);
      expect([answer.statusCode, answer.json()], number.slice(0, 20)).toEqual([200, unknown]);
    }
  });

  it('is slowed after 20 tries of one network, by whichever way', async () => {
    for (let n = 0; n < 10; n += 1) {
      expect((await byHash(frozen.sha256)).statusCode).toBe(200);
      expect((await byNumber(frozen.number, frozen.code)).statusCode).toBe(200);
    }
    const slowed = [await byHash(frozen.sha256), await byNumber(frozen.number, 'x')];
    expect(slowed.map(({ statusCode }) => statusCode)).toEqual([429, 429]);
    expect(slowed[0]?.headers['retry-after']).toBe('1');
    await test.database.pool.query("update rate_limits set window_start = window_start - interval '2 s'");
    expect((await byHash(frozen.sha256)).statusCode).toBe(200);
    expect((await byHash(frozen.sha256)).headers['retry-after']).toBe('2');
  });
});
