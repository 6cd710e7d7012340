import { sql } from 'drizzle-orm';
import { type AskedTag, askedTags } from '../../../domain/hashtags/tagResults';
import type { Db } from '../../db/connection';
import { selectRows } from '../../db/list';

/** The hashtags a campaign's posts are to bear: its keywords written as hashtags, and its brand's own. */
export async function findAskedTags(db: Db, campaignId: string): Promise<AskedTag[]> {
  const [row] = await selectRows<{ keywords: string[]; brand_tags: string[] }>(
    db,
    sql`select c.keywords, array(select h.tag from brand_hashtags bh join hashtags h on h.id = bh.hashtag_id
        where bh.brand_id = c.brand_id order by h.created_at, h.id) as brand_tags
      from campaigns c where c.id = ${campaignId}`,
  );
  return row ? askedTags(row.keywords, row.brand_tags) : [];
}
