import { describe, expect, it } from 'vitest';
import { clicksOf } from '../src/domain/reports/clicks';

const post = (id: string) => ({
  id,
  kol: { id: 'k', code: 'K', stage_name: 'K', avatar: null },
  social_type: 'facebook' as const,
  url_post: `https://www.facebook.com/k/posts/${id}`,
});

describe('clicks of a report', () => {
  it('are those of its own posts, the most clicked first, with what one cost', () => {
    const clicks = clicksOf(
      [post('a'), post('b'), post('c')],
      new Map([
        ['a', 3],
        ['b', 0],
        ['c', 4],
        ['gone', 900],
      ]),
      1_000,
    );
    expect(clicks).toMatchObject({ clicks: 7, known: 3, of: 3, cost_per_click: 142.86 });
    expect(clicks?.posts.map(({ post_id, clicks: own }) => [post_id, own])).toEqual([
      ['c', 4],
      ['a', 3],
      ['b', 0],
    ]);
  });

  it('say nothing where no post has a short link, and no cost where nobody clicked', () => {
    expect(clicksOf([post('a')], new Map(), 1_000)).toBeNull();
    expect(clicksOf([post('a')], new Map([['a', 0]]), 1_000)?.cost_per_click).toBeNull();
  });
});
