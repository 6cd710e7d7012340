import { describe, expect, it } from 'vitest';
import { judgePace, type PaceCourse, type PaceFigures, type PaceMoment, paceDays } from '../src/domain/campaigns/pace';

const nothing: PaceFigures = { current: 0, target: null, known: 0, of: 0 };
const views = (current: number | null, target: number | null, known = 4, of = 4): PaceCourse => ({
  posts: nothing,
  views: { current, target, known, of },
  engagement: nothing,
});
const june: Pick<PaceMoment, 'start_date' | 'end_date' | 'day'> = {
  start_date: '2026-06-01',
  end_date: '2026-06-30',
  day: '2026-06-15',
};

describe('pace', () => {
  it.each([
    [550, 1_000, 'ahead', 1.1],
    [5_499_999, 10_000_000, 'on_pace', 1.1],
    [500, 1_000, 'on_pace', 1],
    [450, 1_000, 'on_pace', 0.9],
    [4_499_999, 10_000_000, 'behind', 0.9],
    [429, 1_000, 'behind', 0.86],
    [0, 1_000, 'behind', 0],
    [Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER, 'ahead', 2],
  ] as const)('of %i out of %i halfway is %s', (current, target, pace, ratio) => {
    expect(judgePace({ ...june, figures: views(current, target) })).toMatchObject({ pace, ratio, metric: 'views' });
  });

  it('is that of the slowest metric, of the first where two are as slow', () => {
    const figure = (current: number): PaceFigures => ({ current, target: 100, known: 9, of: 10 });
    const figures = { posts: figure(60), views: figure(70), engagement: figure(40) };
    expect(judgePace({ ...june, figures })).toMatchObject({ pace: 'behind', metric: 'engagement', reached: 40 });
    const alike = { posts: figure(60), views: figure(60), engagement: figure(60) };
    expect(judgePace({ ...june, figures: alike })).toMatchObject({ pace: 'ahead', metric: 'posts', ratio: 1.2 });
  });

  it.each([
    ['without end', { end_date: null }, views(5, 10), 'no_end', null],
    ['with a KPI of 0', {}, views(5, 0), 'no_target', null],
    ['without a KPI', {}, views(5, null), 'no_target', null],
    ['with all posts unknown', {}, views(null, 10, 0, 4), 'too_few_known', 'views'],
    ['with one post in three known', {}, views(9, 10, 1, 3), 'too_few_known', 'views'],
    ['not yet started', { day: '2026-05-31' }, views(0, 10), 'not_started', null],
    ['on its second day', { day: '2026-06-02' }, views(5, 10), 'too_few_days', null],
    ['of one day', { end_date: '2026-06-01', day: '2026-06-01' }, views(5, 10), 'too_few_days', null],
  ] as const)('is not told of a campaign %s', (_name, moment, figures, missing, metric) => {
    const told = { pace: 'none', ratio: null, reached: null, projected: null };
    expect(judgePace({ ...june, ...moment, figures })).toEqual({ ...told, metric, missing });
  });

  it('is told with half of the posts known, on the third day, and after the end', () => {
    expect(judgePace({ ...june, figures: views(9, 10, 2, 4) }).pace).toBe('ahead');
    expect(judgePace({ ...june, day: '2026-06-03', figures: views(1, 10) }).pace).toBe('on_pace');
    const over = { start_date: '2026-06-01', end_date: '2026-06-01', day: '2026-06-09' };
    expect(judgePace({ ...over, figures: views(5, 10), week_ago: views(1, 10) })).toMatchObject({
      ...{ pace: 'behind', ratio: 0.5, projected: null },
    });
  });

  it('counts no posts as nothing reached, not as unknown', () => {
    expect(judgePace({ ...june, figures: views(null, 10, 0, 0) })).toMatchObject({ pace: 'behind', reached: 0 });
  });
});

describe('the projected end', () => {
  const projected = (now: PaceCourse, week_ago?: PaceCourse, day = june.day) =>
    judgePace({ ...june, day, figures: now, week_ago }).projected;

  it('lies between the mean course and that of the last week', () => {
    // 429 in 15 days: 858 in 30. 70 in the last week: 429 + 10 × 15 = 579.
    expect(projected(views(429, 1_000), views(359, 1_000))).toEqual({ low: 57.9, high: 85.8 });
    expect(projected(views(429, 1_000), views(79, 1_000))).toEqual({ low: 85.8, high: 117.9 });
  });

  it('takes a fall for standing still', () => {
    expect(projected(views(400, 1_000), views(500, 1_000))).toEqual({ low: 40, high: 80 });
  });

  it('is not told without a known week, nor on the last day', () => {
    expect(projected(views(429, 1_000))).toBeNull();
    expect(projected(views(429, 1_000), views(null, 1_000, 0, 4))).toBeNull();
    expect(projected(views(429, 1_000), views(0, 1_000), '2026-06-07')).toBeNull();
    expect(projected(views(429, 1_000), views(0, 1_000), '2026-06-08')).not.toBeNull();
    expect(projected(views(429, 1_000), views(0, 1_000), '2026-06-30')).toBeNull();
  });
});

it('counts whole days, the last one from then on', () => {
  expect(paceDays(june)).toEqual({ number: 15, of: 30, gone: 50 });
  expect(paceDays({ ...june, day: '2026-07-09' })).toEqual({ number: 30, of: 30, gone: 100 });
  expect(paceDays({ ...june, day: '2026-05-31' })).toBeNull();
  expect(paceDays({ ...june, end_date: null })).toBeNull();
});
