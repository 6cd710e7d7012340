import { sql } from 'drizzle-orm';
import type { CampaignFacts } from '../../../domain/campaigns/readiness';
import type { CampaignStatus } from '../../../domain/campaigns/values';
import type { Viewer } from '../../context';
import type { Db } from '../../db/connection';
import { allOf, selectRows } from '../../db/list';
import { campaignFrom, campaignVisible } from './list';

/** What is known of a campaign for its next step; null where the viewer has none of that id. */
export async function findFacts(
  db: Db,
  viewer: Viewer,
  id: string,
): Promise<(CampaignFacts & { status: CampaignStatus }) | null> {
  const rows = await selectRows<CampaignFacts & { status: CampaignStatus }>(
    db,
    sql`select c.status, c.end_date,
      (select count(*) from campaign_people p where p.campaign_id = c.id and p.duty = 'manager') as managers,
      (select count(*) from sows s where s.campaign_id = c.id) as sows,
      (select count(*) from sows s where s.campaign_id = c.id and s.is_online and not exists (select 1 from socials own
        where own.kol_id = s.kol_id and own.social_type = s.social_type and own.is_linked)) as unlinked_sows,
      (select coalesce(sum(greatest(s.post_count - there.posts, 0)), 0)::bigint from sows s
        left join lateral (select count(*) as posts from campaign_posts p where p.sow_id = s.id and p.is_active) there on true
        where s.campaign_id = c.id) as missing_posts,
      (select count(*) from sows s where s.campaign_id = c.id and not exists (select 1 from campaign_acceptances a
        where a.sow_id = s.id)) as unaccepted_sows,
      (select count(*) from campaign_files f where f.campaign_id = c.id and f.purpose = 'liquidation') as liquidation_images,
      (select count(*) from campaign_posts p where p.campaign_id = c.id and p.is_active and not exists
        (select 1 from metric_latest m where m.owner_id = c.id and m.subject_id = p.id)) as unmeasured_posts
    ${campaignFrom} where ${allOf(campaignVisible(viewer), sql`c.id = ${id}`)}`,
  );
  return rows[0] ?? null;
}
