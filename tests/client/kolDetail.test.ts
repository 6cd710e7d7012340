import { describe, expect, it } from 'vitest';
import { ageOn } from '../../src/domain/kols/age';
import { networks } from '../../src/domain/networks';
import { followerChart, postFields, takenOf, thinned, totalOf } from '../../src/domain/social/rules';
import type { ChannelPost } from '../../src/domain/social/types';
import { lastDays, rangeFault, rangeFrom, withRange } from '../../src/ui/console/range/range';
import { axisBase, pointPlaces } from '../../src/ui/plain/pointPlaces';

const post = (figures: Partial<ChannelPost>): ChannelPost => ({
  id: 'x',
  link: 'https://facebook.com/x/posts/1',
  description: null,
  published_at: '2026-03-01T00:00:00.000Z',
  thumbnails: null,
  like_count: null,
  comment_count: null,
  share_count: null,
  view_count: null,
  taken: { at: null, source: null },
  ...figures,
});
const day = (index: number) => `2026-03-${String(index + 1).padStart(2, '0')}`;

describe('the follower chart', () => {
  it.each([
    [0, []],
    [1, [0]],
    [7, [0, 1, 2, 3, 4, 5, 6]],
    [8, [0, 1, 2, 4, 5, 6, 7]],
    [31, [0, 5, 10, 15, 20, 25, 30]],
  ])('of %i readings keeps the first, the last and evenly spaced ones between', (count, kept) => {
    expect(thinned(Array.from({ length: count }, (_, index) => index))).toEqual(kept);
  });

  it('leaves out days the network said nothing, and is none where all is zero or unknown', () => {
    const of = (...values: (number | null)[]) =>
      followerChart(values.map((follower, index) => ({ time: day(index), follower })));
    expect(of(null, 5, null, 0)).toEqual([
      { time: day(1), follower: 5 },
      { time: day(3), follower: 0 },
    ]);
    expect(of(0, 0)).toEqual([]);
    expect(of(null)).toEqual([]);
    expect(of()).toEqual([]);
  });

  it('stands between its lowest and its highest point, side by side', () => {
    const places = (...values: number[]) => pointPlaces(values.map((value, index) => ({ day: day(index), value })));
    expect(places(10, 30, 20)).toEqual([
      { x: 0, y: 100 },
      { x: 50, y: 0 },
      { x: 100, y: 50 },
    ]);
    expect(places(7, 7)).toEqual([
      { x: 0, y: 50 },
      { x: 100, y: 50 },
    ]);
    expect(places(7)).toEqual([{ x: 50, y: 50 }]);
  });

  it('begins its axis at 0, or at the lowest point where all are in the upper half', () => {
    const points = (...values: number[]) => values.map((value, index) => ({ day: day(index), value }));
    expect(axisBase(points(10, 30, 20))).toBe(0);
    expect(axisBase(points(16, 30, 20))).toBe(16);
    expect(axisBase(points(15, 30))).toBe(0);
    expect(pointPlaces(points(10, 40), 0).map(({ y }) => y)).toEqual([75, 0]);
  });
});

describe('totals of posts', () => {
  it('are of the figures each network publishes', () => {
    const fields = Object.fromEntries(networks.map((network) => [network, postFields(network)]));
    expect(fields).toEqual({
      facebook: ['like_count', 'comment_count', 'share_count'],
      instagram: ['view_count', 'like_count', 'comment_count', 'share_count'],
      tiktok: ['view_count', 'like_count', 'comment_count', 'share_count'],
      youtube: ['view_count', 'like_count', 'comment_count'],
    });
  });

  it('leave unknown figures out and say so; nothing known is unknown, never zero', () => {
    const posts = [post({ like_count: 4 }), post({}), post({ like_count: 0 })];
    expect(totalOf(posts, 'like_count')).toEqual({ value: 4, known: 2, of: 3 });
    expect(totalOf(posts, 'view_count')).toEqual({ value: null, known: 0, of: 3 });
    expect(totalOf([], 'like_count')).toEqual({ value: null, known: 0, of: 0 });
  });

  it('were taken when the newest of them was, from each source once', () => {
    const read = (at: string, source: 'api' | 'manual') => post({ taken: { at, source } });
    const posts = [read('2026-03-02T00:00:00Z', 'api'), read('2026-03-05T00:00:00Z', 'manual'), post({})];
    expect(takenOf([...posts, read('2026-03-01T00:00:00Z', 'api')])).toEqual({
      at: '2026-03-05T00:00:00Z',
      sources: ['api', 'manual'],
    });
    expect(takenOf([post({})])).toEqual({ at: null, sources: [] });
  });
});

describe('a range of days', () => {
  const today = '2026-03-31';
  const usual = lastDays(30, today);

  it('counts today', () => {
    expect(usual).toEqual({ start: '2026-03-02', end: today });
    expect(lastDays(1, today)).toEqual({ start: today, end: today });
  });

  it.each([
    ['2026-03-01', '2026-03-01', null],
    ['', '2026-03-01', { at: 'start', code: 'invalid_date' }],
    ['2026-03-01', '2026-02-30', { at: 'end', code: 'invalid_date' }],
    ['0202-03-01', '2026-03-01', { at: 'start', code: 'invalid_date' }],
    ['2026-03-02', '2026-03-01', { at: 'end', code: 'end_date_before_start' }],
    ['2026-03-02', '2026-04-01', { at: 'end', code: 'invalid_date' }],
  ])('from %s to %s is judged', (start, end, fault) => {
    expect(rangeFault({ start, end }, today)).toEqual(fault);
  });

  it('is read from the address, where it makes sense there, and written unless it is the usual one', () => {
    const chosen = { start: '2026-01-01', end: '2026-01-31' };
    const written = withRange(new URLSearchParams('tab=tiktok&start_date=x'), chosen, usual);
    expect(written.toString()).toBe('tab=tiktok&start_date=2026-01-01&end_date=2026-01-31');
    expect(rangeFrom(written, usual, today)).toEqual(chosen);
    expect(rangeFrom(new URLSearchParams('start_date=2026-02-30&end_date=2026-03-01'), usual, today)).toEqual(usual);
    expect(withRange(written, usual, usual).toString()).toBe('tab=tiktok');
  });
});

it('is as old as the birthdays that have passed', () => {
  expect(ageOn('2000-03-31', '2026-03-30')).toBe(25);
  expect(ageOn('2000-03-31', '2026-03-31')).toBe(26);
});
