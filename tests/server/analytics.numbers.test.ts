import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CampaignAnalytics } from '../../src/domain/analytics/types';
import {
  type CampaignGroup,
  campaignGroups,
  campaignStatuses,
  statusesOfGroup,
} from '../../src/domain/campaigns/values';
import { noSector } from '../../src/domain/noSector';
import { campaignPeople, campaigns } from '../../src/server/db/schema/campaigns';
import { brandSectors } from '../../src/server/db/schema/customers';
import { startTestApp, type TestApp } from '../support/app';
import { buildBrand, buildKol } from '../support/factories';
import { signIn } from '../support/people';
import { type ReferenceCampaign, referenceReport } from '../support/referenceReport';
import { campaignArbitrary, writeCampaign } from '../support/reportCampaigns';

const period = { start_date: '2026-02-10', end_date: '2026-03-05' };
const query = `start_date=${period.start_date}&end_date=${period.end_date}`;
const starts = ['2026-01-20', '2026-02-09', '2026-02-10', '2026-02-26', '2026-03-01', '2026-03-05', '2026-03-06'];
const statuses = ['pitching', 'on_going', 'liquidation', 'done', 'done', 'cancel'] as const;

interface Known {
  reference: ReferenceCampaign;
  id: string;
  status: (typeof statuses)[number];
  start_date: string;
  end_date: string | null;
  budget: number;
  brand: number;
  manager: string;
}

let test: TestApp;
let manager: Awaited<ReturnType<typeof signIn>>;
let answer: CampaignAnalytics;
const known: Known[] = [];
const sectorsOfBrand: string[][] = [];

beforeAll(async () => {
  test = await startTestApp();
  const { db, pool } = test.database;
  await pool.query("select ensure_partitions('2026-01-01', '2026-04-30')");
  manager = await signIn(test, ['manager']);
  const other = await signIn(test, ['manager']);
  const sectors = (await test.call('GET', '/setting/sectors')).json().data.slice(0, 3);
  const brands = [];
  for (const linked of [[0], [0, 1], [2], []]) {
    const brand = await buildBrand(db);
    const ids = linked.map((index) => sectors[index].id as string);
    for (const sector_id of ids) await db.insert(brandSectors).values({ brand_id: brand.id, sector_id });
    sectorsOfBrand.push(ids);
    brands.push(brand);
  }
  const kols = [await buildKol(db), await buildKol(db)];
  const generated = fc.sample(campaignArbitrary, { numRuns: 40, seed: 16 });
  for (const [index, reference] of generated.entries()) {
    const { id } = await writeCampaign(db, reference, brands[index % 4]?.id, kols);
    const status = statuses[index % statuses.length] ?? 'done';
    const start_date = starts[index % starts.length] ?? '';
    const end_date = index % 3 === 0 ? null : index % 3 === 1 ? '2026-03-20' : start_date;
    const cancel_reason = status === 'cancel' ? 'Thôi' : null;
    const budget = index < 12 ? 999_999_999_999_999 : 1_000_000 + index;
    await db.update(campaigns).set({ status, start_date, end_date, cancel_reason, budget }).where(eq(campaigns.id, id));
    const manages = index % 2 === 0 ? manager.id : other.id;
    await db.insert(campaignPeople).values({ campaign_id: id, user_id: manages, duty: 'manager' });
    known.push({ reference, id, status, start_date, end_date, budget, brand: index % 4, manager: manages });
  }
  answer = (await test.call('GET', `/campaigns/report?${query}`, { token: manager.token })).json().data;
});
afterAll(() => test.close());

const totalOf = async (path: string) =>
  (await test.call('GET', `${path}&count=exact&size=1`, { token: manager.token })).json().total;
const runsInPeriod = ({ start_date, end_date }: Known) =>
  start_date <= period.end_date && (end_date ?? '9999') >= period.start_date;
const earns = ({ status }: Known) => status !== 'pitching' && status !== 'cancel';
const countOf = <T>(list: readonly T[], wanted: (one: T) => boolean) => list.filter(wanted).length;
const totalsAt = (campaign: Known, day: string) => referenceReport(campaign.reference, day).totals;
const plus = (one: bigint, other: number | null) => one + BigInt(other ?? 0);
const sumOf = (list: readonly (number | null)[]) => list.reduce(plus, 0n);
/** Rounded half up to two decimals, of exact fractions. */
function each(price: bigint, got: bigint): number | null {
  if (got === 0n) return null;
  const thousandths = (price * 1000n) / got;
  return Number(thousandths / 10n + (thousandths % 10n >= 5n ? 1n : 0n)) / 100;
}

describe('the campaigns of a period', () => {
  it('are counted as the list counts them', async () => {
    const running = known.filter(runsInPeriod);
    expect(answer.totals.total).toBe(running.length);
    expect(answer.totals.added).toBe(countOf(running, ({ start_date }) => start_date >= period.start_date));
    const before = (day: string) => day >= '2026-01-17' && day < period.start_date;
    expect(answer.totals.before).toBe(countOf(known, ({ start_date }) => before(start_date)));
    const listed = await test.call('GET', `/campaigns?${query}&count=exact&size=1`, { token: manager.token });
    expect(listed.json().total).toBe(answer.totals.total);
    for (const { status, count } of answer.by_status) {
      expect([status, count]).toEqual([status, countOf(running, (one) => one.status === status)]);
      const path = `/campaigns?${query}&filter_status=${status}&count=exact&size=1`;
      expect((await test.call('GET', path, { token: manager.token })).json().total).toBe(count);
    }
  });

  it('count in each sector of their brand, and their budgets are added up exactly', async () => {
    const running = known.filter(runsInPeriod);
    for (const { sector, count, by_group } of answer.by_sector) {
      const of = running.filter(({ brand }) =>
        sector ? sectorsOfBrand[brand]?.includes(sector.id) : sectorsOfBrand[brand]?.length === 0,
      );
      expect(count).toBe(of.length);
      const kept = of.filter(({ status }) => status !== 'cancel');
      const budget = answer.budget_by_sector.find((one) => one.sector?.id === sector?.id)?.budget ?? '0';
      expect(BigInt(budget)).toBe(sumOf(kept.map((one) => one.budget)));
      const inGroup = (group: CampaignGroup) => of.filter(({ status }) => statusesOfGroup[group].includes(status));
      for (const group of campaignGroups) expect([group, by_group[group]]).toEqual([group, inGroup(group).length]);
      const { budget_by_group } = answer.budget_by_sector.find((one) => one.sector?.id === sector?.id) ?? {};
      for (const group of ['inprogress', 'done'] as const) {
        expect(BigInt(budget_by_group?.[group] ?? 0)).toBe(sumOf(inGroup(group).map((one) => one.budget)));
      }
      const path = `/campaigns?${query}&sector_ids=${sector?.id ?? noSector}`;
      expect(await totalOf(path)).toBe(count);
      const statuses = campaignStatuses.filter((status) => status !== 'cancel');
      expect(await totalOf(`${path}&${statuses.map((status) => `statuses=${status}`).join('&')}`)).toBe(kept.length);
    }
    expect(answer.by_sector).toHaveLength(4);
    const budgets = answer.budget_by_sector.map(({ budget }) => BigInt(budget));
    expect(budgets).toEqual(budgets.toSorted((a, b) => (b > a ? 1 : -1)));
    expect(Number(budgets[0])).toBeGreaterThan(Number.MAX_SAFE_INTEGER / 10);
  });

  it('bring their money in the month they start, and figures on the day they are read', () => {
    expect(answer.by_month.map(({ month }) => month)).toEqual(['2026-02', '2026-03']);
    for (const month of answer.by_month) {
      const from = month.month === '2026-02' ? period.start_date : '2026-03-01';
      const to = month.month === '2026-02' ? '2026-02-28' : period.end_date;
      expect([month.start_date, month.end_date]).toEqual([from, to]);
      const earning = known.filter(earns);
      const started = earning.filter((one) => one.start_date >= from && one.start_date <= to);
      const atEnd = started.map((one) => ({ ...one, totals: totalsAt(one, period.end_date) }));
      expect(month.campaigns).toBe(started.length);
      expect(BigInt(month.budget)).toBe(sumOf(started.map(({ budget }) => budget)));
      const sale = sumOf(atEnd.map(({ totals }) => totals.price));
      const booking = sumOf(atEnd.map(({ totals }) => totals.booking_price));
      expect([month.sale, month.booking, month.margin].map(BigInt)).toEqual([sale, booking, sale - booking]);
      for (const [metric, cost] of [
        ['engagement', 'cpe'],
        ['views', 'cpv'],
      ] as const) {
        const measured = atEnd.filter(({ totals }) => totals[metric] !== null);
        const price = sumOf(measured.map(({ totals }) => totals.price));
        expect(month[cost]).toBe(each(price, sumOf(measured.map(({ totals }) => totals[metric]))));
        expect(month[`${cost}_campaigns`]).toBe(measured.length);
        const dayBefore = from === period.start_date ? '2026-02-09' : '2026-02-28';
        const reads = earning.map((one) => [totalsAt(one, to)[metric], totalsAt(one, dayBefore)[metric]] as const);
        const change = reads.reduce((sum, [now, then]) => sum + BigInt(now ?? 0) - BigInt(then ?? 0), 0n);
        expect(BigInt(month[metric] ?? 0)).toBe(change);
      }
    }
    expect(answer.by_month.some(({ cpe }) => cpe !== null)).toBe(true);
  });

  it('meet their targets or miss them, once they are done', () => {
    for (const month of answer.by_month) {
      const done = known.filter(
        (one) => one.status === 'done' && one.start_date >= month.start_date && one.start_date <= month.end_date,
      );
      const kpis = done.flatMap((one) =>
        totalsAt(one, period.end_date).progress.filter(
          ({ type, target, current }) =>
            ['quantity', 'views', 'engagement'].includes(type) && target && current !== null,
        ),
      );
      expect(month.kpis_met).toBe(countOf(kpis, ({ current, target }) => (current ?? 0) >= (target ?? 0)));
      expect(month.kpis_missed).toBe(countOf(kpis, ({ current, target }) => (current ?? 0) < (target ?? 0)));
    }
  });

  it('weigh on their managers, with what they earn', async () => {
    for (const load of answer.by_manager) {
      const own = known.filter((one) => runsInPeriod(one) && one.manager === load.manager.id);
      const running = own.filter(({ status }) => status !== 'done' && status !== 'cancel');
      expect(load.running).toBe(running.length);
      expect(load.overdue).toBe(countOf(running, ({ end_date }) => end_date !== null));
      const path = `/campaigns?${query}&manager_id=${load.manager.id}`;
      expect(await totalOf(`${path}&overdue=true`)).toBe(load.overdue);
      expect(await totalOf(`${path}&filter_status=inprogress`)).toBe(load.running);
      const totals = own.filter(earns).map((one) => totalsAt(one, period.end_date));
      const margin = sumOf(totals.map(({ price }) => price)) - sumOf(totals.map((one) => one.booking_price));
      expect(BigInt(load.margin)).toBe(margin);
    }
    expect(answer.by_manager).toHaveLength(2);
  });

  it('rank KOLs by what they cost', () => {
    for (const [list, metric] of [
      [answer.top_kols.by_cpe, 'engagement'],
      [answer.top_kols.by_cpv, 'views'],
    ] as const) {
      expect(list).toHaveLength(2);
      const costs = list.map(({ price, reached, cost }) => {
        expect(cost).toBe(each(BigInt(price), BigInt(reached)));
        return cost;
      });
      expect(costs).toEqual(costs.toSorted((a, b) => a - b));
      const all = known.filter((one) => runsInPeriod(one) && earns(one)).map((one) => totalsAt(one, period.end_date));
      expect(sumOf(list.map(({ price }) => Number(price)))).toBe(sumOf(all.map(({ price }) => price)));
      expect(sumOf(list.map(({ reached }) => reached))).toBe(sumOf(all.map((totals) => totals[metric])));
      expect(sumOf(list.map((one) => one.known))).toBe(sumOf(all.map(({ coverage }) => coverage[metric].known)));
    }
  });
});
