import type { brandHashtags, hashtags, kolHashtags } from '../db/schema/tracking';
import type { DemoCampaign } from './campaigns';
import { demoCustomers } from './content/companies';
import type { World } from './world';

export interface DemoHashtags {
  hashtags: (typeof hashtags.$inferInsert)[];
  brandHashtags: (typeof brandHashtags.$inferInsert)[];
  kolHashtags: (typeof kolHashtags.$inferInsert)[];
}

const sectorOf = new Map(demoCustomers.map((customer) => [customer.code, customer.sector]));

/** The campaigns' hashtags, most of them classified, with the brands and KOLs that used them. */
export function buildHashtags(world: World, campaigns: readonly DemoCampaign[]): DemoHashtags {
  const built: DemoHashtags = { hashtags: [], brandHashtags: [], kolHashtags: [] };
  for (const { plan, row, sows } of campaigns) {
    const classified = plan.status === 'done' || plan.status === 'liquidation';
    const created_at = row.created_at ?? world.at(plan.created, 9);
    const id = world.newId(created_at);
    built.hashtags.push({
      id,
      tag: plan.idea.hashtag,
      category: classified ? (sectorOf.get(plan.customer) ?? null) : null,
      classified,
      created_at,
      updated_at: created_at,
    });
    built.brandHashtags.push({ brand_id: row.brand_id, hashtag_id: id });
    if (plan.status === 'pitching' || plan.status === 'cancel') continue;
    const kolIds = new Set(sows.filter((sow) => sow.is_online).map((sow) => sow.kol_id));
    built.kolHashtags.push(...[...kolIds].map((kol_id) => ({ kol_id, hashtag_id: id })));
  }
  return built;
}
