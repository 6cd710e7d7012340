import { type SQL, sql } from 'drizzle-orm';
import { type Network, networkMetrics, networks, type PostMetric } from '../../../domain/networks';
import type { Db } from '../../db/connection';
import { postsUntil } from './postsUntil';
import { readingsUntil } from './readingsUntil';

/** True for posts whose network publishes none of these metrics that is unknown. */
function complete(...metrics: PostMetric[]): SQL {
  const conditions = metrics.map((metric) => {
    const publishers = networks.filter((network) => networkMetrics[network].includes(metric));
    const list = sql.raw(publishers.map((network) => `'${network}'`).join(', '));
    return sql`(${sql.raw(metric)} is not null or social_type not in (${list}))`;
  });
  return sql.join(conditions, sql` and `);
}

const sums = sql`
  count(*) as posts,
  sum(view) as views, count(view) as views_known,
  sum(reaction) as "like", count(reaction) as like_known,
  sum(comment) as comment, count(comment) as comment_known,
  sum(share) as share, count(share) as share_known,
  sum(brand_mention) as mentions, count(brand_mention) as mentions_known,
  sum(coalesce(reaction, 0) + coalesce(comment, 0) + coalesce(share, 0))
    filter (where coalesce(reaction, comment, share) is not null) as engagement,
  count(*) filter (where ${complete('reaction', 'comment', 'share')}) as engagement_known,
  sum(coalesce(comment, 0) + coalesce(share, 0)) filter (where coalesce(comment, share) is not null) as buzz,
  count(*) filter (where ${complete('comment', 'share')}) as buzz_known`;

/** Sums over a set of posts; null is unknown. `…_known` counts the posts that had the metric. */
export type PostSums = Record<'posts' | `${SumName}_known`, number> & Record<SumName, number | null>;
type SumName = 'views' | 'like' | 'comment' | 'share' | 'mentions' | 'engagement' | 'buzz';

/** Sums over a campaign's posts: of each SOW that has posts, each network, and all; undefined where there is none. */
export interface CampaignPostSums {
  bySow: Map<string, PostSums>;
  byNetwork: Map<Network, PostSums>;
  all: PostSums | undefined;
}

/** Sums over the posts of each campaign at the end of a day (`YYYY-MM-DD`), in one statement. */
export async function postSums(
  db: Db,
  campaignIds: readonly string[],
  day: string,
): Promise<Map<string, CampaignPostSums>> {
  type Row = PostSums & { campaign_id: string; sow_id: string | null; social_type: Network | null };
  const { rows } = await db.execute<Row>(sql`
    with post as (${postsUntil(campaignIds, day)}), reading as (${readingsUntil(campaignIds, day)}),
    state as (
      select subject_id,
        max(value) filter (where metric = 'view') as view, max(value) filter (where metric = 'reaction') as reaction,
        max(value) filter (where metric = 'comment') as comment, max(value) filter (where metric = 'share') as share,
        max(value) filter (where metric = 'brand_mention') as brand_mention
      from reading group by subject_id
    )
    select campaign_id, sow_id, social_type, ${sums}
    from post left join state on state.subject_id = post.id
    group by campaign_id, grouping sets ((sow_id), (social_type), ())`);
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
