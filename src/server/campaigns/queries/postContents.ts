import { sql } from 'drizzle-orm';
import type { PostContentListQuery } from '../../../domain/campaigns/postContentSchema';
import type { PostContent } from '../../../domain/campaigns/types';
import type { PostContentStatus } from '../../../domain/campaigns/values';
import type { Page } from '../../../domain/lists';
import { postName } from '../../../domain/postName';
import type { Db } from '../../db/connection';
import { isoInstant, kolJson } from '../../db/fragments';
import { allOf, arrayOf, listPage, pictureUrl, selectRows } from '../../db/list';

/** A planned post as verbs compare and change it; pictures by id, in order. */
export interface ContentFields {
  sow_id: string;
  title: string;
  content: string | null;
  hashtag: string[];
  note: string | null;
  used_time: string | null;
  status: PostContentStatus;
  post_id: string | null;
  files: string[];
}
export type StoredContent = { id: string; version: number; campaign_id: string; fields: ContentFields };

const columns = sql`pc.id, pc.sow_id, s.number as sow_number, ${kolJson('k')} as kol, s.social_type, s.post_format, pc.title,
  pc.content, pc.hashtag, pc.note, ${isoInstant(sql`pc.used_time`)} as used_time, pc.status, pc.version,
  array(select ${pictureUrl(sql`i.file_id`)} from post_content_images i where i.content_id = pc.id order by i.position) as files,
  case when p.id is null then null else json_build_object('id', p.id, 'url_post', p.url_post) end as post`;
const from = sql`from campaign_post_contents pc join sows s on s.id = pc.sow_id join kols k on k.id = s.kol_id
  left join campaign_posts p on p.id = pc.post_id`;

/** One page of a campaign's planned posts, by when they are to go out. */
export function findPostContents(db: Db, campaignId: string, query: PostContentListQuery): Promise<Page<PostContent>> {
  return listPage<PostContent>(
    db,
    { ...query, sort: query.sort ?? 'DATEASC' },
    {
      columns,
      from,
      where: allOf(
        sql`pc.campaign_id = ${campaignId}`,
        query.sow_id && sql`pc.sow_id = any(${arrayOf(query.sow_id, 'uuid')})`,
        query.status && sql`pc.status = any(${arrayOf(query.status, 'text')})`,
      ),
      order: { name: sql`pc.title`, date: sql`coalesce(pc.used_time, 'infinity')`, id: sql`pc.id` },
    },
  );
}

/** One planned post as it is shown; null where there is none. */
export async function findPostContent(db: Db, id: string): Promise<PostContent | null> {
  const rows = await selectRows<PostContent>(db, sql`select ${columns} ${from} where pc.id = ${id}`);
  return rows[0] ?? null;
}

/** A planned post of a campaign as it is stored; null where it has none of that id. */
export async function findStoredContent(db: Db, campaignId: string, id: string): Promise<StoredContent | null> {
  const rows = await selectRows<ContentFields & { id: string; version: number; campaign_id: string }>(
    db,
    sql`select pc.id, pc.version, pc.campaign_id, pc.sow_id, pc.title, pc.content, pc.hashtag, pc.note,
      ${isoInstant(sql`pc.used_time`)} as used_time, pc.status, pc.post_id,
      array(select i.file_id from post_content_images i where i.content_id = pc.id order by i.position) as files
    from campaign_post_contents pc where pc.campaign_id = ${campaignId} and pc.id = ${id}`,
  );
  const [row] = rows;
  if (!row) return null;
  const { version, campaign_id, id: _id, ...fields } = row;
  return { id, version, campaign_id, fields };
}

/** The post of a SOW at a canonical address, however it is written, that no planned post has become yet; null where there is none. */
export async function findFreePost(db: Db, sowId: string, canonicalUrl: string): Promise<string | null> {
  const rows = await selectRows<{ id: string }>(
    db,
    sql`select id from campaign_posts p where p.sow_id = ${sowId} and post_name(p.canonical_url) = ${postName(canonicalUrl)}
      and not exists (select 1 from campaign_post_contents pc where pc.post_id = p.id)
      order by p.canonical_url <> ${canonicalUrl}, p.id limit 1`,
  );
  return rows[0]?.id ?? null;
}

/** Adds a planned post of a campaign, or changes the one that is there, one version further; with its pictures. */
export async function savePostContent(db: Db, campaignId: string, id: string, fields: ContentFields): Promise<void> {
  const row = JSON.stringify([{ ...fields, id }]);
  await db.execute(sql`insert into campaign_post_contents
      (id, campaign_id, sow_id, title, content, hashtag, note, used_time, status, post_id)
    select id, ${campaignId}::uuid, sow_id, title, content, hashtag, note, used_time, status, post_id
    from json_populate_recordset(null::campaign_post_contents, ${row}::json)
    on conflict (id) do update set sow_id = excluded.sow_id, title = excluded.title, content = excluded.content,
      hashtag = excluded.hashtag, note = excluded.note, used_time = excluded.used_time, status = excluded.status,
      post_id = excluded.post_id, version = campaign_post_contents.version + 1, updated_at = now()`);
  await db.execute(sql`delete from post_content_images where content_id = ${id}`);
  const pictures = fields.files.map((file_id, position) => ({ content_id: id, file_id, position }));
  await db.execute(sql`insert into post_content_images (content_id, file_id, position)
    select content_id, file_id, position
    from json_populate_recordset(null::post_content_images, ${JSON.stringify(pictures)}::json)`);
}

/** Removes a planned post with its pictures. */
export async function deletePostContent(db: Db, id: string): Promise<void> {
  await db.execute(sql`delete from campaign_post_contents where id = ${id}`);
}
