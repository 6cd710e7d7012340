import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { representatives } from '../../src/server/db/schema/customers';
import { newId } from '../../src/server/ids';
import type { TestApp } from '../support/app';
import { buildBrand, buildCustomer } from '../support/factories';
import { signIn, word } from '../support/people';

/** A complete request as its form sends it. */
export function requestFields(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    request_name: `Yêu cầu ${word()}`,
    request_start_date: '2036-04-01',
    request_end_date: '2036-04-30',
    request_budget: 350_000_000,
    request_description: 'Cần nhóm chuyên chăm da.',
    brand_name: 'Nhãn mới',
    customer_name: 'Công ty Mới',
    customer_phone: '0912345678',
    customer_email: `${word()}@khach.example`,
    ...changes,
  };
}

type Files = Record<string, readonly [bytes: Buffer, name: string][]>;

/** The same as a browser's form, with files. */
export function requestForm(fields: Record<string, unknown>, files: Files = {}): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    for (const one of [value].flat()) form.append(name, String(one));
  }
  for (const [field, list] of Object.entries(files)) {
    for (const [bytes, name] of list) form.append(field, new Blob([new Uint8Array(bytes)]), name);
  }
  return form;
}

/** A solved captcha, as the widget hands it in. */
export async function solvedCaptcha(test: TestApp): Promise<string> {
  const challenge = (await test.call('GET', '/captcha')).json().data;
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}

/** A customer with two brands, somebody who stands for it and somebody who stands for its first brand. */
export async function buildClients(test: TestApp) {
  const { db } = test.database;
  const customer = await buildCustomer(db);
  const brand = await buildBrand(db, { customer_id: customer.id });
  const other = await buildBrand(db, { customer_id: customer.id });
  const forCustomer = await signIn(test, ['customer'], { type: 'customer' });
  const forBrand = await signIn(test, ['brand'], { type: 'brand' });
  await db.insert(representatives).values([
    { id: newId(), user_id: forCustomer.id, type: 'customer', customer_id: customer.id },
    { id: newId(), user_id: forBrand.id, type: 'brand', brand_id: brand.id },
  ]);
  return { customer, brand, other, forCustomer, forBrand };
}

/** Sends a request as this caller; answers its id. */
export async function sendRequest(
  test: TestApp,
  token: string,
  changes: Record<string, unknown> = {},
): Promise<string> {
  const answer = await test.call('POST', '/campaigns/request/create', { token, body: requestFields(changes) });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json().data.id;
}

/** How much there is of what a request writes. */
export async function countWritten(test: TestApp): Promise<Record<string, number>> {
  const { rows } = await test.database.pool.query(`select (select count(*)::int from campaign_requests) as requests,
    (select count(*)::int from request_kols) as kols, (select count(*)::int from request_files) as links,
    (select count(*)::int from media_files) as files, (select count(*)::int from spent_captchas) as captchas,
    (select count(*)::int from notifications) as notifications, (select count(*)::int from audit_log) as audit`);
  return rows[0];
}
