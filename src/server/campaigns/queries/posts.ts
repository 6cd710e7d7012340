import { type SQL, sql } from 'drizzle-orm';
import type { PostListQuery, PostPage, PostSums } from '../../../domain/campaigns/postListSchema';
import type { CampaignPost } from '../../../domain/campaigns/types';
import { type PostMetric, postMetrics } from '../../../domain/networks';
import { postName } from '../../../domain/postName';
import { postLinkOf } from '../../../domain/search/words';
import type { Viewer } from '../../context';
import type { Db } from '../../db/connection';
import { allOf, arrayOf, containing, listPage, oneOf, selectRows } from '../../db/list';
import { postColumns, postFrom } from './detail';
import { campaignFrom, campaignVisible, ownParts } from './list';

const metric = (name: PostMetric) => sql`m.${sql.raw(name)}`;

/** Unknown figures come last, whichever way the others are ordered. */
function orderOf({ by, sort }: PostListQuery): SQL {
  if (!by) return sql`p.post_time`;
  return sql`coalesce(${metric(by)}, ${sort?.endsWith('ASC') ? sql`9223372036854775807` : sql`-1`})`;
}

/** Posts of the campaign that this viewer has: active ones, and to staff all. */
const postsOf = (viewer: Viewer, campaignId: string): SQL =>
  allOf(sql`p.campaign_id = ${campaignId}`, ownParts(viewer, 'p'), viewer.reduced && sql`p.is_active`);

/** How many posts of a campaign the viewer has. */
export async function countPosts(db: Db, viewer: Viewer, campaignId: string): Promise<number> {
  const rows = await selectRows<{ total: number }>(
    db,
    sql`select count(*) as total from campaign_posts p where ${postsOf(viewer, campaignId)}`,
  );
  return rows[0]?.total ?? 0;
}

/** One page of a campaign's posts and the sums of all posts found; null where the viewer has none of that id. */
export async function findPostPage(
  db: Db,
  viewer: Viewer,
  campaignId: string,
  query: PostListQuery,
): Promise<PostPage | null> {
  const visible = await selectRows(
    db,
    sql`select 1 ${campaignFrom} where ${allOf(campaignVisible(viewer), sql`c.id = ${campaignId}`)}`,
  );
  if (visible.length === 0) return null;
  const from = postFrom(campaignId);
  const where = allOf(
    postsOf(viewer, campaignId),
    oneOf(sql`p.id`, query),
    !viewer.reduced && query.is_active !== undefined && sql`p.is_active = ${query.is_active}`,
    query.name && foundBy(query.name),
    query.social_type && sql`p.social_type = any(${arrayOf(query.social_type, 'text')})`,
    query.kol_id && sql`p.kol_id = any(${arrayOf(query.kol_id, 'uuid')})`,
    query.figures && sql`(num_nonnulls(${allMetrics}) > 0) = ${query.figures === 'known'}`,
  );
  const order = { name: sql`k.search`, date: orderOf(query), id: sql`p.id` };
  const ordered = query.by
    ? ({ ...query, sort: query.sort?.endsWith('ASC') ? 'DATEASC' : 'DATEDESC' } as const)
    : query;
  const [page, sums] = await Promise.all([
    listPage<CampaignPost>(db, ordered, { columns: postColumns, from, where, order }),
    sumsOf(db, from, where),
  ]);
  return { ...page, sums };
}

const allMetrics = sql.join(postMetrics.map(metric), sql`, `);

function foundBy(text: string): SQL {
  const words = containing(text);
  const tag = containing(text.replace(/^#/, ''));
  const link = postLinkOf(text);
  return sql`(k.search like ${words} or p.hashtag_search like ${tag} or lower(p.url_post) like ${words}
    or normalise_text(coalesce(p.content, '')) like ${words}
    ${link === null ? sql`` : sql`or post_name(p.canonical_url) = ${postName(link)}`})`;
}

async function sumsOf(db: Db, from: SQL, where: SQL): Promise<PostSums> {
  const columns = postMetrics.map(
    (name) => sql`json_build_object('sum', sum(${metric(name)}), 'known', count(${metric(name)})) as ${sql.raw(name)}`,
  );
  const rows = await selectRows<PostSums>(
    db,
    sql`select count(*) as of, ${sql.join(columns, sql`, `)} ${from} where ${where}`,
  );
  const [sums] = rows;
  if (!sums) throw new Error('a sum has one row');
  return sums;
}
