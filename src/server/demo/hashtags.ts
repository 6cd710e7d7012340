import { hashtagOf, plainTag } from '../../domain/hashtags/rules';
import type { brandHashtags, hashtagCategories, hashtags, kolHashtags } from '../db/schema/hashtags';
import type { DemoCampaign } from './campaigns';
import type { World } from './world';

export interface DemoHashtags {
  categories: (typeof hashtagCategories.$inferInsert)[];
  hashtags: (typeof hashtags.$inferInsert)[];
  brandHashtags: (typeof brandHashtags.$inferInsert)[];
  kolHashtags: (typeof kolHashtags.$inferInsert)[];
}

/** Categories, and what of the authors' own hashtags is in them; the rest waits to be classified. */
const categories: readonly { name: string; tags: readonly string[] }[] = [
  { name: 'Chiến dịch', tags: [] },
  { name: 'Nội dung', tags: ['review', 'vlog'] },
  { name: 'Xu hướng', tags: ['xuhuong'] },
];

/** The campaigns' hashtags as their brands' own, those of done campaigns in a category, with the KOLs booked for them. */
export function buildHashtags(world: World, campaigns: readonly DemoCampaign[]): DemoHashtags {
  const built: DemoHashtags = { categories: [], hashtags: [], brandHashtags: [], kolHashtags: [] };
  const since = world.at(-300, 9);
  const known = new Map<string, string>();
  const add = (text: string, at: Date, category_id: string | null): string => {
    const tag = hashtagOf(text) ?? text;
    const before = known.get(plainTag(tag));
    if (before) return before;
    const id = world.newId(at);
    known.set(plainTag(tag), id);
    built.hashtags.push({ id, tag, category_id, created_at: at, updated_at: at });
    return id;
  };
  for (const { name, tags } of categories) {
    const category = { id: world.newId(since), name, created_at: since, updated_at: since };
    built.categories.push(category);
    for (const tag of tags) add(tag, since, category.id);
  }
  const [ofCampaigns] = built.categories;
  for (const { plan, row, sows } of campaigns) {
    const isOver = plan.status === 'done' || plan.status === 'liquidation';
    const id = add(
      plan.idea.hashtag,
      row.created_at ?? world.at(plan.created, 9),
      isOver ? (ofCampaigns?.id ?? null) : null,
    );
    const isKnown = built.brandHashtags.some((own) => own.brand_id === row.brand_id && own.hashtag_id === id);
    if (!isKnown) built.brandHashtags.push({ brand_id: row.brand_id, hashtag_id: id });
    if (plan.status === 'pitching' || plan.status === 'cancel') continue;
    const kolIds = new Set(sows.filter((sow) => sow.is_online).map((sow) => sow.kol_id));
    built.kolHashtags.push(...[...kolIds].map((kol_id) => ({ kol_id, hashtag_id: id })));
  }
  return built;
}
