import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../support/app';
import { buildBrand, buildCampaign, buildCustomer, buildKol, buildUser } from '../support/factories';
import { signIn } from '../support/people';
import { addCampaign, campaignBody, signInClient } from './campaigns.fixtures';

let test: TestApp;
let admin: Awaited<ReturnType<typeof signIn>>;

beforeAll(async () => {
  test = await startTestApp();
  admin = await signIn(test, ['admin']);
});
afterAll(() => test.close());

const next = async (plural: string, token = admin.token) =>
  (await test.call('GET', `/${plural}/next-code`, { token })).json();

describe('the next code', () => {
  it('is offered for every kind of record that has one, in its own series', async () => {
    const { db } = test.database;
    const brands = [await buildBrand(db, { code: 'NH-08' }), await buildBrand(db, { code: 'nh-09' })];
    for (const [index, brand] of brands.entries()) {
      await buildCustomer(db, { code: `KH0${index + 1}` });
      await buildCustomer(db, { code: `KH1${index + 1}` });
      await buildCampaign(db, { code: `CD00${index + 8}`, brand_id: brand.id });
      await buildKol(db, { code: `K${index + 98}` });
      await buildUser(db, { code: `NV1${index}` });
      await buildUser(db, { code: `NV2${index}` });
    }
    expect(await next('campaigns')).toEqual({ data: { code: 'CD010' } });
    expect(await next('kols')).toEqual({ data: { code: 'K100' } });
    expect(await next('customers')).toEqual({ data: { code: 'KH13' } });
    expect(await next('users')).toEqual({ data: { code: 'NV22' } });
  });

  it('leaves alone what a removed record was called', async () => {
    const { db } = test.database;
    await buildKol(db, { code: 'K250', deleted_at: new Date() });
    expect(await next('kols')).toEqual({ data: { code: 'K251' } });
  });

  it('counts on from the highest number, however its digits are written', async () => {
    const { db } = test.database;
    for (const code of ['K0999', 'k1000', 'K99X9', 'K12345678901', 'KX2000', 'L3000']) await buildKol(db, { code });
    expect(await next('kols')).toEqual({ data: { code: 'K1001' } });
  });

  it('goes to one of two who were offered it; the other is offered the one after', async () => {
    const { code } = (await next('campaigns')).data;
    const bodies = [await campaignBody(test, { code }), await campaignBody(test, { code })];
    const answers = await Promise.all(
      bodies.map((body) => test.call('POST', '/campaigns', { token: admin.token, body })),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const refused = answers.find(({ statusCode }) => statusCode === 409);
    expect(refused?.json()).toMatchObject({ message: 'campaign_code_already_exist' });
    expect((await next('campaigns')).data.code).toBe('CD011');
  });

  it('is not told to those who add nothing', async () => {
    const { brand } = await addCampaign(test, admin.token);
    const client = await signInClient(test, brand.id, 'brand');
    for (const plural of ['campaigns', 'kols', 'customers', 'brands', 'users']) {
      expect((await next(plural, client.token)).message).toBe('permission_denied');
    }
  });
});
