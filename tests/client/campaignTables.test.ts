import { describe, expect, it } from 'vitest';
import type { Sow } from '../../src/domain/campaigns/types';
import { marginOf } from '../../src/domain/reports/prices';
import type { SowProgress } from '../../src/domain/reports/types';
import { urlsIn } from '../../src/resources/campaigns/acceptance/urlLines';
import { progressRules, worstFirst, worstRate } from '../../src/resources/campaigns/detail/progressRules';
import { sowRules, sumsOf } from '../../src/resources/campaigns/detail/sowRules';
import { localRows } from '../../src/ui/console/list/localRows';

const none = { search: '', filters: {} };

function sow(name: string, changes: Partial<Sow> = {}): Sow {
  return {
    id: name,
    kol: { id: name, code: `K-${name}`, stage_name: name, avatar: null },
    is_online: true,
    social_type: 'facebook',
    post_format: 'post_posts',
    post_count: 2,
    posted: 1,
    is_offline: false,
    kpi_views: null,
    followers: null,
    ...changes,
  } as Sow;
}
const namesOf = (rows: readonly { kol: { stage_name: string } }[]) => rows.map(({ kol }) => kol.stage_name);

describe('rows at hand', () => {
  const rows = [
    sow('Chi', { kpi_views: 5 }),
    sow('Ánh'),
    sow('Đức', { kpi_views: 20, hints: ['overdue', 'no_account'] }),
  ];
  const found = (place: Partial<typeof none> & { filters?: Record<string, string[]> }, sort = 'kol', order = 'ASC') =>
    namesOf(localRows(rows, { ...none, ...place }, { field: sort, order: order as 'ASC' }, sowRules));

  it('are found without regard to accents, by name or code', () => {
    expect(found({ search: 'duc' })).toEqual(['Đức']);
    expect(found({ search: 'K-Chi' })).toEqual(['Chi']);
    expect(found({ search: 'xyz' })).toEqual([]);
  });

  it('are ordered as Vietnamese is, unknown ones last either way', () => {
    expect(found({})).toEqual(['Ánh', 'Chi', 'Đức']);
    expect(found({}, 'kpi_views')).toEqual(['Chi', 'Đức', 'Ánh']);
    expect(found({}, 'kpi_views', 'DESC')).toEqual(['Đức', 'Chi', 'Ánh']);
    expect(found({}, 'no such column')).toEqual(['Chi', 'Ánh', 'Đức']);
  });

  it('are filtered by network, offline work, format and what is lacking', () => {
    expect(found({ filters: { lacking: ['no_account'] } })).toEqual(['Đức']);
    expect(found({ filters: { social_type: ['tiktok'] } })).toEqual([]);
    expect(found({ filters: { post_format: ['post_posts'] } })).toHaveLength(3);
    const offline = [sow('A', { social_type: null, is_offline: true }), sow('B')];
    const place = { ...none, filters: { social_type: ['offline'] } };
    expect(namesOf(localRows(offline, place, { field: 'kol', order: 'ASC' }, sowRules))).toEqual(['A']);
  });
});

describe('the sums of SOWs', () => {
  it('add online and offline prices; the margin is sale less booking', () => {
    const both = sow('A', { booking_price: 5, sale_price: 8, off_booking_price: 1, off_sale_price: 4 });
    expect(marginOf(both)).toBe(6);
    const again = sow('B', {
      kol: both.kol,
      booking_price: 2,
      sale_price: 2,
      off_booking_price: null,
      off_sale_price: null,
    });
    expect(sumsOf([both, again])).toEqual({
      kols: 1,
      sows: 2,
      posted: 2,
      promised: 4,
      money: { booking: 8, sale: 14, margin: 6, margin_rate: 42.86, unpriced: 0 },
    });
  });

  it('name no money where the answer withholds prices', () => {
    expect(sumsOf([sow('A')]).money).toBeNull();
    expect(sumsOf([]).money).toBeNull();
    expect(marginOf(sow('A'))).toBeNull();
  });
});

describe('the progress of SOWs', () => {
  const row = (name: string, rates: Partial<Record<string, number | null>>) =>
    ({
      sow_id: name,
      kol: { id: name, code: name, stage_name: name, avatar: null },
      postProcess: Object.entries(rates).map(([type, rate]) => ({ type, rate })),
    }) as SowProgress;

  it('begins with who is furthest behind; who promised nothing stands last', () => {
    const rows = [
      row('nothing', { views: null }),
      row('ahead', { views: 120 }),
      row('behind', { views: 90, buzz: 10 }),
    ];
    expect(namesOf(localRows(rows, none, worstFirst, progressRules))).toEqual(['behind', 'ahead', 'nothing']);
    expect(worstRate(row('costs only', { cpe: 1 }))).toBeNull();
  });
});

it('reads addresses a line each, once each', () => {
  expect(urlsIn(' https://a.vn\n\nhttps://b.vn https://a.vn ')).toEqual(['https://a.vn', 'https://b.vn']);
  expect(urlsIn(undefined)).toEqual([]);
});
