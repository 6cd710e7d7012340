import { describe, expect, it } from 'vitest';
import { askedTags, type TaggedPost, type TagsAround, tagResults } from '../src/domain/hashtags/tagResults';

const post = (
  id: string,
  content: string | null,
  view: number | null | undefined,
  field: string[] = [],
): TaggedPost => ({
  id,
  kol: { id: `kol-${id}`, code: id, stage_name: id, avatar: null },
  social_type: 'tiktok',
  url_post: `https://www.tiktok.com/@a/video/${id}`,
  post_time: null,
  content,
  hashtags: field,
  metrics: view === undefined ? {} : { view: { value: view } },
});

const around: TagsAround = { keywords: [], brand: { name: 'Nếp Làng', code: 'NEP01', tags: [] }, elsewhere: [] };

describe('the hashtags of a campaign', () => {
  it('adds up what the posts of each got, without what nobody knows', () => {
    const posts = [
      post('a', '#SữaMinhChâu #TếtVề', 100),
      post('b', 'Mua ngay #suaminhchau', null, ['TetVe']),
      post('c', '#SữaMinhChâu', 30),
      post('d', 'không có', 7),
    ];
    const { tags, posts: total } = tagResults(posts, []);
    expect(total).toBe(4);
    expect(tags.map(({ tag, posts: own, kols, metrics }) => [tag, own, kols, metrics.view])).toEqual([
      ['SữaMinhChâu', 3, 3, { value: 130, known: 2 }],
      ['TếtVề', 2, 2, { value: 100, known: 1 }],
    ]);
    expect(tags[0]?.metrics.share).toEqual({ value: null, known: 0 });
  });

  it('counts a tag written twice in one post once', () => {
    const { tags } = tagResults([post('a', '#tet #Tết #TET', 5, ['#tết'])], []);
    expect(tags).toHaveLength(1);
    expect(tags[0]).toMatchObject({ posts: 1, metrics: { view: { value: 5, known: 1 } } });
  });

  it('names the posts that lack a required tag, and requires one that nobody used', () => {
    const posts = [post('a', '#SuaMinhChau', 1), post('b', null, 2)];
    const asked = askedTags({
      ...around,
      keywords: ['#SữaMinhChâu', 'trà sữa', '2026', 'Freshmilk'],
      brand: { ...around.brand, tags: ['suaminhchau', 'MinhChâu'] },
    });
    const { required, tags } = tagResults(posts, asked);
    expect(
      required.map(({ tag, source, posts_with, missing }) => [tag, source, posts_with, missing.map(({ id }) => id)]),
    )
      // Two words are no hashtag, neither are digits alone; a keyword comes before the brand's own tag of the same letters.
      .toEqual([
        ['SữaMinhChâu', 'keyword', 1, ['b']],
        ['Freshmilk', 'keyword', 0, ['a', 'b']],
        ['MinhChâu', 'brand', 0, ['a', 'b']],
      ]);
    expect(tags.map(({ is_required }) => is_required)).toEqual([true]);
  });

  it('asks for no tag that is another campaign’s of the brand, unless it is its own too or the brand’s name', () => {
    const tags = ['TếtVề', 'HeMat', 'NepLang', 'nep01', 'BếpNhà', 'GạoMới'];
    const elsewhere = ['#tetve', 'Nếp Làng', 'NepLang', '#NEP01', 'bếp nhà', 'gạomới', '2026'];
    const asked = askedTags({ keywords: ['#GaoMoi'], brand: { ...around.brand, tags }, elsewhere });
    expect(asked).toEqual([
      { tag: 'GaoMoi', source: 'keyword' },
      ...['HeMat', 'NepLang', 'nep01', 'BếpNhà'].map((tag) => ({ tag, source: 'brand' })),
    ]);
  });
});
