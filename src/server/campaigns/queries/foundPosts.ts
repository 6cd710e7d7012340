import { type SQL, sql } from 'drizzle-orm';
import type { FoundPostsQuery } from '../../../domain/campaigns/foundPostSchema';
import type { FittingSow, FoundPost, FoundState } from '../../../domain/campaigns/foundPosts';
import type { Mark } from '../../../domain/captionMarks';
import type { Page } from '../../../domain/lists';
import type { Network } from '../../../domain/networks';
import type { Db } from '../../db/connection';
import { isoInstant, kolJson } from '../../db/fragments';
import { allOf, arrayOf, listPage, selectRows } from '../../db/list';
import { figureColumns, figuresOf } from '../../ledger/queries';

/** Whether a campaign has the post at a canonical address already, however it is written there. */
export const isPostAlready = (campaign: SQL, address: SQL) =>
  sql`exists (select 1 from campaign_posts known where known.campaign_id = ${campaign}
    and post_name(known.canonical_url) = post_name(${address}))`;

/** How many found posts of campaign `c` nobody has decided on. */
export const openFoundPosts = sql`(select count(*) from found_posts f join channel_posts found on found.id = f.channel_post_id
      where f.campaign_id = c.id and f.state = 'proposed' and c.status in ('on_going', 'liquidation')
        and not ${isPostAlready(sql`c.id`, sql`found.canonical_url`)})`;

/** The SOWs of KOL `kol` in a campaign on a network, with how many posts they have. */
const sowsOf = (campaign: SQL, kol: SQL, network: SQL) => sql`coalesce((select json_agg(json_build_object('id', s.id,
      'number', s.number, 'post_format', s.post_format, 'post_count', s.post_count,
      'posted', (select count(*) from campaign_posts p where p.sow_id = s.id and p.is_active)) order by s.position, s.number)
    from sows s where s.campaign_id = ${campaign} and s.kol_id = ${kol} and s.is_online and s.social_type = ${network}), '[]'::json)`;

const foundColumns = sql`p.id, ${kolJson('k')} as kol, a.social_type, p.link as url_post, p.description as content,
  ${isoInstant(sql`p.published_at`)} as post_time, p.thumbnail, ${figureColumns}, f.reasons, f.state, f.sow_id,
  ${sowsOf(sql`f.campaign_id`, sql`p.kol_id`, sql`a.social_type`)} as sows`;
const foundFrom = sql`from found_posts f join channel_posts p on p.id = f.channel_post_id
  join socials a on a.id = p.social_id join kols k on k.id = p.kol_id join campaigns c on c.id = f.campaign_id
  ${figuresOf(sql`p.kol_id`, sql`p.id`)}`;

/** Found posts of a campaign in one state, newest first; those that are its posts by now wait no more. */
export function findFoundPosts(db: Db, campaignId: string, query: FoundPostsQuery): Promise<Page<FoundPost>> {
  const isOpen = sql`c.status in ('on_going', 'liquidation') and not ${isPostAlready(sql`c.id`, sql`p.canonical_url`)}`;
  return listPage<FoundPost>(db, query, {
    columns: foundColumns,
    from: foundFrom,
    where: allOf(sql`f.campaign_id = ${campaignId} and f.state = ${query.state}`, query.state === 'proposed' && isOpen),
    order: { name: sql`k.stage_name`, date: sql`p.published_at`, id: sql`p.id` },
  });
}

/** One found post of a campaign in any state. */
export async function findFoundPost(db: Db, campaignId: string, id: string): Promise<FoundPost | undefined> {
  const [row] = await selectRows<FoundPost>(
    db,
    sql`select ${foundColumns} ${foundFrom} where f.campaign_id = ${campaignId} and f.channel_post_id = ${id}`,
  );
  return row;
}

/** A found post as it is decided on. */
export interface StoredFound {
  id: string;
  kol_id: string;
  social_type: Network;
  link: string;
  description: string | null;
  published_at: string;
  thumbnail_file_id: string | null;
  state: FoundState;
  sows: FittingSow[];
}

/** What a post of a channel becomes a campaign's post of; `p` and `a` are post and account. */
export const storedColumns = sql`p.id, p.kol_id, a.social_type, p.link, p.description,
  ${isoInstant(sql`p.published_at`)} as published_at,
  (select m.id from media_files m where '/pictures/' || m.sha256 = p.thumbnail limit 1) as thumbnail_file_id`;

/** A found post of a campaign that the caller has locked. */
export async function findStoredFound(db: Db, campaignId: string, id: string): Promise<StoredFound | undefined> {
  const [row] = await selectRows<StoredFound>(
    db,
    sql`select ${storedColumns}, f.state, ${sowsOf(sql`f.campaign_id`, sql`p.kol_id`, sql`a.social_type`)} as sows
      ${foundFrom} where f.campaign_id = ${campaignId} and f.channel_post_id = ${id}`,
  );
  return row;
}

/** What became of a found post; `by` null = by itself. */
export interface Decided {
  state: FoundState;
  sow_id: string | null;
  post_id: string | null;
  by: string | null;
}

/** Keeps what became of a found post. */
export async function decideFoundPost(
  db: Db,
  campaignId: string,
  id: string,
  { state, sow_id, post_id, by }: Decided,
): Promise<void> {
  await db.execute(sql`update found_posts set state = ${state}, sow_id = ${sow_id}, post_id = ${post_id},
      decided_by = ${by}, decided_at = ${state === 'proposed' ? sql`null` : sql`now()`}
    where campaign_id = ${campaignId} and channel_post_id = ${id}`);
}

/** A post of a channel with what says that it is the campaign's. */
export interface Proposal {
  id: string;
  reasons: Mark[];
  sow_id: string | null;
}

/**
 * Keeps what was found, decided ones as they are, and forgets what nobody has decided on and that is found no more, of
 * one account where one is named. Answers whether anything is another than before.
 */
export async function storeProposals(
  db: Db,
  campaignId: string,
  found: readonly Proposal[],
  socialId: string | null,
): Promise<boolean> {
  const gone = await selectRows(
    db,
    sql`delete from found_posts f using channel_posts p
      where ${allOf(
        sql`f.campaign_id = ${campaignId} and f.state = 'proposed' and p.id = f.channel_post_id`,
        sql`not (p.id = any(${arrayOf(
          found.map(({ id }) => id),
          'uuid',
        )}))`,
        socialId && sql`p.social_id = ${socialId}`,
      )} returning f.channel_post_id`,
  );
  const kept = await selectRows(
    db,
    sql`insert into found_posts (campaign_id, channel_post_id, reasons, sow_id)
      select ${campaignId}::uuid, id, reasons, sow_id
      from jsonb_to_recordset(${JSON.stringify(found)}::jsonb) as given(id uuid, reasons jsonb, sow_id uuid)
      on conflict (campaign_id, channel_post_id) do update set reasons = excluded.reasons, sow_id = excluded.sow_id
        where found_posts.state = 'proposed' and (found_posts.reasons, found_posts.sow_id)
          is distinct from (excluded.reasons, excluded.sow_id)
      returning channel_post_id`,
  );
  return gone.length + kept.length > 0;
}

/** A post that is about to be removed is no more the campaign's: it is not found again, added by hand or not. */
export async function rejectPostFound(db: Db, postId: string): Promise<void> {
  await db.execute(sql`update found_posts set state = 'rejected', post_id = null, decided_by = null, decided_at = now()
    where post_id = ${postId}`);
  await db.execute(sql`insert into found_posts (campaign_id, channel_post_id, state, reasons, decided_at, told_at)
    select p.campaign_id, shown.id, 'rejected', '[]', now(), now() from campaign_posts p
      join channel_posts shown on shown.kol_id = p.kol_id
        and post_name(shown.canonical_url) = post_name(p.canonical_url)
    where p.id = ${postId}
    on conflict (campaign_id, channel_post_id) do update
      set state = 'rejected', post_id = null, decided_by = null, decided_at = now() where found_posts.state <> 'rejected'`);
}

/** What became posts of a SOW that is removed is looked at anew. */
export async function forgetFoundOf(db: Db, sowId: string): Promise<void> {
  await db.execute(
    sql`delete from found_posts f using campaign_posts p where p.sow_id = ${sowId} and f.post_id = p.id`,
  );
}
