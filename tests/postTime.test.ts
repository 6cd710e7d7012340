import { describe, expect, it } from 'vitest';
import { isAhead } from '../src/domain/campaigns/postRules';
import { emptyPost, newPostRules, postRulesOf } from '../src/resources/campaigns/parts/postForm';
import { faultsIn } from '../src/ui/console/form/resolver';

const now = Date.parse('2026-03-10T10:00:00Z');

describe('the time a post appeared', () => {
  it('is not later than now, but for what clocks differ by', () => {
    expect(isAhead('2026-03-10T10:00:00Z', now)).toBe(false);
    expect(isAhead('2026-03-10T10:05:00Z', now)).toBe(false);
    expect(isAhead('2026-03-10T10:05:01Z', now)).toBe(true);
    expect(isAhead(null, now)).toBe(false);
    expect(isAhead('2026-04-01T00:00:00Z', now, '2026-04-01T07:00:00+07:00')).toBe(false);
    expect(isAhead('2026-04-02T00:00:00Z', now, '2026-04-01T00:00:00Z')).toBe(true);
  });

  it('is refused by the form as by the server, where it was not there before', () => {
    const post_time = '2199-01-01T00:00:00.000Z';
    const post = { ...emptyPost, url_post: 'https://tiktok.com/@a/video/1', post_time };
    const fault = { property: 'post_time', message: 'time_in_future' };
    expect(faultsIn(newPostRules, post)).toContainEqual(fault);
    expect(faultsIn(newPostRules, { ...post, post_time: '2026-03-01T00:00:00.000Z' })).not.toContainEqual(fault);
    expect(
      faultsIn(
        postRulesOf(() => post),
        { ...post, content: 'x' },
      ),
    ).not.toContainEqual(fault);
  });
});
