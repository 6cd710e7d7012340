import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { clamdAntivirus } from '../../src/server/adapters/antivirus/clamd';
import { readConfig } from '../../src/server/config';
import { startTestApp, type TestApp } from '../support/app';
import { buildUser } from '../support/factories';
import { eicar, startFakeClamd } from '../support/fakeClamd';
import { freePort } from '../support/freePort';
import { signIn } from '../support/people';

const pdf = (text = '') =>
  Buffer.from(`%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\n%${text}\ntrailer<</Root 1 0 R>>\n%%EOF\n`);

let clamd: Awaited<ReturnType<typeof startFakeClamd>>;
let test: TestApp;
let token: string;
beforeAll(async () => {
  clamd = await startFakeClamd();
  test = await startTestApp({ CLAMD: clamd.address });
  token = await test.tokenOf((await buildUser(test.database.db)).id);
});
beforeEach(() => {
  Object.assign(clamd.state, { mood: 'well', scanned: [] });
});
afterAll(async () => {
  await test.close();
  await clamd.stop();
});

function upload(bytes: Buffer, to = test, by = token) {
  const form = new FormData();
  form.append('file', new File([new Uint8Array(bytes)], 'tài liệu.pdf'));
  return to.call('POST', '/media/create-file', { token: by, form });
}

const kept = async () => (await test.database.pool.query('select count(*)::int as n from media_files')).rows[0].n;

describe('an upload', () => {
  it('is kept where the antivirus finds nothing, which has seen it byte for byte', async () => {
    const bytes = pdf('x'.repeat(200_000));
    expect((await upload(bytes)).statusCode).toBe(200);
    expect(clamd.state.scanned.map((scanned) => scanned.equals(bytes))).toEqual([true]);
  });

  it('is refused and not kept where it finds something', async () => {
    const before = await kept();
    const answer = await upload(pdf(eicar));
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({
      statusCode: 400,
      message: 'file_infected',
      errors: [{ property: 'file', message: 'file_infected' }],
    });
    expect(await kept()).toBe(before);
  });

  it('is looked at before it is read, also a workbook', async () => {
    const form = new FormData();
    form.append('file', new File([eicar], 'kols.xlsx'));
    const admin = await signIn(test, ['admin']);
    const answer = await test.call('POST', '/kols/import', { token: admin.token, form });
    expect(answer.json().message).toBe('file_infected');
  });

  it('is refused where nobody says that it is clean', async () => {
    const before = await kept();
    for (const mood of ['refusing', 'dumb'] as const) {
      clamd.state.mood = mood;
      const answer = await upload(pdf());
      expect([mood, answer.statusCode, answer.json().message]).toEqual([mood, 503, 'file_check_unavailable']);
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    }
    const away = await startTestApp({ CLAMD: `127.0.0.1:${await freePort()}` });
    const by = await away.tokenOf((await buildUser(away.database.db)).id);
    expect((await upload(pdf(), away, by)).json().message).toBe('file_check_unavailable');
    await away.close();
    expect(await kept()).toBe(before);
  });

  it('is looked at by nobody where no antivirus is named', async () => {
    const without = await startTestApp();
    const by = await without.tokenOf((await buildUser(without.database.db)).id);
    expect((await upload(pdf(eicar), without, by)).statusCode).toBe(200);
    await without.close();
  });
});

it('clamd says what it found', async () => {
  const antivirus = clamdAntivirus({ host: '127.0.0.1', port: Number(clamd.address.split(':')[1]) });
  expect(await antivirus.scan(Buffer.from(eicar))).toBe('Eicar-Signature');
  expect(await antivirus.scan(Buffer.alloc(0))).toBeNull();
});

it('is named by host and port', () => {
  const of = (CLAMD: string) => readConfig({ CLAMD }).clamd;
  expect(of('clamd.internal:3310')).toEqual({ host: 'clamd.internal', port: 3310 });
  expect(of('[::1]:3310')).toEqual({ host: '::1', port: 3310 });
  expect(of('')).toBeNull();
  expect(() => of('clamd')).toThrow('CLAMD must be host:port');
});
