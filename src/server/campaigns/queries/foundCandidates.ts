import { type SQL, sql } from 'drizzle-orm';
import type { FittingSow, postingPeriod } from '../../../domain/campaigns/foundPosts';
import type { CampaignStatus } from '../../../domain/campaigns/values';
import type { CampaignMarks } from '../../../domain/captionMarks';
import type { Network, PostMetric } from '../../../domain/networks';
import type { Day } from '../../../domain/units';
import type { Db } from '../../db/connection';
import { allOf, arrayOf, selectRows } from '../../db/list';
import { isPostAlready, type StoredFound, storedColumns } from './foundPosts';

/** A campaign that posts are looked for, with what they are known by. */
export interface LookingCampaign extends CampaignMarks {
  id: string;
  name: string;
  status: CampaignStatus;
  start_date: Day;
  end_date: Day | null;
  takes_found_posts: boolean;
}

const lookingColumns = sql`c.id, c.name, c.status, c.start_date, c.end_date, c.takes_found_posts, c.keywords,
  json_build_object('name', b.name, 'code', b.code, 'website', b.website) as brand,
  array(select h.tag from brand_hashtags own join hashtags h on h.id = own.hashtag_id where own.brand_id = b.id order by h.tag) as tags,
  array(select link.slug from shorteners link where link.campaign_id = c.id and link.deleted_at is null) as slugs,
  array(select link.original_url from shorteners link where link.campaign_id = c.id and link.deleted_at is null
    union select p.original_url from campaign_posts p where p.campaign_id = c.id and p.original_url is not null) as targets`;

/** A campaign that is there, whatever its status. */
export async function findLookingCampaign(db: Db, id: string): Promise<LookingCampaign | undefined> {
  const [row] = await selectRows<LookingCampaign>(
    db,
    sql`select ${lookingColumns} from campaigns c join brands b on b.id = c.brand_id
      where c.id = ${id} and c.deleted_at is null`,
  );
  return row;
}

/** Ids of the campaigns posts are looked for. */
export async function findLookingIds(db: Db): Promise<string[]> {
  const rows = await selectRows<{ id: string }>(
    db,
    sql`select id from campaigns where status in ('on_going', 'liquidation') and deleted_at is null order by id`,
  );
  return rows.map(({ id }) => id);
}

/** A post of a channel that may be a campaign's, as far as its place and time go. */
export type Candidate = Omit<StoredFound, 'sows' | 'state'> & { canonical_url: string };

const withinPeriod = ({ from, until }: ReturnType<typeof postingPeriod>): SQL =>
  allOf(sql`p.published_at >= ${from.toISOString()}`, until && sql`p.published_at < ${until.toISOString()}`);

/** Posts of the channels of a campaign's KOLs on their SOWs' networks, within the period and not decided on, oldest first. */
export function findCandidates(
  db: Db,
  campaignId: string,
  period: ReturnType<typeof postingPeriod>,
  socialId: string | null,
): Promise<Candidate[]> {
  return selectRows<Candidate>(
    db,
    sql`select ${storedColumns}, p.canonical_url from channel_posts p join socials a on a.id = p.social_id and a.is_linked
        join kols k on k.id = p.kol_id and k.deleted_at is null
      where ${allOf(
        socialId && sql`p.social_id = ${socialId}`,
        withinPeriod(period),
        sql`exists (select 1 from sows s where s.campaign_id = ${campaignId} and s.kol_id = p.kol_id and s.is_online
          and s.social_type = a.social_type)`,
        sql`not ${isPostAlready(sql`${campaignId}`, sql`p.canonical_url`)}`,
        sql`not exists (select 1 from found_posts f where f.campaign_id = ${campaignId} and f.channel_post_id = p.id
          and f.state <> 'proposed')`,
        sql`p.canonical_url is not null`,
      )} order by p.published_at, p.id`,
  );
}

/** An online SOW with whose it is. */
export interface PlacedSow extends FittingSow {
  kol_id: string;
  social_type: Network;
}

/** The online SOWs of a campaign with how many posts they have. */
export function findPlacedSows(db: Db, campaignId: string): Promise<PlacedSow[]> {
  return selectRows<PlacedSow>(
    db,
    sql`select s.id, s.number, s.post_format, s.post_count, s.kol_id, s.social_type,
        (select count(*) from campaign_posts p where p.sow_id = s.id and p.is_active) as posted
      from sows s where s.campaign_id = ${campaignId} and s.is_online order by s.position, s.number`,
  );
}

/** Another campaign that looks for posts of the same KOLs, with whose and where. */
export type Rival = LookingCampaign & { places: { kol_id: string; social_type: Network }[] };

/** The other campaigns that look for posts of these KOLs. */
export function findRivals(db: Db, campaignId: string, kolIds: readonly string[]): Promise<Rival[]> {
  const theirs = sql`from sows s where s.campaign_id = c.id and s.is_online and s.kol_id = any(${arrayOf(kolIds, 'uuid')})`;
  return selectRows<Rival>(
    db,
    sql`select ${lookingColumns}, (select json_agg(json_build_object('kol_id', s.kol_id, 'social_type', s.social_type)) ${theirs}) as places
      from campaigns c join brands b on b.id = c.brand_id
      where c.status in ('on_going', 'liquidation') and c.deleted_at is null and c.id <> ${campaignId}
        and exists (select 1 ${theirs})`,
  );
}

/** Which of these names are of posts of other campaigns (`postName`). */
export async function findElsewhere(db: Db, campaignId: string, names: readonly string[]): Promise<Set<string>> {
  const rows = await selectRows<{ name: string }>(
    db,
    sql`select post_name(p.canonical_url) as name from campaign_posts p join campaigns c on c.id = p.campaign_id and c.deleted_at is null
      where p.campaign_id <> ${campaignId} and post_name(p.canonical_url) = any(${arrayOf(names, 'text')})`,
  );
  return new Set(rows.map(({ name }) => name));
}

/** Every known figure of a channel's post and when its network said it, oldest first. */
export async function findKnownFigures(
  db: Db,
  { id, kol_id }: Pick<Candidate, 'id' | 'kol_id'>,
): Promise<{ metric: PostMetric; value: number; captured_at: Date }[]> {
  const rows = await selectRows<{ metric: PostMetric; value: number; captured_at: string }>(
    db,
    sql`select metric, value, to_json(captured_at)#>>'{}' as captured_at from metric_snapshots
      where owner_id = ${kol_id} and subject_id = ${id} and source = 'api' and value is not null order by captured_at`,
  );
  return rows.map(({ captured_at, ...figure }) => ({ ...figure, captured_at: new Date(captured_at) }));
}

/** Found posts of a campaign that nobody was told of, from now on told: how many, and of whose. */
export async function markTold(db: Db, campaignId: string): Promise<{ posts: number; kolIds: string[] }> {
  const rows = await selectRows<{ kol_id: string; state: string }>(
    db,
    sql`update found_posts f set told_at = now() from channel_posts p
      where f.campaign_id = ${campaignId} and f.told_at is null and p.id = f.channel_post_id
      returning p.kol_id, f.state`,
  );
  const told = rows.filter(({ state }) => state !== 'rejected');
  return { posts: told.length, kolIds: [...new Set(told.map(({ kol_id }) => kol_id))] };
}

/** Who is told of a campaign's posts: its managers and executives, and the users of KOLs. */
export async function findConcerned(
  db: Db,
  campaignId: string,
  kolIds: readonly string[],
): Promise<{ staff: string[]; kols: { kol_id: string; user_id: string }[] }> {
  const staff = await selectRows<{ user_id: string }>(
    db,
    sql`select distinct user_id from campaign_people where campaign_id = ${campaignId} and duty in ('manager', 'executive')`,
  );
  const kols = await selectRows<{ kol_id: string; user_id: string }>(
    db,
    sql`select id as kol_id, user_id from kols where id = any(${arrayOf(kolIds, 'uuid')}) and user_id is not null and deleted_at is null
      order by id`,
  );
  return { staff: staff.map(({ user_id }) => user_id), kols };
}
