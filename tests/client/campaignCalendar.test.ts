import { describe, expect, it } from 'vitest';
import { addMonths, isMonth, layoutWeek, weeksOf } from '../../src/resources/campaigns/calendar/layout';

const week = ['2026-03-02', '2026-03-03', '2026-03-04', '2026-03-05', '2026-03-06', '2026-03-07', '2026-03-08'];
const running = (id: string, start_date: string, end_date: string | null) => ({ id, start_date, end_date });
const places = (all: ReturnType<typeof running>[], lanes = 4) => {
  const { bars, hidden, lanes: used } = layoutWeek(all, week, lanes);
  const shown = bars.map(({ campaign, from, to, lane, starts, ends }) => [
    campaign.id,
    from,
    to,
    lane,
    `${starts ? '[' : '<'}${ends ? ']' : '>'}`,
  ]);
  return { shown, hidden, used };
};

describe('the weeks of a month', () => {
  it.each([
    // A month that begins on a Sunday, one of four weeks to the day, leap years and a year without a leap day.
    ['2026-03', '2026-02-23', '2026-04-05', 6],
    ['2027-02', '2027-02-01', '2027-02-28', 4],
    ['2028-02', '2028-01-31', '2028-03-05', 5],
    ['2000-02', '2000-01-31', '2000-03-05', 5],
    ['2100-02', '2100-02-01', '2100-02-28', 4],
    ['2026-12', '2026-11-30', '2027-01-03', 5],
  ])('%s begins on a Monday and ends on a Sunday', (month, first, last, count) => {
    const weeks = weeksOf(month);
    expect(weeks).toHaveLength(count);
    expect(weeks[0]?.[0]).toBe(first);
    expect(weeks.at(-1)?.at(-1)).toBe(last);
    expect(weeks.every((days) => days.length === 7)).toBe(true);
    expect(new Set(weeks.flat()).size).toBe(count * 7);
  });

  it('never ask the server for more days than it answers', () => {
    for (let month = '2020-01'; month < '2032-01'; month = addMonths(month, 1)) {
      expect(weeksOf(month).length).toBeLessThanOrEqual(6);
    }
  });
});

describe('months', () => {
  it.each([
    ['2026-12', 1, '2027-01'],
    ['2026-01', -1, '2025-12'],
    ['2026-03', 0, '2026-03'],
    ['2026-03', -27, '2023-12'],
    ['2026-03', 22, '2028-01'],
  ])('%s and %i', (month, count, found) => expect(addMonths(month, count)).toBe(found));

  it.each(['2026-13', '2026-00', '2026-3', '26-03', '2026-03-01', '1969-12', 'now', '', null])('%s is none', (text) =>
    expect(isMonth(text)).toBe(false),
  );
  it('reads one', () => expect(isMonth('2028-02')).toBe(true));
});

describe('what runs in a week', () => {
  it('stands on its days, first come first placed, the longer above', () => {
    const all = [
      running('short', '2026-03-03', '2026-03-03'),
      running('long', '2026-03-03', '2026-03-06'),
      running('first', '2026-03-02', '2026-03-02'),
      running('after', '2026-03-04', '2026-03-08'),
    ];
    expect(places(all)).toEqual({
      shown: [
        ['first', 0, 0, 0, '[]'],
        ['long', 1, 4, 0, '[]'],
        ['short', 1, 1, 1, '[]'],
        ['after', 2, 6, 1, '[]'],
      ],
      hidden: [0, 0, 0, 0, 0, 0, 0],
      used: 2,
    });
  });

  it('goes on where it began before or ends after, an open end for ever', () => {
    const all = [
      running('before', '2026-02-01', '2026-03-03'),
      running('open', '2026-03-08', null),
      running('through', '2025-01-01', '2027-01-01'),
      running('past', '2026-02-01', '2026-03-01'),
      running('future', '2026-03-09', null),
    ];
    expect(places(all).shown).toEqual([
      ['through', 0, 6, 0, '<>'],
      ['before', 0, 1, 1, '<]'],
      ['open', 6, 6, 1, '[>'],
    ]);
  });

  it('waits behind a count where there are too many lines', () => {
    const all = ['a', 'b', 'c'].map((id) => running(id, '2026-03-04', '2026-03-05'));
    expect(places(all, 2)).toMatchObject({ hidden: [0, 0, 1, 1, 0, 0, 0], used: 2 });
    expect(places([], 2)).toEqual({ shown: [], hidden: [0, 0, 0, 0, 0, 0, 0], used: 0 });
  });
});
