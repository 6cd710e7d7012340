import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BrandOverlap } from '../../src/domain/campaigns/overlaps';
import { addDays, dayOf } from '../../src/domain/dates';
import { representatives } from '../../src/server/db/schema/customers';
import { newId } from '../../src/server/ids';
import { startTestApp, type TestApp } from '../support/app';
import { buildBrand, buildCampaign, buildKol, buildSow } from '../support/factories';
import { signIn } from '../support/people';

let test: TestApp;
const ids: Record<string, string> = {};
const tokens: Record<string, string> = {};
const today = dayOf(new Date());
const recently = { status: 'done' as const, start_date: addDays(today, -60), end_date: addDays(today, -30) };

beforeAll(async () => {
  test = await startTestApp();
  const { db, pool } = test.database;
  const sectorIn = async (brand: string, codes: readonly string[]) =>
    pool.query(
      "insert into brand_sectors (brand_id, sector_id) select $1, id from sectors where type <> 'kol' and type || '.' || code = any($2)",
      [brand, codes],
    );
  const brandIn = async (name: string, codes: readonly string[], changes: Parameters<typeof buildBrand>[1] = {}) => {
    const brand = await buildBrand(db, { name, ...changes });
    await sectorIn(brand.id, codes);
    ids[name] = brand.id;
    return brand;
  };
  const own = await brandIn('own', ['customer_brand.fmcg', 'industry.food', 'customer_brand.others']);
  await brandIn('rival', ['customer_brand.fmcg', 'industry.food']);
  await brandIn('sister', ['customer_brand.fmcg', 'industry.food'], { customer_id: own.customer_id });
  await brandIn('otherIndustry', ['customer_brand.fmcg', 'industry.fashion']);
  await brandIn('noIndustry', ['customer_brand.fmcg']);
  await brandIn('otherSector', ['customer_brand.insurance', 'industry.food']);
  await brandIn('anyOther', ['customer_brand.others', 'industry.food']);
  const kol = await buildKol(db);
  const idle = await buildKol(db);
  Object.assign(ids, { kol: kol.id, idle: idle.id });
  const book = async (brand: string, changes: Parameters<typeof buildCampaign>[1] = recently) => {
    const campaign = await buildCampaign(db, { brand_id: ids[brand], ...changes });
    await buildSow(db, { campaign_id: campaign.id, kol_id: kol.id });
    return campaign.id;
  };
  for (const brand of ['own', 'sister', 'otherIndustry', 'otherSector', 'anyOther']) await book(brand);
  ids.late = await book('rival');
  await book('rival', { ...recently, end_date: addDays(today, -45) });
  await book('rival', { ...recently, deleted_at: new Date(), status: 'on_going' });
  ids.running = await book('noIndustry', { status: 'on_going', start_date: addDays(today, -3), end_date: null });
  const [manager, client] = [await signIn(test, ['manager']), await signIn(test, ['customer'], { type: 'customer' })];
  await db
    .insert(representatives)
    .values({ id: newId(), user_id: client.id, type: 'customer', customer_id: own.customer_id });
  Object.assign(tokens, { manager: manager.token, client: client.token });
});
afterAll(() => test.close());

const asked = (brand: string | undefined, ...kols: (string | undefined)[]) =>
  `/campaigns/overlaps?brand_id=${brand}&${kols.map((id) => `ids=${id}`).join('&')}`;

describe('GET /campaigns/overlaps', () => {
  it('tells staff of work for competitors alone: another customer, a sector and an industry in common', async () => {
    const answer = await test.call('GET', asked(ids.own, ids.kol, ids.idle), { token: tokens.manager ?? '' });
    expect(answer.statusCode).toBe(200);
    const { data } = answer.json<{ data: BrandOverlap[] }>();
    expect(data.map(({ kol_id, brand, campaign, running }) => [kol_id, brand.name, campaign.id, running])).toEqual([
      [ids.kol, 'noIndustry', ids.running, true],
      [ids.kol, 'rival', ids.late, false],
    ]);
    expect(data[1]).toMatchObject({
      sectors: ['Hàng tiêu dùng nhanh (FMCG)', 'Thực phẩm'],
      end_date: recently.end_date,
    });
    expect(data.map(({ sectors }) => sectors.length)).toEqual([1, 2]);
  });

  it('names what they have in common in the language of who asks', async () => {
    const headers = { 'accept-language': 'en' };
    const answer = await test.call('GET', asked(ids.own, ids.kol), { token: tokens.manager ?? '', headers });
    expect(answer.json().data[1].sectors).toEqual(['FMCG', 'Food']);
  });

  it('is refused to clients, also of their own brand, and to who is not signed in', async () => {
    const answer = await test.call('GET', asked(ids.own, ids.kol), { token: tokens.client ?? '' });
    expect([answer.statusCode, answer.json().message]).toEqual([403, 'permission_denied']);
    expect((await test.call('GET', asked(ids.own, ids.kol))).statusCode).toBe(401);
  });

  it('asks for a brand that is there and for KOLs', async () => {
    const as = { token: tokens.manager ?? '' };
    expect((await test.call('GET', asked(newId(), ids.kol), as)).json().message).toBe('brand_not_exist');
    for (const path of [`/campaigns/overlaps?brand_id=${ids.own}`, `/campaigns/overlaps?ids=${ids.kol}`]) {
      expect((await test.call('GET', path, as)).statusCode).toBe(400);
    }
    const many = Array.from({ length: 201 }, () => newId());
    expect((await test.call('GET', asked(ids.own, ...many), as)).statusCode).toBe(400);
  });
});
