import { sql } from 'drizzle-orm';
import { tagsIn } from '../../../domain/hashtags/rules';
import { canonicalPostUrl, type Network } from '../../../domain/networks';
import type { AccountReading, PostReading } from '../../adapters/social/network';
import type { Db } from '../../db/connection';
import { arrayOf, selectRows } from '../../db/list';

/** An account as it is asked for at its network. */
export interface KnownAccount {
  id: string;
  kol_id: string;
  social_type: Network;
  url: string;
}

/** An account of a KOL that is there. */
export async function findAccount(db: Db, id: string): Promise<KnownAccount | undefined> {
  const [row] = await selectRows<KnownAccount>(
    db,
    sql`select s.id, s.kol_id, s.social_type, s.url from socials s join kols k on k.id = s.kol_id
      where s.id = ${id} and s.is_linked and k.deleted_at is null`,
  );
  return row;
}

/** Ids of all accounts of KOLs that are in use, on the networks given. */
export async function findAccountIds(db: Db, networks: readonly Network[]): Promise<string[]> {
  const rows = await selectRows<{ id: string }>(
    db,
    sql`select s.id from socials s join kols k on k.id = s.kol_id
      where s.is_linked and k.deleted_at is null and k.status = 'active' and s.social_type = any(${sql.param(networks)}::text[])`,
  );
  return rows.map(({ id }) => id);
}

/** Locks the KOL of an account: whoever edits a KOL locks it before its accounts, so a reading must too. */
export async function lockKolOf(db: Db, { kol_id }: KnownAccount): Promise<void> {
  await db.execute(sql`select from kols where id = ${kol_id} for no key update`);
}

/** Keeps what a network said of an account; null = it no longer has it. False where the account was unlinked meanwhile. */
export async function updateAccount(db: Db, id: string, reading: AccountReading | null, at: Date): Promise<boolean> {
  const rows = await selectRows<{ id: string }>(
    db,
    sql`update socials set name = coalesce(${reading?.name ?? null}, name),
        is_verified = coalesce(${reading?.is_verified ?? null}::boolean, is_verified),
        follower_count = ${reading?.follower_count ?? null}::bigint, latest_update_date = ${at.toISOString()}
      where id = ${id} and is_linked returning id`,
  );
  return rows.length > 0;
}

interface NewChannelPost extends Omit<PostReading, 'metrics'> {
  id: string;
  social: KnownAccount;
}

/** Adds a post of a channel, or corrects the one with this address; the answer is its id. */
export async function saveChannelPost(db: Db, { social, ...post }: NewChannelPost): Promise<string> {
  const [row] = await selectRows<{ id: string }>(
    db,
    sql`insert into channel_posts (id, social_id, kol_id, link, description, thumbnail, published_at, canonical_url, tags)
      values (${post.id}, ${social.id}, ${social.kol_id}, ${post.link}, ${post.description}, ${post.thumbnail},
        ${post.published_at.toISOString()}, ${canonicalPostUrl(post.link)},
        ${arrayOf(tagsIn(post.description, []), 'text')})
      on conflict (social_id, link) do update set description = excluded.description,
        thumbnail = coalesce(excluded.thumbnail, channel_posts.thumbnail), published_at = excluded.published_at,
        canonical_url = excluded.canonical_url, tags = excluded.tags
      returning id`,
  );
  return row?.id ?? post.id;
}

/** A campaign's post as it is asked for at its network. */
export interface KnownPost {
  campaign_id: string;
  social_type: Network;
  canonical_url: string;
}

/** A valid post of a campaign that runs. */
export async function findCampaignPost(db: Db, id: string): Promise<KnownPost | undefined> {
  const [row] = await selectRows<KnownPost>(
    db,
    sql`select p.campaign_id, p.social_type, p.canonical_url from campaign_posts p where p.id = ${id} and p.is_active`,
  );
  return row;
}

/** Whether a post is still there; it stays so until the transaction ends. */
export async function isPostThere(db: Db, id: string): Promise<boolean> {
  const rows = await selectRows(db, sql`select 1 from campaign_posts where id = ${id} for key share`);
  return rows.length > 0;
}

/** Ids of the valid posts of campaigns whose figures still count: those that run or are being settled. */
export async function findPostIds(db: Db, networks: readonly Network[]): Promise<string[]> {
  const rows = await selectRows<{ id: string }>(
    db,
    sql`select p.id from campaign_posts p join campaigns c on c.id = p.campaign_id
      where p.is_active and c.deleted_at is null and c.status in ('on_going', 'liquidation')
        and p.social_type = any(${sql.param(networks)}::text[])`,
  );
  return rows.map(({ id }) => id);
}
