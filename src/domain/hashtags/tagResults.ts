import { type PostMetric, postMetrics } from '../networks';
import { hashtagOf, plainTag, tagsIn } from './rules';
import type { CampaignHashtags, CampaignTag, CampaignTagPost, RequiredTag } from './types';

/** A post with what its tags are read from and the newest known value of each metric. */
export interface TaggedPost extends CampaignTagPost {
  content: string | null;
  hashtags: readonly string[];
  metrics: Partial<Record<PostMetric, { value: number | null }>>;
}

/** A tag a campaign asks for (decision 85). */
export type AskedTag = Pick<RequiredTag, 'tag' | 'source'>;

/** What says which tags a campaign asks for. */
export interface TagsAround {
  keywords: readonly string[];
  brand: { name: string; code: string; tags: readonly string[] };
  /** Keywords of the brand's other campaigns. */
  elsewhere: readonly string[];
}

const plainsOf = (texts: readonly string[]) => new Set(texts.flatMap((text) => hashtagOf(text) ?? []).map(plainTag));
const inOneWord = (text: string) => text.replace(/[^\p{L}\p{M}\p{N}_]/gu, '');

/**
 * The tags a campaign asks for, each once: its keywords that are written as a hashtag is, then its brand's own, without
 * those that are another of the brand's campaigns' by its keywords. The brand's name and code are no one campaign's.
 */
export function askedTags({ keywords, brand, elsewhere }: TagsAround): AskedTag[] {
  const asked = new Map<string, AskedTag>();
  const add = (tags: readonly string[], source: AskedTag['source']) => {
    for (const text of tags) {
      const tag = hashtagOf(text);
      if (tag && !asked.has(plainTag(tag))) asked.set(plainTag(tag), { tag, source });
    }
  };
  const taken = plainsOf(elsewhere);
  const names = plainsOf([brand.name, brand.code].map(inOneWord));
  add(keywords, 'keyword');
  add(
    brand.tags.filter((tag) => names.has(plainTag(tag)) || !taken.has(plainTag(tag))),
    'brand',
  );
  return [...asked.values()];
}

function metricsOf(posts: readonly TaggedPost[]): CampaignTag['metrics'] {
  const sumOf = (metric: PostMetric) => {
    const known = posts.map(({ metrics }) => metrics[metric]?.value ?? null).filter((value) => value !== null);
    return { value: known.length > 0 ? known.reduce((sum, value) => sum + value, 0) : null, known: known.length };
  };
  return Object.fromEntries(postMetrics.map((metric) => [metric, sumOf(metric)])) as CampaignTag['metrics'];
}

/** How most of its posts write a tag; of equal ones the first. */
function mostWritten(spellings: readonly string[]): string {
  const times = new Map<string, number>();
  for (const one of spellings) times.set(one, (times.get(one) ?? 0) + 1);
  return [...times].reduce((best, one) => (one[1] > best[1] ? one : best), ['', 0] as [string, number])[0];
}

/**
 * What a campaign's counted posts got by hashtag, the most used first, and which of them lack a tag that is asked for; a
 * sum leaves out what is unknown, and is null where all of it is (CONTRACT-2 §12).
 */
export function tagResults(posts: readonly TaggedPost[], asked: readonly AskedTag[]): CampaignHashtags {
  const borne = new Map<string, { spellings: string[]; posts: TaggedPost[] }>();
  for (const post of posts) {
    for (const tag of tagsIn(post.content, post.hashtags)) {
      const plain = plainTag(tag);
      const found = borne.get(plain) ?? { spellings: [], posts: [] };
      found.spellings.push(tag);
      found.posts.push(post);
      borne.set(plain, found);
    }
  }
  const required = new Set(asked.map(({ tag }) => plainTag(tag)));
  const tags = [...borne].map(
    ([plain, found]): CampaignTag => ({
      tag: mostWritten(found.spellings),
      posts: found.posts.length,
      kols: new Set(found.posts.map(({ kol }) => kol.id)).size,
      metrics: metricsOf(found.posts),
      is_required: required.has(plain),
    }),
  );
  return {
    posts: posts.length,
    tags: tags.sort((one, other) => other.posts - one.posts || one.tag.localeCompare(other.tag)),
    required: asked.map((one): RequiredTag => {
      const having = new Set(borne.get(plainTag(one.tag))?.posts.map(({ id }) => id));
      const missing = posts.filter(({ id }) => !having.has(id));
      return { ...one, posts_with: having.size, missing: missing.map(shown) };
    }),
  };
}

const shown = ({ id, kol, social_type, url_post, post_time }: TaggedPost): CampaignTagPost => ({
  ...{ id, kol, social_type, url_post, post_time },
});
