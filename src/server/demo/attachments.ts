import type { campaignFiles } from '../db/schema/campaigns';
import type { DemoCampaign } from './campaigns';
import type { World } from './world';

/** Pictures of what took place, for every campaign whose work is in. */
export function buildAttachments(
  world: World,
  campaigns: readonly DemoCampaign[],
): (typeof campaignFiles.$inferInsert)[] {
  return campaigns
    .filter(({ plan }) => plan.status === 'liquidation' || plan.status === 'done')
    .flatMap(({ id, plan }) =>
      [0, 1, 2].map((position) => ({
        campaign_id: id,
        file_id: world.pictures.cover(`liquidation/${position}/${plan.idea.name}`, world.at(plan.end, 18)),
        purpose: 'liquidation' as const,
        position,
      })),
    );
}
