import { sql } from 'drizzle-orm';
import { tagsIn } from '../../../domain/hashtags/rules';
import type { Network } from '../../../domain/networks';
import { postName } from '../../../domain/postName';
import type { Db } from '../../db/connection';
import { arrayOf, selectRows } from '../../db/list';
import { chunksOf } from './chunks';

/** The posts the campaign has of these canonical addresses, or at another address of theirs: address to id. */
export async function findKnownUrls(db: Db, campaignId: string, urls: readonly string[]): Promise<Map<string, string>> {
  const rows = await selectRows<{ id: string; canonical_url: string }>(
    db,
    sql`select id, canonical_url from campaign_posts
      where campaign_id = ${campaignId} and post_name(canonical_url) = any(${arrayOf([...new Set(urls.map(postName))], 'text')})`,
  );
  // Of two that were written before such were known, the one of this very address.
  const ids = new Map(rows.map(({ id, canonical_url }) => [canonical_url, id]));
  const named = new Map(rows.map(({ id, canonical_url }) => [postName(canonical_url), id]));
  return new Map(
    urls.flatMap((url) => {
      const id = ids.get(url) ?? named.get(postName(url));
      return id ? [[url, id] as const] : [];
    }),
  );
}

/** A post as it is written; its metrics go to the ledger. */
export interface NewPost {
  id: string;
  sow_id: string;
  kol_id: string;
  social_type: Network;
  url_post: string;
  canonical_url: string;
  post_time: string | null;
  content: string | null;
  hashtags: string[];
  is_short_video: boolean;
  is_active: boolean;
  original_url: string | null;
  shortener_id: string | null;
  thumbnail_file_id: string | null;
}

const postFieldNames = [
  'sow_id',
  'kol_id',
  'social_type',
  'url_post',
  'canonical_url',
  'post_time',
  'content',
  'hashtags',
  'is_short_video',
  'is_active',
  'original_url',
  'shortener_id',
  'thumbnail_file_id',
] as const satisfies (keyof NewPost)[];
const postColumns = sql.raw(['id', 'tags', ...postFieldNames].join(', '));

/** Posts as rows, with the hashtags of caption and field. */
const asRows = (posts: readonly NewPost[]) =>
  JSON.stringify(posts.map((post) => ({ ...post, tags: tagsIn(post.content, post.hashtags) })));

/** Writes new posts of a campaign. */
export async function insertPosts(db: Db, campaignId: string, rows: readonly NewPost[]): Promise<void> {
  for (const some of chunksOf(rows)) {
    await db.execute(sql`insert into campaign_posts (campaign_id, ${postColumns})
      select ${campaignId}::uuid, ${postColumns}
      from json_populate_recordset(null::campaign_posts, ${asRows(some)}::json)`);
  }
}

/** Replaces the fields of stored posts, one version further. */
export async function updatePosts(db: Db, rows: readonly NewPost[]): Promise<void> {
  const assignments = sql.raw(['tags', ...postFieldNames].map((column) => `${column} = given.${column}`).join(', '));
  for (const some of chunksOf(rows)) {
    await db.execute(sql`update campaign_posts set ${assignments}, version = campaign_posts.version + 1, updated_at = now()
      from json_populate_recordset(null::campaign_posts, ${asRows(some)}::json) given
      where campaign_posts.id = given.id`);
  }
}
