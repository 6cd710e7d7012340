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
  /** The network's own id of the account first read there. */
  remote_id: string | null;
}

/** An account of a KOL that is there. */
export async function findAccount(db: Db, id: string): Promise<KnownAccount | undefined> {
  const [row] = await selectRows<KnownAccount>(
    db,
    sql`select s.id, s.kol_id, s.social_type, s.url, s.remote_id from socials s join kols k on k.id = s.kol_id
      where s.id = ${id} and s.is_linked and k.deleted_at is null`,
  );
  return row;
}

/** Locks the KOL of an account: whoever edits a KOL locks it before its accounts, so a reading must too. */
export async function lockKolOf(db: Db, { kol_id }: KnownAccount): Promise<void> {
  await db.execute(sql`select from kols where id = ${kol_id} for no key update`);
}

/**
 * Keeps what a network said of an account; null = it no longer has it. Followers it does not tell stay those that were
 * known, with their day. False where the account was unlinked meanwhile.
 */
export async function updateAccount(db: Db, id: string, reading: AccountReading | null, at: Date): Promise<boolean> {
  const rows = await selectRows<{ id: string }>(
    db,
    sql`update socials set name = coalesce(${reading?.name ?? null}, name),
        is_verified = coalesce(${reading?.is_verified ?? null}::boolean, is_verified),
        remote_id = coalesce(remote_id, ${reading?.remote_id ?? null}), ${followersOf(reading, at)}
      where id = ${id} and is_linked returning id`,
  );
  return rows.length > 0;
}

const followersOf = (reading: AccountReading | null, at: Date) =>
  tellsFollowers(reading)
    ? sql`follower_count = ${reading?.follower_count ?? null}::bigint,
        follower_rounded = ${reading?.follower_rounded ?? false}, latest_update_date = ${at.toISOString()}`
    : sql`latest_update_date = case when follower_count is null then ${at.toISOString()} else latest_update_date end`;

/** Whether a reading says anything of the number of followers: that of an account that is gone says it is unknown. */
export const tellsFollowers = (reading: AccountReading | null): boolean => reading?.follower_count !== null;

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

/** Which of these addresses of posts of an account have a picture here. */
export async function findPictured(db: Db, social_id: string, links: readonly string[]): Promise<Set<string>> {
  const rows = await selectRows<{ link: string }>(
    db,
    sql`select link from channel_posts where social_id = ${social_id} and link = any(${arrayOf(links, 'text')})
      and thumbnail is not null`,
  );
  return new Set(rows.map(({ link }) => link));
}

/** A campaign's post as it is asked for at its network, with the accounts its KOL has there. */
export interface KnownPost {
  id: string;
  campaign_id: string;
  social_type: Network;
  canonical_url: string;
  accounts: { id: string; url: string }[];
}

/** The valid ones of these posts of campaigns. */
export function findCampaignPosts(db: Db, ids: readonly string[]): Promise<KnownPost[]> {
  return selectRows<KnownPost>(
    db,
    sql`select p.id, p.campaign_id, p.social_type, p.canonical_url,
        (select coalesce(json_agg(json_build_object('id', s.id, 'url', s.url) order by s.id), '[]') from socials s
          where s.kol_id = p.kol_id and s.social_type = p.social_type and s.is_linked) as accounts
      from campaign_posts p where p.id = any(${arrayOf(ids, 'uuid')}) and p.is_active`,
  );
}

/** Which of these posts are still there; they stay so until the transaction ends. */
export async function findThere(db: Db, ids: readonly string[]): Promise<Set<string>> {
  const rows = await selectRows<{ id: string }>(
    db,
    sql`select id from campaign_posts where id = any(${arrayOf(ids, 'uuid')}) order by id for key share`,
  );
  return new Set(rows.map(({ id }) => id));
}
