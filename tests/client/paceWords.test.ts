import { describe, expect, it } from 'vitest';
import { catalogues } from '../../src/domain/locales';
import { translatorOf } from '../../src/domain/locales/translator';
import { type Paced, paceWords } from '../../src/ui/console/pace/paceWords';

const say = translatorOf(catalogues.vi);
const running: Paced = {
  ...{ start_date: '2026-11-01', end_date: '2026-11-30', pace: 'on_pace', pace_metric: 'views', pace_reached: 95 },
  ...{ pace_low: null, pace_high: null, pace_missing: null, pace_day: '2026-11-30' },
};
const label = (changes: Partial<Paced>) => paceWords({ ...running, ...changes }, say, 'vi')?.label;

describe('the word for how a campaign goes', () => {
  it('is of its pace up to the last day', () => {
    expect(label({})).toBe('Đúng tiến độ');
    expect(label({ pace: 'behind', pace_reached: 60 })).toBe('Chậm tiến độ');
  });

  it('is of what came of it once its days are over', () => {
    const past = { pace_day: '2026-12-01' } as const;
    expect(label(past)).toBe('Gần đạt KPI');
    expect(label({ ...past, pace_reached: 100 })).toBe('Đạt KPI');
    expect(label({ ...past, pace: 'ahead', pace_reached: 140 })).toBe('Đạt KPI');
    expect(label({ ...past, pace: 'behind', pace_reached: 61.7 })).toBe('Chưa đạt KPI');
    expect(label({ ...past, pace: 'none' })).toBe('Chưa đánh giá');
  });
});
