import { describe, expect, it } from 'vitest';
import { catalogues } from '../src/domain/locales';
import { translatorOf } from '../src/domain/locales/translator';
import { partPromising, shownTotal } from '../src/domain/reports/shownTotal';
import type { ProgressRow } from '../src/domain/reports/types';
import { unpostedSows } from '../src/domain/reports/unposted';

const say = translatorOf(catalogues.vi);
const known = { known: 6, of: 9 };
const got = {
  ...{ posts: 6, views: null, like: 5_000, comment: 40, share: 0, engagement: 5_040, buzz: 5_000, mentions: 3 },
  coverage: {
    ...{ views: known, like: known, comment: known, share: known, engagement: known, buzz: known, mentions: known },
  },
};
const row = (one: Partial<ProgressRow>): ProgressRow => ({
  ...{ type: 'buzz', current: 1_428, target: 1_700, rate: 84, known: 2, of: 2, sows: { promising: 3, of: 8 } },
  ...one,
});
const shown = (one: Partial<ProgressRow>) => shownTotal(row(one), got, say, 'vi');

describe('a row of totals', () => {
  it('tells all there was got, and apart from it what is held against the target of some SOWs', () => {
    expect(shown({})).toEqual({ value: 5_000, held: '1.428/1.700 · 3/8 SOW có KPI', known: 6, of: 9 });
    expect(shown({ type: 'mention', current: 2 })).toMatchObject({ value: 3, known: 6, of: 9 });
  });

  it('tells posts beyond what their SOW promised apart from those that were', () => {
    const posts = { type: 'quantity', current: 4, target: 13, known: 4, of: 4 } as const;
    expect(shown(posts)).toEqual({ value: 6, held: '4/13 bài đã hứa', known: 6, of: 6 });
    expect(shown({ ...posts, current: 6 })).toMatchObject({ value: 6, held: null });
  });

  it('is told as it is where all of it is held against the target, nothing is, or it was frozen without SOWs', () => {
    expect(shown({ current: 5_000 })).toEqual({ value: 5_000, held: null, known: 6, of: 9 });
    expect(shown({ target: null })).toMatchObject({ value: 1_428, held: null });
    expect(shown({ sows: undefined })).toMatchObject({ value: 1_428, held: null });
  });
});

describe('a rate', () => {
  it('is of some SOWs only where not all promise the metric', () => {
    expect(partPromising(row({}))).toEqual({ promising: 3, of: 8 });
    expect(partPromising(row({ sows: { promising: 8, of: 8 } }))).toBeNull();
    expect(partPromising(row({ target: null, sows: { promising: 0, of: 8 } }))).toBeNull();
    expect(partPromising(row({ sows: undefined }))).toBeNull();
  });
});

describe('a cost of a campaign', () => {
  const sow = (posts: number, promised: number | null) => ({
    ...{ sow_id: '', number: 1, kol: { id: '', code: '', stage_name: '', avatar: null }, social_type: null },
    ...{ post_format: null, postProcess: [row({ type: 'quantity', current: posts, target: promised })] },
  });

  it('counts the SOWs that promised posts and have none yet', () => {
    expect(unpostedSows([sow(0, 2), sow(1, 2), sow(0, 0), sow(0, null), sow(0, 1)])).toBe(2);
  });
});
