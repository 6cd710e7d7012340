import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/connection';
import { arrayOf, selectRows } from '../../db/list';

/** A post with what its hashtags are read from, and those it has. */
export interface ReadPost {
  id: string;
  caption: string | null;
  field: string[];
  tags: string[];
  /** Its address as two are compared; null of a channel's post that was not looked at yet. */
  canonical_url: string | null;
  link: string;
}

/** What posts are kept in, in the order they are read: a campaign's takes the place of the channel's. */
export const postTables = ['campaign_posts', 'channel_posts'] as const;
export type PostTable = (typeof postTables)[number];

const read: Record<PostTable, SQL> = {
  campaign_posts: sql`select id, content as caption, hashtags as field, tags, canonical_url, url_post as link from campaign_posts`,
  channel_posts: sql`select id, description as caption, '{}'::text[] as field, tags, canonical_url, link from channel_posts`,
};

/** The next posts after the one of this id, locked in one order; the first where it is null. */
export function lockPosts(db: Db, table: PostTable, after: string | null, most: number): Promise<ReadPost[]> {
  return selectRows<ReadPost>(
    db,
    sql`${read[table]} where ${after}::uuid is null or id > ${after} order by id limit ${most} for no key update`,
  );
}

/** Writes the hashtags of posts, and the address they are compared by. */
export async function writeTags(
  db: Db,
  table: PostTable,
  posts: readonly Pick<ReadPost, 'id' | 'tags' | 'canonical_url'>[],
): Promise<void> {
  await db.execute(sql`update ${sql.raw(table)} p set tags = given.tags, canonical_url = given.canonical_url
    from json_populate_recordset(null::${sql.raw(table)}, ${JSON.stringify(posts)}::json) given where p.id = given.id`);
}

/** Makes the uses of these posts anew; counters follow as the transaction ends. */
export async function renewUses(db: Db, ids: readonly string[]): Promise<void> {
  await db.execute(sql`select renew_hashtag_uses(${arrayOf(ids, 'uuid')})`);
}

/** Has the next hashtags after this one counted as the transaction ends. Answers the last of them; null where there are none. */
export async function touchHashtags(db: Db, after: string, most: number): Promise<string | null> {
  const [row] = await selectRows<{ last: string | null }>(
    db,
    sql`with next as (select plain from hashtags where plain > ${after} order by plain limit ${most}), touched as (
        insert into hashtags_touched (plain) select plain from next on conflict do nothing
      ) select max(plain) as last from next`,
  );
  return row?.last ?? null;
}

/** How many hashtags there are, and uses of them. */
export async function countHashtags(db: Db): Promise<{ hashtags: number; uses: number }> {
  const [row] = await selectRows<{ hashtags: number; uses: number }>(
    db,
    sql`select (select count(*) from hashtags)::int as hashtags, (select count(*) from hashtag_uses)::int as uses`,
  );
  return row ?? { hashtags: 0, uses: 0 };
}
