import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, dayOf, startOfDay } from '../../src/domain/dates';
import { noSector } from '../../src/domain/noSector';
import { brandSectors, customerSectors } from '../../src/server/db/schema/customers';
import { kolSectors } from '../../src/server/db/schema/kols';
import { startTestApp, type TestApp } from '../support/app';
import { buildBrand, buildCampaign, buildCustomer, buildKol, buildSocial } from '../support/factories';
import { signIn } from '../support/people';

const reports = ['/customers/report', '/brands/report', '/kols/report', '/campaigns/report'];
const period = { start_date: '2026-02-10', end_date: '2026-03-05' };
const query = `start_date=${period.start_date}&end_date=${period.end_date}`;

let test: TestApp;
let manager: Awaited<ReturnType<typeof signIn>>;
let sectors: { id: string }[];

beforeAll(async () => {
  test = await startTestApp();
  manager = await signIn(test, ['manager']);
  sectors = (await test.call('GET', '/setting/sectors')).json().data;
});
afterAll(() => test.close());

const read = async (path: string) => (await test.call('GET', path, { token: manager.token })).json();
const totalOf = async (path: string) => (await read(`${path}&count=exact&size=1`)).total;
const faultsOf = async (path: string) => {
  const answer = await test.call('GET', path, { token: manager.token });
  return [answer.statusCode, answer.json().errors?.map(({ message }: { message: string }) => message)];
};

/** One made on each side of both ends of the period and of the one before it, on the agency's clock. */
const moments = [
  new Date(startOfDay('2026-01-17').getTime() - 1),
  startOfDay('2026-01-17'),
  new Date(startOfDay(period.start_date).getTime() - 1),
  startOfDay(period.start_date),
  new Date(startOfDay(addDays(period.end_date, 1)).getTime() - 1),
  startOfDay(addDays(period.end_date, 1)),
];

describe('who may ask', () => {
  it('is staff with the right, nobody else', async () => {
    const staff = await signIn(test, ['staff']);
    const customer = await signIn(test, ['manager'], { type: 'customer' });
    for (const path of reports) {
      expect((await test.call('GET', path, {})).statusCode).toBe(401);
      expect((await test.call('GET', path, { token: staff.token })).statusCode).toBe(403);
      expect((await test.call('GET', path, { token: customer.token })).statusCode).toBe(403);
      expect((await test.call('GET', path, { token: manager.token })).statusCode).toBe(200);
    }
  });
});

describe('the period', () => {
  it('is from the first of the month two months ago to today where none is named', async () => {
    const today = dayOf(new Date());
    const [year = 0, month = 0] = today.split('-').map(Number);
    const start_date = new Date(Date.UTC(year, month - 3, 1)).toISOString().slice(0, 10);
    for (const path of reports) expect((await read(path)).data).toMatchObject({ start_date, end_date: today });
    const { data } = await read('/kols/report?end_date=2026-01-31');
    expect([data.start_date, data.end_date]).toEqual(['2025-11-01', '2026-01-31']);
  });

  it('has an end after its start, ten years at most, and days that exist', async () => {
    for (const path of reports) {
      expect(await faultsOf(`${path}?start_date=2026-03-02&end_date=2026-03-01`)).toEqual([
        400,
        ['end_date_before_start'],
      ]);
      expect(await faultsOf(`${path}?start_date=2999-01-01`)).toEqual([400, ['end_date_before_start']]);
      expect(await faultsOf(`${path}?start_date=2016-01-01&end_date=2026-01-01`)).toEqual([400, ['period_too_long']]);
      expect(await faultsOf(`${path}?start_date=2010-01-01`)).toEqual([400, ['period_too_long']]);
      expect(await faultsOf(`${path}?start_date=2026-02-30`)).toEqual([400, ['invalid_date']]);
      expect((await faultsOf(`${path}?start_date=2016-01-01&end_date=2025-12-31`))[0]).toBe(200);
    }
  });

  it('without anything in it is answered with nothing', async () => {
    const { data } = await read('/campaigns/report?start_date=1999-01-01&end_date=1999-02-01');
    expect(data.totals).toEqual({ total: 0, added: 0, before: 0 });
    expect(data.by_sector).toEqual([]);
    expect(data.by_month.map(({ month }: { month: string }) => month)).toEqual(['1999-01', '1999-02']);
    expect(data.by_month[0]).toMatchObject({ budget: '0', views: null, cpe: null, cpv: null, kpis_met: 0 });
    expect(data.top_kols).toEqual({ by_cpe: [], by_cpv: [] });
    expect(data.evaluation).toMatchObject({ count: 0, average: null });
  });
});

describe('customers, brands and KOLs', () => {
  it('are counted by the day they were made, as their lists count them', async () => {
    const { db } = test.database;
    const customer = await buildCustomer(db, { created_at: new Date('2020-01-01') });
    for (const created_at of moments) {
      await buildCustomer(db, { created_at });
      await buildBrand(db, { created_at, customer_id: customer.id });
      await buildKol(db, { created_at });
    }
    await buildCustomer(db, { created_at: moments[3], status: 'pending' });
    await buildKol(db, { created_at: moments[3], status: 'pending' });
    await buildKol(db, { created_at: moments[3], status: 'active', public: false });
    for (const [path, status, older, unlisted] of [
      ['/customers', 'statuses', 1, 0],
      ['/brands', 'statuses', 0, 0],
      ['/kols', 'status', 0, 1],
    ] as const) {
      const { totals } = (await read(`${path}/report?${query}`)).data;
      expect([path, totals]).toEqual([path, { total: 5 + older + unlisted, added: 2 + unlisted, before: 2 }]);
      const listed = `${path}?${status}=in_force&created_to=${period.end_date}`;
      expect(await totalOf(listed)).toBe(totals.total);
      expect(await totalOf(`${listed}&created_from=${period.start_date}`)).toBe(totals.added);
    }
  });

  it('count once in each of their sectors, and lead to lists of as many', async () => {
    const { db } = test.database;
    const created_at = new Date('2026-02-20');
    for (let index = 0; index < 8; index += 1) {
      const linked = sectors.slice(0, index + 1).map(({ id }) => id);
      const [customer, kol] = [await buildCustomer(db, { created_at }), await buildKol(db, { created_at })];
      const brand = await buildBrand(db, { created_at, customer_id: customer.id });
      for (const sector_id of linked) {
        await db.insert(customerSectors).values({ customer_id: customer.id, sector_id });
        await db.insert(brandSectors).values({ brand_id: brand.id, sector_id });
        await db.insert(kolSectors).values({ kol_id: kol.id, sector_id });
      }
      await buildSocial(db, { kol_id: kol.id, social_type: index % 2 ? 'tiktok' : 'facebook' });
    }
    for (const path of ['/customers', '/brands']) {
      const { by_sector, other_sectors } = (await read(`${path}/report?${query}`)).data;
      expect(by_sector).toHaveLength(9);
      expect(by_sector.at(-1).sector).toBeNull();
      for (const { sector, count } of by_sector) {
        const listed = `${path}?statuses=in_force&created_to=${period.end_date}`;
        expect(await totalOf(`${listed}&sector_ids=${sector?.id ?? noSector}`)).toBe(count);
      }
      const others = other_sectors.sectors.map(({ id }: { id: string }) => `sector_ids=${id}`).join('&');
      expect(other_sectors.sectors).toHaveLength(3);
      expect(await totalOf(`${path}?statuses=in_force&created_to=${period.end_date}&${others}`)).toBe(
        other_sectors.count,
      );
    }
    const kols = (await read(`/kols/report?${query}`)).data;
    expect(kols.by_sector.map(({ count }: { count: number }) => count)).toEqual([8, 7, 6, 5, 4]);
    const others = kols.other_sectors.sectors.map(({ id }: { id: string }) => `sector_ids=${id}`).join('&');
    const listed = `/kols?status=in_force&created_to=${period.end_date}`;
    expect(kols.other_sectors.count).toBe(3);
    expect(await totalOf(`${listed}&${others}`)).toBe(3);
    expect(await totalOf(`${listed}&sector_ids=${noSector}`)).toBe(kols.without_sector);
    for (const { social_type, count } of kols.by_network) {
      expect(await totalOf(`${listed}&social_type=${social_type}`)).toBe(count);
    }
    expect(kols.by_network.map(({ count }: { count: number }) => count)).toEqual([4, 0, 4, 0]);
  });
});

describe('campaigns behind their pace', () => {
  it('come worst first, with what they lack', async () => {
    const { db } = test.database;
    const behind = { pace: 'behind' as const, pace_metric: 'views' as const, pace_day: '2026-03-05', pace_reached: 10 };
    const worse = await buildCampaign(db, { ...behind, pace_ratio: 0.2 });
    const bad = await buildCampaign(db, { ...behind, pace_ratio: 0.5 });
    await buildCampaign(db, { ...behind, pace: 'ahead', pace_ratio: 1.4 });
    await buildCampaign(db, { ...behind, pace_ratio: 0.1, start_date: '2026-04-01', end_date: '2026-04-30' });
    const { at_risk } = (await read(`/campaigns/report?${query}`)).data;
    expect(at_risk.count).toBe(2);
    expect(at_risk.campaigns.map(({ id }: { id: string }) => id)).toEqual([worse.id, bad.id]);
    expect(at_risk.campaigns[0]).toMatchObject({ pace_ratio: 0.2, pace_metric: 'views', pace_reached: 10 });
    expect(await totalOf(`/campaigns?${query}&pace=behind`)).toBe(2);
  });
});
