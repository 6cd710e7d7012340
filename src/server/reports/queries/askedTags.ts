import { sql } from 'drizzle-orm';
import { type AskedTag, askedTags, type TagsAround } from '../../../domain/hashtags/tagResults';
import type { Db } from '../../db/connection';
import { selectRows } from '../../db/list';

/** The hashtags a campaign's posts are to bear: its keywords written as hashtags, and its brand's own that are no other campaign's. */
export async function findAskedTags(db: Db, campaignId: string): Promise<AskedTag[]> {
  const [row] = await selectRows<TagsAround>(
    db,
    sql`select c.keywords,
        json_build_object('name', b.name, 'code', b.code, 'tags', array(
          select h.tag from brand_hashtags bh join hashtags h on h.id = bh.hashtag_id
          where bh.brand_id = c.brand_id order by h.created_at, h.id)) as brand,
        array(select distinct keyword from campaigns other, unnest(other.keywords) as keyword
          where other.brand_id = c.brand_id and other.id <> c.id and other.deleted_at is null) as elsewhere
      from campaigns c join brands b on b.id = c.brand_id where c.id = ${campaignId}`,
  );
  return row ? askedTags(row) : [];
}
