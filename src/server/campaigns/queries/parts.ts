import { type SQL, sql } from 'drizzle-orm';
import type { MetricReading } from '../../../domain/campaigns/types';
import type { ListQuery, Page } from '../../../domain/lists';
import type { Network } from '../../../domain/networks';
import { plainSlug } from '../../../domain/shorteners/rules';
import type { Viewer } from '../../context';
import type { Db } from '../../db/connection';
import { isoInstant, personJson, sowName } from '../../db/fragments';
import { allOf, arrayOf, listPage, pictureUrl, selectRows } from '../../db/list';
import { forgetFoundOf, rejectPostFound } from './foundPosts';
import { campaignFrom, campaignVisible, ownParts } from './list';
import type { NewPost } from './storedPosts';

/** The campaign a SOW or post is of; null where the viewer has none of that id. */
export async function findCampaignOf(
  db: Db,
  viewer: Viewer,
  table: 'sows' | 'campaign_posts' | 'campaign_post_contents',
  id: string,
): Promise<string | null> {
  const rows = await selectRows<{ id: string }>(
    db,
    sql`select c.id ${campaignFrom} join ${sql.raw(table)} part on part.campaign_id = c.id
      where ${allOf(campaignVisible(viewer), sql`part.id = ${id}`, table !== 'campaign_post_contents' && ownParts(viewer, 'part'))}`,
  );
  return rows[0]?.id ?? null;
}

/** The followers of an active KOL's networks. */
export type KolFollowers = Partial<Record<Network, number | null>>;

/**
 * Those of these KOLs that are active, with their followers. They are kept from being removed until the transaction ends;
 * one that is being removed is waited for.
 */
export async function lockActiveKols(db: Db, ids: readonly string[]): Promise<Map<string, KolFollowers>> {
  const rows = await selectRows<{ id: string; followers: KolFollowers }>(
    db,
    sql`select k.id, coalesce((select json_object_agg(per.social_type, per.followers) from (
        select s.social_type, max(s.follower_count) as followers from socials s where s.kol_id = k.id group by s.social_type
      ) per), '{}'::json) as followers
      from kols k where k.id = any(${arrayOf(ids, 'uuid')}) and k.deleted_at is null and k.status = 'active'
      order by k.id for share of k`,
  );
  return new Map(rows.map(({ id, followers }) => [id, followers]));
}

/** How many posts, active or not, each of these SOWs has; those without are absent. */
export async function countPosts(db: Db, sowIds: readonly string[]): Promise<Map<string, number>> {
  const rows = await selectRows<{ sow_id: string; posts: number }>(
    db,
    sql`select sow_id, count(*) as posts from campaign_posts where sow_id = any(${arrayOf(sowIds, 'uuid')}) group by sow_id`,
  );
  return new Map(rows.map(({ sow_id, posts }) => [sow_id, posts]));
}

/** A SOW's name, and what goes with it: addresses of its posts, titles of its planned posts and of its acceptances. */
export interface Hanging {
  name: string;
  posts: string[];
  contents: string[];
  acceptances: string[];
}

/** What hangs on a SOW; null where there is none. */
export async function findHanging(db: Db, sowId: string): Promise<Hanging | null> {
  const rows = await selectRows<Hanging>(
    db,
    sql`select ${sowName('s')} as name,
      array(select url_post from campaign_posts where sow_id = ${sowId} order by id) as posts,
      array(select title from campaign_post_contents where sow_id = ${sowId} order by created_at, id) as contents,
      array(select title from campaign_acceptances where sow_id = ${sowId} order by created_at, id) as acceptances
      from sows s join kols k on k.id = s.kol_id where s.id = ${sowId}`,
  );
  return rows[0] ?? null;
}

/** Removes a SOW with its posts, planned posts and acceptances. The ledger keeps what it was told; nothing reads it any more. */
export async function deleteSow(db: Db, id: string): Promise<void> {
  await forgetFigures(db, sql`sow_id = ${id}`);
  await forgetFoundOf(db, id);
  await db.execute(sql`delete from sows where id = ${id}`);
}

/** Removes a post; where it was found by itself, that never happens again. */
export async function deletePost(db: Db, id: string): Promise<void> {
  await forgetFigures(db, sql`id = ${id}`);
  await rejectPostFound(db, id);
  await db.execute(sql`delete from campaign_posts where id = ${id}`);
}

async function forgetFigures(db: Db, ofPosts: SQL): Promise<void> {
  await db.execute(sql`delete from metric_latest using (select id, campaign_id from campaign_posts where ${ofPosts}) post
    where owner_id = post.campaign_id and subject_id = post.id`);
}

/** A post as it is stored. */
export type StoredPost = NewPost & { version: number };

/** Those of these posts the campaign has, by id. */
export async function findStoredPosts(
  db: Db,
  campaignId: string,
  ids: readonly string[],
): Promise<Map<string, StoredPost>> {
  const rows = await selectRows<StoredPost>(
    db,
    sql`select id, sow_id, kol_id, social_type, url_post, canonical_url, ${isoInstant(sql`post_time`)} as post_time, content,
      hashtags, is_short_video, is_active, original_url, shortener_id, thumbnail_file_id, version
      from campaign_posts where campaign_id = ${campaignId} and id = any(${arrayOf(ids, 'uuid')})`,
  );
  return new Map(rows.map((post) => [post.id, post]));
}

/** Ids of short links by their slug. */
export async function findShorteners(db: Db, slugs: readonly string[]): Promise<Map<string, string>> {
  const rows = await selectRows<{ id: string; slug: string }>(
    db,
    sql`select id, slug from shorteners where slug_plain = any(${arrayOf(slugs.map(plainSlug), 'text')}) and deleted_at is null`,
  );
  return new Map(rows.map(({ id, slug }) => [plainSlug(slug), id]));
}

/** The readings of a post's figures, those of one moment together, newest first. */
export function findReadings(
  db: Db,
  campaignId: string,
  postId: string,
  query: ListQuery,
): Promise<Page<MetricReading>> {
  return listPage<MetricReading>(db, query, {
    columns: sql`${postId} || ' ' || ${isoInstant(sql`r.captured_at`)} as id, ${isoInstant(sql`r.captured_at`)} as captured_at,
      r.source, r.reason, r.metrics, ${pictureUrl(sql`r.evidence_file_id`)} as evidence,
      case when u.id is null then null else ${personJson('u')} end as actor`,
    from: sql`from (
        select captured_at, source, actor_id, reason, evidence_file_id, json_object_agg(metric, value) as metrics
        from metric_snapshots where owner_id = ${campaignId} and subject_id = ${postId}
        group by captured_at, source, actor_id, reason, evidence_file_id
      ) r left join users u on u.id = r.actor_id`,
    where: sql`true`,
    order: { name: sql`r.captured_at`, date: sql`r.captured_at`, id: sql`r.source` },
  });
}
