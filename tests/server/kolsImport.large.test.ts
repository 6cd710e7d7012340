import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoNetworks } from '../../src/server/demo/network/network';
import { startTestApp, type TestApp } from '../support/app';
import { signIn } from '../support/people';

let test: TestApp;
let person: Awaited<ReturnType<typeof signIn>>;
let sector: string;

beforeAll(async () => {
  test = await startTestApp();
  person = await signIn(test, ['manager']);
  const { rows } = await test.database.pool.query(
    "select name from sectors where type = 'kol' order by position limit 1",
  );
  sector = rows[0].name;
});
afterAll(() => test.close());

function send(text: string, fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('file', new Blob([text]), 'kols.csv');
  return test.call('POST', '/kols/import', { token: person.token, form });
}

/** KOLs with two accounts each; the named row is wrong. */
function sheet(rows: number, wrong: number | null = null): string {
  const lines = Array.from({ length: rows }, (_, index) => {
    const [row, name] = [index + 2, `kol${index}x`];
    const day = row === wrong ? '31/02/1995' : `${(index % 28) + 1}/${(index % 12) + 1}/${1960 + (index % 40)}`;
    return `${name};Nghệ danh ${name};Họ tên ${name};${sector};${day};@${name};@${name}`;
  });
  return `\uFEFF${['code;stage_name;fullname;sectors;birthdate;tiktok;instagram', ...lines].join('\r\n')}`;
}

const count = async (table: string) =>
  Number((await test.database.pool.query(`select count(*) from ${table}`)).rows[0].count);
const progressOf = async (id: string, token = person.token) =>
  (await test.call('GET', `/imports/${id}/progress`, { token })).json().data;

it('of 10,000 rows the one that is wrong is told, how far it is meanwhile, and nothing is written', {
  timeout: 180_000,
}, async () => {
  const other = await signIn(test, ['manager']);
  let isOver = false;
  const answered = send(sheet(10_000, 7_654), { review: 'false', progress: 'large' }).finally(() => {
    isOver = true;
  });
  const told: { stage: string; total: number }[] = [];
  while (!isOver) {
    const progress = await progressOf('large');
    if (progress) told.push(progress);
    expect(await progressOf('large', other.token)).toBeNull();
  }
  const answer = (await answered).json();
  expect(answer.errorRecords).toEqual([
    { row: 7_654, errors: [{ column: 'birthdate', error: 'birthdate_invalid', value: '31/02/1995' }] },
  ]);
  expect(answer.data).toMatchObject({ total: 9_999, committed: false });
  expect(told.some(({ stage, total }) => stage === 'checking' && total === 10_000)).toBe(true);
  expect(await progressOf('large')).toBeNull();
  expect([await count('kols'), await count('socials'), await count('import_runs')]).toEqual([0, 0, 0]);
});

it('thousands are written with few statements, and their accounts asked to be read', async () => {
  Object.assign(test.services.social, demoNetworks(test.database.db));
  await test.database.pool.query(`
    create sequence statements;
    create function count_statement() returns trigger language plpgsql as $$ begin perform nextval('statements'); return null; end $$;
    ${['kols', 'kol_sectors', 'socials', 'kol_cards', 'audit_log', 'pgboss.job']
      .map(
        (table) =>
          `create trigger counted after insert on ${table} for each statement execute function count_statement();`,
      )
      .join('\n')}`);
  const answer = (await send(sheet(2_500), { review: 'false' })).json();
  expect(answer).toMatchObject({ data: { total: 2_500, committed: true }, errorRecords: [] });
  expect([await count('kols'), await count('socials'), await count('kol_cards')]).toEqual([2_500, 5_000, 2_500]);
  expect(await count("pgboss.job where name = 'account'")).toBe(5_000);
  const { rows } = await test.database.pool.query('select last_value from statements');
  expect(Number(rows[0].last_value)).toBeLessThan(40);
});
