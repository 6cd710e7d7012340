import { type SQL, sql } from 'drizzle-orm';
import type { Network } from '../../../../domain/networks';
import type { Db } from '../../../db/connection';
import { arrayOf, selectRows } from '../../../db/list';

/** What is read first has the smallest number; what people ask for now is before all. */
export const priorities = { asked: 0, ending: 1, running: 2, liquidation: 3, booked: 4, others: 5 } as const;

const today = sql`(now() at time zone 'Asia/Ho_Chi_Minh')::date`;

/** A campaign counts as ending in its last days, and after them until it is settled. */
const endingDays = 7;

// What was never tried counts as a year old.
const hoursSince = (at: SQL) => sql`greatest(coalesce(extract(epoch from now() - ${at}) / 3600, 8760), 1)`;

const wantedAccounts = (networks: readonly Network[]) => sql`
  select s.kol_id as owner_id, 'social' as subject_type, s.id as subject_id, s.social_type as network,
    case when exists (select 1 from sows w join campaigns c on c.id = w.campaign_id where w.kol_id = s.kol_id
        and w.social_type = s.social_type and c.deleted_at is null and c.status = 'on_going')
      then ${priorities.booked}::int else ${priorities.others}::int end as priority,
    ln(10 + coalesce(s.follower_count, 0)) as size, s.latest_update_date as last_success_at
  from socials s join kols k on k.id = s.kol_id
  where s.is_linked and k.deleted_at is null and k.status = 'active'
    and s.social_type = any(${arrayOf(networks, 'text')})`;

const wantedPosts = (networks: readonly Network[]) => sql`
  select p.campaign_id as owner_id, 'post' as subject_type, p.id as subject_id, p.social_type as network,
    case when c.status = 'liquidation' then ${priorities.liquidation}::int
      when c.end_date <= ${today} + ${endingDays}::int then ${priorities.ending}::int
      else ${priorities.running}::int end as priority,
    1 as size, null::timestamptz as last_success_at
  from campaign_posts p join campaigns c on c.id = p.campaign_id
  where p.is_active and c.deleted_at is null and c.status in ('on_going', 'liquidation')
    and p.social_type = any(${arrayOf(networks, 'text')})`;

const wanted = { social: wantedAccounts, post: wantedPosts };

/** What is read: accounts of KOLs, or posts of campaigns. */
export type SubjectType = keyof typeof wanted;

/**
 * Marks all accounts or posts that are read on these networks as due, in one statement: posts of campaigns that are
 * about to end, of others that run, of those in liquidation; then accounts that are booked, then others, by size and the
 * time since their last try. What is due already, or waits for another try, goes on waiting.
 */
export async function markAll(db: Db, type: SubjectType, networks: readonly Network[]): Promise<void> {
  await db.execute(sql`
    insert into network_readings as r
      (owner_id, subject_type, subject_id, network, priority, weight, due_at, last_success_at)
    select w.owner_id, w.subject_type, w.subject_id, w.network, w.priority, round(100 * w.size * ${hoursSince(sql`known.last_try_at`)}),
      now(), w.last_success_at
    from (${wanted[type](networks)}) w left join network_readings known
      on known.owner_id = w.owner_id and known.subject_type = w.subject_type and known.subject_id = w.subject_id
    order by w.owner_id, w.subject_id
    on conflict (owner_id, subject_type, subject_id) do update set network = excluded.network,
      priority = case when r.due_at is not null and r.priority = ${priorities.asked}::int then r.priority else excluded.priority end,
      weight = excluded.weight, due_at = coalesce(r.due_at, excluded.due_at)`);
}

/** Drops the marks of what is not read any more, but for what is being read at this moment. */
export async function dropMarks(db: Db, type: SubjectType, networks: readonly Network[]): Promise<void> {
  await db.execute(sql`
    delete from network_readings where (owner_id, subject_type, subject_id) in (
      select r.owner_id, r.subject_type, r.subject_id from network_readings r
      where r.subject_type = ${type} and not exists (
        select 1 from (${wanted[type](networks)}) w where w.owner_id = r.owner_id and w.subject_id = r.subject_id)
      for update skip locked)`);
}

/** What a campaign's figures and new posts come from: its valid posts, and the accounts its SOWs are booked on. */
const readOfCampaign = (campaignId: string) => sql`
  select p.campaign_id as owner_id, 'post' as subject_type, p.id as subject_id, p.social_type as network
  from campaign_posts p where p.campaign_id = ${campaignId} and p.is_active
  union all
  select s.kol_id, 'social', s.id, s.social_type
  from socials s join kols k on k.id = s.kol_id
  where s.is_linked and k.deleted_at is null and k.status = 'active' and exists (
    select 1 from sows w where w.campaign_id = ${campaignId} and w.kol_id = s.kol_id and w.social_type = s.social_type)`;

/** Marks a campaign's posts and the accounts booked for it as asked for now; the networks they are on. */
export async function markCampaign(db: Db, campaignId: string, networks: readonly Network[]): Promise<Network[]> {
  const rows = await selectRows<{ network: Network }>(
    db,
    sql`with marked as (
        insert into network_readings as r (owner_id, subject_type, subject_id, network, priority, weight, due_at)
        select w.owner_id, w.subject_type, w.subject_id, w.network, ${priorities.asked}::int, 1, now()
        from (${readOfCampaign(campaignId)}) w where w.network = any(${arrayOf(networks, 'text')})
        order by w.owner_id, w.subject_id
        on conflict (owner_id, subject_type, subject_id) do update
          set priority = excluded.priority, due_at = excluded.due_at, tries = 0
        returning network)
      select distinct network from marked order by network`,
  );
  return rows.map(({ network }) => network);
}

/** The networks a campaign's valid posts and booked accounts are on. */
export async function findCampaignNetworks(db: Db, campaignId: string): Promise<Network[]> {
  const rows = await selectRows<{ network: Network }>(
    db,
    sql`select distinct w.network from (${readOfCampaign(campaignId)}) w`,
  );
  return rows.map(({ network }) => network);
}

/** Whether somebody asked for a reading of this campaign's posts or booked accounts that is still due. */
export async function isCampaignAwaited(db: Db, campaignId: string): Promise<boolean> {
  const rows = await selectRows(
    db,
    sql`select 1 from (${readOfCampaign(campaignId)}) w
      join network_readings r on r.owner_id = w.owner_id and r.subject_type = w.subject_type and r.subject_id = w.subject_id
      where r.priority = ${priorities.asked}::int and r.due_at <= now() limit 1`,
  );
  return rows.length > 0;
}

/** The networks of those given on which something is due that may be asked for. */
export async function findDueNetworks(db: Db, networks: readonly Network[]): Promise<Network[]> {
  const rows = await selectRows<{ network: Network }>(
    db,
    sql`select n.network from unnest(${arrayOf(networks, 'text')}) n(network)
      where exists (select 1 from network_readings r where r.network = n.network and r.due_at <= now()
        and (r.leased_until is null or r.leased_until < now()))`,
  );
  return rows.map(({ network }) => network);
}

/**
 * Seconds until something may be read on a network; null where nothing is marked. The schedule's accounts may be in
 * `ahead` seconds.
 */
export async function findWait(db: Db, network: Network, ahead: number): Promise<number | null> {
  // Without `having` nothing marked would be a second: `greatest` passes over null.
  const [row] = await selectRows<{ wait: number | null }>(
    db,
    sql`select greatest(1, ceil(extract(epoch from min(greatest(r.due_at, r.leased_until, c.open_until,
        case when r.priority <> ${priorities.asked}::int then c.spent_until end,
        case when r.subject_type = 'social' and r.priority <> ${priorities.asked}::int
          then now() + make_interval(secs => ${ahead}::float8) end)) - now())))::int as wait
      from network_readings r left join network_circuits c on c.network = r.network
      where r.network = ${network} and r.due_at is not null having count(*) > 0`,
  );
  return row?.wait ?? null;
}

/** Makes all that waits on a network for another try due now. */
export async function hurry(db: Db, network: Network): Promise<void> {
  await db.execute(sql`update network_readings set due_at = now() where (owner_id, subject_type, subject_id) in (
    select owner_id, subject_type, subject_id from network_readings where network = ${network} and due_at > now()
    for update skip locked)`);
}
