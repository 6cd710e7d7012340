import { type SQL, sql } from 'drizzle-orm';
import type { CampaignFilters } from '../../../domain/campaigns/schema';
import type { CampaignListSums } from '../../../domain/campaigns/sums';
import type { Viewer } from '../../context';
import type { Db } from '../../db/connection';
import { allOf, selectRows } from '../../db/list';
import { campaignFrom, campaignMatches, keptPosts, ownParts } from './list';

/** What the viewer's campaigns that meet the filters come to, each part counted as their rows count it. */
export async function sumCampaigns(
  db: Db,
  viewer: Viewer,
  query: CampaignFilters,
): Promise<Required<CampaignListSums>> {
  const found = sql`found as (select c.id, c.budget, c.result_views, kept.sow_total, kept.post_count, kept.post_total, kept.post_kept
    ${campaignFrom} where ${campaignMatches(viewer, query)})`;
  const [sums] = await selectRows<Required<CampaignListSums>>(
    db,
    sql`with ${found}, parts as (${partsOf(viewer)})
    select (select count(*) from found) as of, parts.*,
      (select coalesce(sum(budget), 0)::bigint from found) as budget,
      (select json_build_object('sum', sum(result_views), 'known', count(result_views)) from found) as result_views
    from parts`,
  );
  if (!sums) throw new Error('sums without a row');
  return sums;
}

/** SOWs and posts of the campaigns found: as they are kept, or counted of a KOL user's own. */
function partsOf(viewer: Viewer): SQL {
  if (viewer.type !== 'kol') {
    return sql`select coalesce(sum(sow_total), 0)::bigint as sow_total, coalesce(sum(post_count), 0)::bigint as post_count,
      coalesce(sum(post_total), 0)::bigint as post_total, coalesce(sum(post_kept), 0)::bigint as post_kept from found`;
  }
  const mySows = allOf(sql`s.campaign_id in (select id from found)`, ownParts(viewer, 's'));
  const myPosts = allOf(sql`p.campaign_id in (select id from found) and p.is_active`, ownParts(viewer, 'p'));
  return sql`select count(*) as sow_total, coalesce(sum(s.post_count), 0)::bigint as post_count,
      coalesce(sum(${keptPosts}), 0)::bigint as post_kept, (select count(*) from campaign_posts p where ${myPosts}) as post_total from sows s where ${mySows}`;
}
