import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../support/app';
import { signIn } from '../support/people';

let test: TestApp;
let admin: { id: string; token: string };

beforeAll(async () => {
  test = await startTestApp();
  admin = await signIn(test, ['admin']);
});
afterAll(() => test.close());
beforeEach(() => test.database.pool.query('truncate client_errors, rate_limits'));

const report = (body: unknown, token?: string, from = '203.0.113.9') =>
  test.call('POST', '/errors', { body, headers: { 'x-forwarded-for': from }, ...(token && { token }) });
const list = async (query = '') => (await test.call('GET', `/errors${query}`, { token: admin.token })).json();

const stack = 'TypeError: x is undefined\n    at KolList (https://kolhub.example/assets/KolList-Bx3.js:12:34)';

describe('an error of a browser', () => {
  it('is kept once and counted, with who met it last', async () => {
    const body = { message: 'x is undefined', stack, path: '/kols', release: 'b1' };
    const first = await report(body, undefined);
    expect(first.statusCode).toBe(200);
    const again = await report({ ...body, stack: stack.replace('12:34', '13:35'), path: '/kols/1' }, admin.token);
    await report({ ...body, message: 'y is undefined' });
    const { data, total } = await list();
    expect(total).toBe(2);
    expect(data[1]).toMatchObject({ times: 2, message: 'x is undefined', user: { id: admin.id } });
    expect(data[1].detail).toMatchObject({ path: '/kols/1', release: 'b1' });
    expect(data[1].first_at < data[1].last_at).toBe(true);
    expect(data[0]).toMatchObject({ times: 1, user: null });
    expect((await list('?name=Y%20is')).total).toBe(1);
    const reference = first.json().data.id;
    expect(again.json().data.id).toBe(reference);
    expect((await list(`?name=${reference.toUpperCase()}`)).data).toMatchObject([{ id: reference, times: 2 }]);
    expect((await list(`?name=${reference.slice(1)}`)).total).toBe(0);
  });

  it('is kept where it has half a character, or is cut in the middle of one', async () => {
    const answer = await report({ message: `${'oh '.repeat(166)}o😀`, component: '\ud800', stack: `a\udc00${stack}` });
    expect(answer.statusCode).toBe(200);
    const { data } = await list();
    expect(data).toHaveLength(1);
    expect(data[0].message).toBe(`${'oh '.repeat(166)}o\ufffd`);
    expect(data[0].detail).toMatchObject({ component: '\ufffd' });
  });

  it('tells no secret and nobody by name', async () => {
    const secrets = [
      'mai@brand.test',
      'Canary@Password1',
      'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.abc-def',
      'k'.repeat(43),
      '0912345678',
      '+84 912 345 678',
      'secret-in-query',
      'secret-in-fragment',
    ];
    const said = `Failed for ${secrets[0]} with password: "${secrets[1]}" Bearer ${secrets[2]} ${secrets[3]} ${secrets[4]} ${secrets[5]}
      at https://kolhub.example/vi/change-password?username=${secrets[6]}#password_token=${secrets[7]}`;
    await report({ message: said, stack: `${said}\n${stack}`, path: `/x?y=${secrets[6]}`, component: said });
    const answer = JSON.stringify(await list());
    for (const secret of secrets) expect(answer, secret).not.toContain(secret);
    expect(answer).toContain('KolList-Bx3.js:12:34');
    const { rows } = await test.database.pool.query('select message || detail as text from client_errors');
    for (const secret of secrets) expect(rows[0].text, secret).not.toContain(secret);
  });

  it.each(['/r/', '/s/', '/api/v1/report-links/'])('tells no token of %s', async (way) => {
    const token = 'k7-short_one';
    await report({
      message: `failed ${way}${token}/file`,
      stack: `at f (https://x${way}${token}:1:2)`,
      path: way + token,
    });
    const { rows } = await test.database.pool.query('select message, detail from client_errors');
    expect(JSON.stringify(rows)).toContain(`${way}…`);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('is cut to size; a body beyond 16 kB and one that says nothing are refused', async () => {
    expect((await report({ message: 'm'.repeat(900), stack: 'a b '.repeat(2_000), more: 'x' })).statusCode).toBe(200);
    const [kept] = (await list()).data;
    expect(kept.message.length).toBeLessThanOrEqual(500);
    expect(kept.detail.stack.length).toBeLessThanOrEqual(4_000);
    expect(kept.detail).not.toHaveProperty('more');
    expect((await report({ message: 'm', stack: 'x'.repeat(17_000) })).json().message).toBe('file_too_large');
    for (const body of [{}, { message: ' ' }, { message: { a: 1 } }]) {
      expect((await report(body)).json().message).toBe('validation_failed');
    }
    expect((await report([])).json().message).toBe('invalid_request');
  });

  it('is not kept any more from one who reports without end; others are heard', async () => {
    const answers = [];
    for (let index = 0; index < 22; index += 1) answers.push(await report({ message: `error ${'a'.repeat(index)}` }));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(20);
    expect(answers.at(-1)?.statusCode).toBe(429);
    expect(Number(answers.at(-1)?.headers['retry-after'])).toBeGreaterThan(0);
    expect((await report({ message: 'other' }, undefined, '198.51.100.7')).statusCode).toBe(200);
  });

  it('is shown to those who may see settings only', async () => {
    const { token } = await signIn(test, ['staff']);
    expect((await test.call('GET', '/errors', { token })).statusCode).toBe(403);
    expect((await test.call('GET', '/errors')).statusCode).toBe(401);
  });
});
