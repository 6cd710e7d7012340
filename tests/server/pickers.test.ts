import { afterAll, beforeAll, expect, it } from 'vitest';
import { paging } from '../../src/domain/limits';
import { representatives } from '../../src/server/db/schema/customers';
import { newId } from '../../src/server/ids';
import { startTestApp, type TestApp } from '../support/app';
import { buildBrand, buildCustomer, buildKol, buildUser } from '../support/factories';
import { signIn } from '../support/people';

const count = paging.largestSize + 1;
const pickers = [
  { path: '/customers', fields: ['code', 'id', 'logo', 'name'] },
  { path: '/brands', fields: ['code', 'id', 'logo', 'name'] },
  { path: '/users/employees', fields: ['avatar', 'code', 'fullname', 'id'] },
];

let test: TestApp;
let manager: Awaited<ReturnType<typeof signIn>>;

beforeAll(async () => {
  test = await startTestApp();
  const { db } = test.database;
  manager = await signIn(test, ['manager']);
  for (let at = 0; at < count; at += 1) {
    const customer = await buildCustomer(db);
    await buildBrand(db, { customer_id: customer.id });
    await buildUser(db);
    await buildKol(db);
  }
});
afterAll(() => test.close());

const read = async (path: string, token = manager.token) => (await test.call('GET', path, { token })).json();

it.each(pickers)('$path answers the picker all rows, and of each its own fields only', async ({ path, fields }) => {
  const { data, size, total } = await read(`${path}?size=1000&sort=NAMEASC`);
  expect(size).toBe(1000);
  expect(data.length).toBe(total);
  expect(data.length).toBeGreaterThanOrEqual(count);
  for (const row of data) expect(Object.keys(row).sort()).toEqual(fields);
  const second = await read(`${path}?size=${count - 1}&page=2&sort=NAMEASC`);
  expect(second.data.map(({ id }: { id: string }) => id)).toEqual(
    data.slice(count - 1).map(({ id }: { id: string }) => id),
  );
  expect(await read(`${path}?size=99999`)).toMatchObject({ size: paging.pickerCap, total });
});

it.each(['/customers', '/brands'])('%s answers whole records up to the largest size of a list', async (path) => {
  const { data } = await read(`${path}?size=${paging.largestSize}`);
  expect(data).toHaveLength(paging.largestSize);
  expect(data[0]).toMatchObject({ status: 'active', version: expect.any(Number), createdBy: null });
});

it.each(['/kols', '/users/lists'])('%s is still cut to the largest size', async (path) => {
  const { data, size } = await read(`${path}?size=1000`);
  expect(size).toBe(paging.largestSize);
  expect(data).toHaveLength(paging.largestSize);
});

it('shows a customer in the picker only its own brands', async () => {
  const own = await buildCustomer(test.database.db);
  const brand = await buildBrand(test.database.db, { customer_id: own.id });
  const person = await signIn(test, ['customer'], { type: 'customer' });
  await test.database.db
    .insert(representatives)
    .values({ id: newId(), user_id: person.id, type: 'customer', customer_id: own.id });
  expect(await read('/brands?size=1000', person.token)).toMatchObject({ total: 1, data: [{ id: brand.id }] });
});
