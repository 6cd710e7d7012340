import type { TestApp } from '../support/app';
import { word } from '../support/people';

/** Ids of sectors of these types, in order. */
export async function sectorIds(test: TestApp, type: 'customer_brand' | 'industry' | 'kol'): Promise<string[]> {
  const { rows } = await test.database.pool.query<{ id: string }>(
    'select id from sectors where type = $1 order by position',
    [type],
  );
  return rows.map(({ id }) => id);
}

/** A complete body of `POST /customers` that no other test of this process has used. */
export async function customerBody(test: TestApp, changes: object = {}): Promise<Record<string, unknown>> {
  const name = word();
  const [sector] = await sectorIds(test, 'customer_brand');
  const names = { code: name, name: `Công ty ${name}`, trading_name: `Tên ${name}` };
  return { ...names, tax_number: '0301234567', sectors: [sector], ...changes };
}

/** A complete body of `POST /brands`; the customer is the caller's to name. */
export async function brandBody(test: TestApp, changes: object): Promise<Record<string, unknown>> {
  const name = word();
  const [sector] = await sectorIds(test, 'customer_brand');
  const [industry] = await sectorIds(test, 'industry');
  return { code: name, name: `Nhãn ${name}`, sectorIds: [sector, industry], ...changes };
}

/** Adds a customer by the call, as this caller; answers it. */
export async function addCustomer(test: TestApp, token: string, changes: object = {}) {
  const answer = await test.call('POST', '/customers', { token, body: await customerBody(test, changes) });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json().data;
}

/** Adds a brand by the call, as this caller; answers it. */
export async function addBrand(test: TestApp, token: string, changes: object) {
  const answer = await test.call('POST', '/brands', { token, body: await brandBody(test, changes) });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json().data;
}

/** Adds a representative by the call, as this caller; answers it. */
export async function addRepresentative(test: TestApp, token: string, object: object, changes: object = {}) {
  const email = `${word()}@example.test`;
  const body = { fullname: 'Lê Thị Mai', phone: '(028) 3822-1234', email, position: 'Giám đốc', ...object, ...changes };
  const answer = await test.call('POST', '/representatives', { token, body });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json().data;
}

interface Answer {
  statusCode: number;
  json(): { message: string };
}

/** Status and code of a refusal. */
export const codeOf = (answer: Answer) => [answer.statusCode, answer.json().message];

export const nobody = '01900000-0000-7000-8000-000000000000';
