import { describe, expect, it } from 'vitest';
import { donutPlaces } from '../../src/admin/pages/analysis/donutPlaces';
import {
  campaignsLink,
  companiesLink,
  kolsLink,
  periodLink,
  statusLink,
} from '../../src/admin/pages/analysis/listLinks';
import { sectorSlices } from '../../src/admin/pages/analysis/sectorSlices';
import { faultOfRange } from '../../src/admin/pages/analysis/usePeriod';
import { periodFault, usualPeriod } from '../../src/domain/analytics/period';
import { presetPeriods } from '../../src/domain/analytics/presets';
import { campaignStatuses } from '../../src/domain/campaigns/values';
import { formatBillions, formatMoney } from '../../src/domain/format';
import { countSet, createdFilter, filtersWith } from '../../src/ui/console/list/filters';

const period = { start_date: '2026-01-01', end_date: '2026-03-05' };

describe('the periods offered', () => {
  it('begin and end with months, quarters and years, and none after today', () => {
    const periods = presetPeriods('2026-11-23');
    expect(periods).toEqual({
      last_3_months: { start_date: '2026-09-01', end_date: '2026-11-23' },
      this_month: { start_date: '2026-11-01', end_date: '2026-11-23' },
      last_month: { start_date: '2026-10-01', end_date: '2026-10-31' },
      this_quarter: { start_date: '2026-10-01', end_date: '2026-11-23' },
      last_quarter: { start_date: '2026-07-01', end_date: '2026-09-30' },
      this_year: { start_date: '2026-01-01', end_date: '2026-11-23' },
      last_year: { start_date: '2025-01-01', end_date: '2025-12-31' },
    });
  });

  it('go over the turn of a year and a leap day, and are periods every day', () => {
    const [january, march] = [presetPeriods('2026-01-01'), presetPeriods('2024-03-31')];
    expect(january.last_month).toEqual({ start_date: '2025-12-01', end_date: '2025-12-31' });
    expect(january.last_quarter).toEqual({ start_date: '2025-10-01', end_date: '2025-12-31' });
    expect(january.last_3_months).toEqual({ start_date: '2025-11-01', end_date: '2026-01-01' });
    expect(march.last_month).toEqual({ start_date: '2024-02-01', end_date: '2024-02-29' });
    for (const today of ['2024-02-29', '2025-12-31', '2026-01-01', '2026-04-01']) {
      for (const one of Object.values(presetPeriods(today)))
        expect([today, one, periodFault(one)]).toEqual([today, one, null]);
    }
  });
});

describe('a period asked for', () => {
  it('has the usual days where it names none', () => {
    expect(usualPeriod({}, '2026-01-05')).toEqual({ start_date: '2025-11-01', end_date: '2026-01-05' });
    expect(usualPeriod({ end_date: '2026-02-28' }, '2026-11-23')).toEqual({
      start_date: '2025-12-01',
      end_date: '2026-02-28',
    });
  });

  it.each([
    ['2026-03-05', '2026-03-04', { at: 'end', code: 'end_date_before_start' }],
    ['2016-01-01', '2026-01-01', { at: 'end', code: 'period_too_long' }],
    ['2016-01-01', '2025-12-31', null],
    ['2026-02-30', '2026-03-04', { at: 'start', code: 'invalid_date' }],
    ['2026-02-20', 'soon', { at: 'end', code: 'invalid_date' }],
    ['', '2026-03-04', { at: 'start', code: 'field_required' }],
    ['2026-03-04', '', { at: 'end', code: 'field_required' }],
    ['2026-03-04', '2026-03-04', null],
    ['2026-03-04', '2027-03-04', null],
  ])('from %s to %s', (start, end, fault) => expect(faultOfRange({ start, end })).toEqual(fault));
});

describe('a mark', () => {
  it('leads to the list with what it was counted with', () => {
    expect(companiesLink('customers', period, { sectors: ['a'] })).toEqual({
      page: 'customers',
      to: '/customers?statuses=in_force&created_to=2026-03-05&sector_ids=a',
    });
    expect(companiesLink('brands', period, { added: true }).to).toBe(
      '/brands?statuses=in_force&created_from=2026-01-01&created_to=2026-03-05',
    );
    expect(kolsLink(period, { sectors: ['a', 'b'] }).to).toBe(
      '/kols?status=in_force&created_to=2026-03-05&sector_ids=a&sector_ids=b',
    );
    expect(kolsLink(period, { network: 'tiktok' }).to).toContain('social_type=tiktok');
    expect(campaignsLink('inprogress', period, { manager: 'm', pace: 'behind' }).to).toBe(
      '/campaigns/inprogress?start_date=2026-01-01&end_date=2026-03-05&manager_id=m&pace=behind&view=list',
    );
    expect(periodLink(period).to).toBe('/analysis-report?start_date=2026-01-01&end_date=2026-03-05');
  });

  it('of a status leads to the list it stands in', () => {
    const run = 'start_date=2026-01-01&end_date=2026-03-05&view=list';
    expect(campaignStatuses.map((status) => statusLink(status, period).to)).toEqual([
      `/campaigns/inprogress?filter_status=pitching&${run}`,
      `/campaigns/inprogress?filter_status=on_going&${run}`,
      `/campaigns/inprogress?filter_status=liquidation&${run}`,
      `/campaigns/done?${run}`,
      `/campaigns/cancel?${run}`,
    ]);
  });

  it('shows the days it was counted by as one filter of the list', () => {
    expect(countSet([createdFilter], { created_from: ['2026-01-01'], created_to: ['2026-03-05'] })).toBe(1);
    expect(filtersWith(createdFilter, [])).toEqual({ created_from: [], created_to: [] });
  });
});

describe('slices of sectors', () => {
  const sector = (id: string) => ({ id, name: `Tên ${id}`, un_name: id });
  const words = { nameOf: ({ name }: { name: string }) => name, others: 'Khác', none: 'Chưa có' };

  it('are the five largest, the others together and those without one', () => {
    const sectors = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((id, index) => ({ sector: sector(id), count: 9 - index }));
    const others = { sectors: [sector('f'), sector('g')], count: 5 };
    const slices = sectorSlices(
      { sectors: [...sectors, { sector: null, count: 2 }], others, none: 2 },
      (ids) => kolsLink(period, { sectors: ids }),
      words,
    );
    expect(slices.map(({ label, count }) => [label, count])).toEqual([
      ['Tên a', 9],
      ['Tên b', 8],
      ['Tên c', 7],
      ['Tên d', 6],
      ['Tên e', 5],
      ['Khác', 5],
      ['Chưa có', 2],
    ]);
    expect(slices[5]?.link?.to).toContain('sector_ids=f&sector_ids=g');
    expect(slices[6]?.link?.to).toContain('sector_ids=none');
  });

  it('leave out what there is nothing of', () => {
    const none = sectorSlices(
      { sectors: [], others: { sectors: [], count: 0 }, none: 0 },
      () => periodLink(period),
      words,
    );
    expect(none).toEqual([]);
  });
});

describe('labels of a donut', () => {
  const size = { radius: 58, reach: 18, height: 184, gap: 30 };

  it.each([[[1]], [[5, 3, 2]], [[1, 1, 1, 1, 1, 1, 1]], [[900, 1, 1, 1, 1, 1]], [[1, 1, 1, 1, 1, 900]]])(
    'of %j have room each and stay inside',
    (values) => {
      const places = donutPlaces(values, size);
      expect(places).toHaveLength(values.length);
      for (const side of ['left', 'right']) {
        const heights = places
          .filter((place) => place.side === side)
          .map(({ y }) => y)
          .sort((a, b) => a - b);
        for (const [index, y] of heights.entries()) {
          expect(y).toBeGreaterThanOrEqual(size.gap / 2 - 1e-9);
          expect(y).toBeLessThanOrEqual(size.height - size.gap / 2 + 1e-9);
          if (index > 0) expect(y - (heights[index - 1] ?? 0)).toBeGreaterThanOrEqual(size.gap - 1e-9);
        }
      }
    },
  );

  it('stand beside their slices', () => {
    expect(donutPlaces([1, 1], size).map(({ side }) => side)).toEqual(['right', 'left']);
  });
});

describe('money', () => {
  it('of sectors is in billions with one decimal, half up, and never nothing where it is something', () => {
    expect(formatBillions('12000000000', 'en')).toBe('12.0B');
    expect(formatBillions('50000000', 'vi')).toBe('0,1B');
    expect(formatBillions('49999999', 'vi')).toBe('50M');
    expect(formatBillions('0', 'vi')).toBe('0');
    expect(formatBillions('9007199254740993000', 'en')).toBe('9,007,199,254.7B');
  });

  it('is exact beyond what a number can hold', () => {
    expect(formatMoney(9_007_199_254_740_993n, 'en')).toBe('9,007,199,254,740,993 VNĐ');
  });
});
