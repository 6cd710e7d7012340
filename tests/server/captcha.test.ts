import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { altchaCaptcha } from '../../src/server/adapters/captcha/altcha';
import { cleanUp } from '../../src/server/jobs/queries';
import { startTestApp, type TestApp } from '../support/app';
import { codeOf } from './companies.fixtures';
import { countWritten, requestFields, solvedCaptcha } from './requests.fixtures';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

/** Asks as a guest. */
function ask(captcha_token?: string, changes: Record<string, unknown> = {}) {
  const body = requestFields({ ...(captcha_token !== undefined && { captcha_token }), ...changes });
  return test.call('POST', '/campaigns/request/create', { body });
}

const decode = (token: string) => JSON.parse(Buffer.from(token, 'base64').toString());
const encode = (payload: unknown) => Buffer.from(JSON.stringify(payload)).toString('base64');

describe('a captcha', () => {
  const captcha = altchaCaptcha(['secret of the test']);
  const solve = async (seconds: number) => {
    const challenge = await captcha.challenge(seconds);
    const solution = await solveChallenge({ challenge: challenge as never, deriveKey });
    return { challenge, solution } as { challenge: { parameters: Record<string, unknown> }; solution: object };
  };

  it('is verified when solved, and names its challenge and its end', async () => {
    const payload = await solve(60);
    const solved = await captcha.verify(encode(payload));
    expect(solved?.challenge).toBe(payload.challenge.parameters.nonce);
    expect(solved?.expires.getTime()).toBeGreaterThan(Date.now() + 50_000);
    expect(solved?.expires.getTime()).toBeLessThan(Date.now() + 61_000);
  });

  it('is refused after its end', async () => {
    const payload = await solve(1);
    await new Promise((done) => setTimeout(done, 2_100));
    expect(await captcha.verify(encode(payload))).toBeNull();
  });

  it('is refused when made easier, longer lived, signed by others or wrongly solved', async () => {
    const payload = await solve(60);
    const { challenge, solution } = payload;
    const changed = (parameters: object) => ({
      challenge: { ...challenge, parameters: { ...challenge.parameters, ...parameters } },
      solution,
    });
    for (const bad of [
      changed({ keyPrefix: '' }),
      changed({ expiresAt: 4_000_000_000 }),
      changed({ nonce: '00' }),
      changed({ cost: 1 }),
      changed({ cost: 1e15 }),
      changed({ algorithm: 'SHA-256' }),
      changed({ expiresAt: undefined }),
      { challenge, solution: { counter: 1, derivedKey: '00'.repeat(32) } },
      { challenge, solution: {} },
      { challenge: { ...challenge, signature: '' }, solution },
      { challenge: { ...challenge, signature: undefined }, solution },
    ]) {
      expect(await captcha.verify(encode(bad)), JSON.stringify(bad)).toBeNull();
    }
    expect(await altchaCaptcha(['another']).verify(encode(payload))).toBeNull();
  });

  it('that is none at all is refused and breaks nothing', async () => {
    for (const text of ['', 'x', 'null', encode(null), encode([]), encode({ challenge: null, solution: null }), '{}']) {
      expect(await captcha.verify(text)).toBeNull();
    }
    const odd = { challenge: { parameters: { nonce: 'zz', salt: 5 }, signature: 'x' }, solution: { counter: 'x' } };
    expect(await captcha.verify(encode(odd))).toBeNull();
  });
});

describe('a guest', () => {
  it('needs one, and a right one; nothing is written without', async () => {
    const before = await countWritten(test);
    const missing = await ask();
    expect(codeOf(missing)).toEqual([400, 'captcha_missing']);
    expect(missing.json().errors).toEqual([{ property: 'captcha_token', message: 'captcha_missing' }]);
    expect(codeOf(await ask(''))).toEqual([400, 'captcha_missing']);
    expect(codeOf(await ask('rubbish'))).toEqual([400, 'captcha_failed']);
    expect(await countWritten(test)).toEqual(before);
  });

  it('uses one once: a replay is refused, also with another spelling of it', async () => {
    const token = await solvedCaptcha(test);
    expect((await ask(token)).statusCode).toBe(200);
    const { challenge, solution } = decode(token);
    expect(codeOf(await ask(token))).toEqual([400, 'captcha_failed']);
    expect(codeOf(await ask(encode({ solution, challenge, more: 1 })))).toEqual([400, 'captcha_failed']);
    expect((await countWritten(test)).requests).toBe(1);
  });

  it('wins once of two who send the same solution at once', async () => {
    const token = await solvedCaptcha(test);
    const answers = await Promise.all([ask(token), ask(token), ask(token)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400, 400]);
  });
});

it('is not used up by a request that is refused for something else', async () => {
  const token = await solvedCaptcha(test);
  await test.database.pool.query('delete from rate_limits');
  const refused = await ask(token, { request_kols: ['01900000-0000-7000-8000-000000000000'] });
  expect(codeOf(refused)).toEqual([404, 'kol_not_exist']);
  expect((await ask(token)).statusCode).toBe(200);
});

it('is slowed where one address asks again and again', async () => {
  await test.database.pool.query('delete from rate_limits');
  const answers = [];
  for (let index = 0; index < 11; index += 1) answers.push(await ask('rubbish'));
  expect(answers.slice(0, 10).map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(400));
  expect(answers[10]?.statusCode).toBe(429);
  expect(Number(answers[10]?.headers['retry-after'])).toBeGreaterThan(0);
});

it('is forgotten once nobody could use it any more', async () => {
  const { pool, db } = test.database;
  await pool.query("insert into spent_captchas values ('old', now() - interval '2 days'), ('new', now())");
  await cleanUp(db);
  const { rows } = await pool.query("select challenge from spent_captchas where challenge in ('old', 'new')");
  expect(rows).toEqual([{ challenge: 'new' }]);
});
