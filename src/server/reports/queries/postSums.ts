import { type SQL, sql } from 'drizzle-orm';
import { type Network, networkMetrics, networks, type PostMetric } from '../../../domain/networks';
import type { Db } from '../../db/connection';
import { arrayOf } from '../../db/list';
import { sumsAsOf } from './sumsAsOf';

/** How many posts know all of these metrics that their network publishes (decision 12); of a row of the sums by day. */
export function complete(...metrics: PostMetric[]): SQL {
  const columns = networks.map((network) => {
    const published = metrics.filter((metric) => networkMetrics[network].includes(metric));
    return `when '${network}' then ${published.length > 0 ? `${published.join('_')}_known` : 'posts'}`;
  });
  return sql.raw(`case social_type ${columns.join(' ')} end`);
}

/** The sum of these metrics over sums by day, null where no post knows any. */
export function known(...metrics: PostMetric[]): SQL {
  const posts = metrics.map((metric) => `${metric}_known`).join(' + ');
  return sql.raw(`case when sum(${posts}) > 0 then sum(${metrics.join(' + ')}) end`);
}

const sums = sql`
  sum(posts) as posts,
  ${known('view')} as views, sum(view_known) as views_known,
  ${known('reaction')} as "like", sum(reaction_known) as like_known,
  ${known('comment')} as comment, sum(comment_known) as comment_known,
  ${known('share')} as share, sum(share_known) as share_known,
  ${known('brand_mention')} as mentions, sum(brand_mention_known) as mentions_known,
  ${known('reaction', 'comment', 'share')} as engagement,
  sum(${complete('reaction', 'comment', 'share')}) as engagement_known,
  ${known('comment', 'share')} as buzz, sum(${complete('comment', 'share')}) as buzz_known`;

/** Sums over a set of posts; null is unknown. `…_known` counts the posts that had the metric. */
export type PostSums = Record<'posts' | `${SumName}_known`, number> & Record<SumName, number | null>;
type SumName = 'views' | 'like' | 'comment' | 'share' | 'mentions' | 'engagement' | 'buzz';

/** Sums over a campaign's posts: of each SOW that has posts, each network, and all; undefined where there is none. */
export interface CampaignPostSums {
  bySow: Map<string, PostSums>;
  byNetwork: Map<Network, PostSums>;
  all: PostSums | undefined;
}

/** A row of sums: of the posts of a SOW, of a network, or with neither of all. */
export type PostSumsRow = PostSums & { campaign_id: string; sow_id: string | null; social_type: Network | null };

/** The sums of each of these campaigns out of their rows. */
export function byCampaign(
  campaignIds: readonly string[],
  rows: readonly PostSumsRow[],
): Map<string, CampaignPostSums> {
  const found = new Map<string, CampaignPostSums>(
    campaignIds.map((id) => [id, { bySow: new Map(), byNetwork: new Map(), all: undefined }]),
  );
  for (const { campaign_id, sow_id, social_type, ...figures } of rows) {
    const campaign = found.get(campaign_id);
    if (!campaign) continue;
    if (sow_id) campaign.bySow.set(sow_id, figures);
    else if (social_type) campaign.byNetwork.set(social_type, figures);
    else campaign.all = figures;
  }
  return found;
}

/** Sums over the posts of each campaign at the end of a day (`YYYY-MM-DD`), in one statement. */
export async function postSums(
  db: Db,
  campaignIds: readonly string[],
  day: string,
): Promise<Map<string, CampaignPostSums>> {
  const { rows } = await db.execute<PostSumsRow>(sql`
    select campaign_id, sow_id, social_type, ${sums}
    from (${sumsAsOf(sql`= any(${arrayOf(campaignIds, 'uuid')})`, day)}) reached where posts > 0
    group by campaign_id, grouping sets ((sow_id), (social_type), ())`);
  return byCampaign(campaignIds, rows);
}
