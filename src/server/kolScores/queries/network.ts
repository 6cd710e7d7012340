import { type SQL, sql } from 'drizzle-orm';
import { addDays, startOfDay } from '../../../domain/dates';
import { growthDays, scoredPosts } from '../../../domain/kols/score';

const agencyDay = (instant: SQL) => sql`(${instant} at time zone 'Asia/Ho_Chi_Minh')::date`;

/** The sector a KOL is compared in: its first. */
const firstSector = sql`(select ks.sector_id from kol_sectors ks where ks.kol_id = k.id
  order by ks.position, ks.sector_id limit 1)`;

/**
 * `with` parts that tell, of each KOL of `asked` (kol_id), what its networks do as of a day (`YYYY-MM-DD`): `accounts`,
 * the account with the most followers; `figures`, sums over the newest posts of that account, those of campaigns on its
 * network among them and a post that is both once (CONTRACT-2 §16); `growths`, followers of the last 90 days.
 */
export function networkParts(today: string): SQL {
  const from = startOfDay(addDays(today, 1 - growthDays)).toISOString();
  const until = startOfDay(addDays(today, 1)).toISOString();
  const metric = (name: string) => sql`max(m.value) filter (where m.metric = ${sql.raw(`'${name}'`)})`;
  return sql`accounts as materialized (
    select k.id as kol_id, ${firstSector} as sector_id, a.id, a.social_type, a.follower_count as followers,
      (select sum(s.follower_count) from socials s where s.kol_id = k.id and s.is_linked) as total_followers
    from kols k left join lateral (select s.id, s.social_type, s.follower_count from socials s
      where s.kol_id = k.id and s.is_linked order by s.follower_count desc nulls last, s.id limit 1) a on true
    where k.id in (select kol_id from asked)),
  posts as (
    select distinct on (kol_id, link) * from (
      select a.kol_id, post_name(p.canonical_url) as link, p.id, p.campaign_id as owner_id, p.post_time as at, 0 as rank
        from accounts a join campaign_posts p on p.kol_id = a.kol_id and p.social_type = a.social_type where p.is_active
      union all
      select a.kol_id, post_name(coalesce(p.canonical_url, p.link)), p.id, p.kol_id, p.published_at, 1
        from accounts a join channel_posts p on p.social_id = a.id
    ) found order by kol_id, link, rank, at desc nulls last, id),
  recent as (
    select * from (select kol_id, id, owner_id, at,
      row_number() over (partition by kol_id order by at desc nulls last, id desc) as place from posts) placed
    where place <= ${scoredPosts}),
  measured as (
    select r.kol_id, r.at, m.* from recent r cross join lateral (
      select ${metric('view')} as view, ${metric('reaction')} as reaction, ${metric('comment')} as comment,
        ${metric('share')} as share
      from metric_latest m where m.owner_id = r.owner_id and m.subject_id = r.id) m),
  figures as (
    select kol_id, count(*) as posts, count(view) as view_posts, sum(view) as views,
      count(coalesce(reaction, comment, share)) as engagement_posts,
      sum(case when coalesce(reaction, comment, share) is not null
        then coalesce(reaction, 0) + coalesce(comment, 0) + coalesce(share, 0) end) as engagement,
      count(at) as rhythm_posts, greatest(${today}::date - ${agencyDay(sql`min(at)`)}, 0) + 1 as rhythm_days
    from measured group by kol_id),
  growths as (
    select a.kol_id, count(*) as readings, max(r.day) - min(r.day) as days,
      (array_agg(r.value order by r.day))[1] as first, (array_agg(r.value order by r.day desc))[1] as last
    from accounts a cross join lateral (
      select distinct on (day) day, value from (
        select ${agencyDay(sql`s.captured_at`)} as day, s.value, s.captured_at from metric_snapshots s
        where s.owner_id = a.kol_id and s.subject_id = a.id and s.metric = 'follower'
          and s.captured_at >= ${from}::timestamptz and s.captured_at < ${until}::timestamptz) taken
      order by day, captured_at desc) r
    where r.value is not null group by a.kol_id)`;
}
