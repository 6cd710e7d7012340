import { type SQL, sql } from 'drizzle-orm';
import { networkMetrics, networks, type PostMetric } from '../../../domain/networks';
import type { Db } from '../../db/connection';
import { byCampaign, type CampaignPostSums, type PostSumsRow } from './postSums';
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

/** What `postSums` answers, reckoned from the posts and their readings: slow, to prove it by. */
export async function ledgerSums(
  db: Db,
  campaignIds: readonly string[],
  day: string,
): Promise<Map<string, CampaignPostSums>> {
  const { rows } = await db.execute<PostSumsRow>(sql`
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
  return byCampaign(campaignIds, rows);
}
