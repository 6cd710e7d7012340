import { type SQL, sql } from 'drizzle-orm';
import { postFormats } from '../../src/domain/campaigns/values';
import { addDays } from '../../src/domain/dates';
import type { Day } from '../../src/domain/units';
import type { Db } from '../../src/server/db/connection';
import { chance, heavyTailed, idAt, oneOf } from '../../src/server/demo/bulk/chance';
import { judgeCampaigns } from '../../src/server/pace/judge';
import { findUnjudged } from '../../src/server/pace/queries';

/** How much there is; a campaign has `sows` SOWs of one post each. */
const size = { customers: 300, brands: 600, staff: 40, clients: 60, campaigns: 5_000, sows: 10, readings: 2_000_000 };
const years = 3;
/** Judged together. */
const atOnce = 500;

/**
 * Adds 5,000 campaigns of three years until `today` (`YYYY-MM-DD`) with their people, SOWs, posts, 2,000,000 readings and
 * evaluations. Needs KOLs and the reference data. Answers how many readings and sums by day there are.
 */
export async function addAnalyticsData(db: Db, today: Day): Promise<{ readings: number; report_days: number }> {
  await db.execute(sql`select ensure_partitions(${addDays(today, -366 * years)}, ${today})`);
  await db.transaction(async (transaction) => {
    await transaction.execute(sql`select set_config('report_days.refresh', 'later', true)`);
    for (const statement of [...companies, ...people, ...campaigns(today), readings, latest, evaluations]) {
      await transaction.execute(statement);
    }
    await transaction.execute(sql`select rebuild_report_days(id) from campaigns`);
  });
  const tables =
    'campaigns, campaign_people, sows, campaign_posts, report_days, report_totals, customers, brands, campaign_evaluations';
  await db.execute(sql`vacuum analyze ${sql.raw(tables)}, metric_snapshots, metric_latest, users`);
  const ids = await findUnjudged(db, today);
  for (let from = 0; from < ids.length; from += atOnce) {
    await db.transaction((transaction) => judgeCampaigns(transaction, ids.slice(from, from + atOnce), today));
  }
  await db.execute(sql`vacuum analyze campaigns, customer_sectors, brand_sectors`);
  const { rows } = await db.execute<{ readings: string; report_days: string }>(
    sql`select (select count(*) from metric_snapshots)::text as readings, (select count(*) from report_days)::text as report_days`,
  );
  return { readings: Number(rows[0]?.readings), report_days: Number(rows[0]?.report_days) };
}

const made = sql.raw(`timestamptz '2023-01-01 02:00+00'`);
const idOf = (kind: string, n: SQL = sql`n`) => idAt(made, sql`${sql.raw(`'bench${kind}'`)} || ${n}`);
const upTo = (count: number) => sql.raw(`generate_series(1, ${count}) n`);

/** One or two sectors of a company numbered `n`. */
const sectorsOf = (
  kind: string,
  count: number,
) => sql`select distinct ${idOf(kind)}, all_of[1 + floor(at * cardinality(all_of))::int]
  from ${upTo(count)}, (select array_agg(id) as all_of from sectors where type = 'customer_brand') listed,
    lateral (values (${chance(70)}), (case when ${chance(71)} < 0.4 then ${chance(72)} end)) drawn (at) where at is not null`;

const companies = [
  sql`insert into customers (id, code, name, trading_name, tax_number, status, created_at)
    select ${idOf('Customer')}, 'BC' || n, 'Công ty ' || n, 'Công ty ' || n, '03' || lpad(n::text, 8, '0'), 'active',
      ${made} + ${chance(73)} * interval '1000 days' from ${upTo(size.customers)}`,
  sql`insert into customer_sectors (customer_id, sector_id) ${sectorsOf('Customer', size.customers)}`,
  sql`insert into brands (id, code, name, customer_id, status, created_at)
    select ${idOf('Brand')}, 'BB' || n, 'Nhãn hàng ' || n, ${idOf('Customer', sql.raw(`(1 + n % ${size.customers})`))}, 'active',
      ${made} + ${chance(74)} * interval '1000 days' from ${upTo(size.brands)}`,
  sql`insert into brand_sectors (brand_id, sector_id) ${sectorsOf('Brand', size.brands)}`,
];

const usersOf = (kind: string, type: string, count: number) => sql`
  insert into users (id, username, email, fullname, code, type, verified_at, activated_at)
  select ${idOf(kind)}, name, name, 'Người ' || name, ${sql.raw(`'${kind}'`)} || n, ${sql.raw(`'${type}'`)}, now(), now()
  from ${upTo(count)}, lateral (select ${sql.raw(`'${kind}'`)} || n || '@bench.test' as name) named`;
const people = [usersOf('Staff', 'staff', size.staff), usersOf('Client', 'customer', size.clients)];

const campaigns = (today: Day) => [
  sql`insert into campaigns (id, code, name, type, status, start_date, end_date, budget, brand_id, cancel_reason, last_sow_number, created_at)
    select ${idOf('Campaign')}, 'BN' || n, 'Chiến dịch ' || n, case when ${chance(75)} < 0.3 then 'booking_creative_plan' else 'booking' end,
      status, start, case when ${chance(76)} >= 0.02 then last end, (50 + ${oneOf(1_000, 77)}) * 1000000::bigint,
      ${idOf('Brand', sql`(1 + ${oneOf(size.brands, 78)})`)}, case when status = 'cancel' then 'Thôi' end, ${sql.raw(String(size.sows))},
      start - interval '20 days'
    from ${upTo(size.campaigns)},
      lateral (select ${today}::date - ${365 * years}::int + ${oneOf(365 * years + 30, 79)} as start) started,
      lateral (select start + 20 + ${oneOf(70, 80)} as last) ended,
      lateral (select case when ${chance(81)} < 0.05 then 'cancel' when start > ${today}::date then 'pitching'
        when last >= ${today}::date - 14 then 'on_going' when ${chance(82)} < 0.02 then 'liquidation' else 'done' end as status) stood`,
  sql`insert into campaign_people (campaign_id, user_id, duty, position)
    select distinct on (1, 2) ${idOf('Campaign')}, ${idOf('Staff', sql.raw(`(1 + floor(at * ${size.staff})::int)`))}, 'manager', place
    from ${upTo(size.campaigns)}, lateral (values (${chance(83)}, 0), (case when ${chance(84)} < 0.3 then ${chance(85)} end, 1))
      drawn (at, place) where at is not null`,
  sql`insert into sows (id, campaign_id, number, position, kol_id, is_online, social_type, post_format, post_count, kpi_views,
      kpi_engagement, booking_price, sale_price)
    select ${idOf('Sow')}, ${idOf('Campaign', sql.raw(`(1 + (n - 1) / ${size.sows})`))}, place, place, kol_id, true, 'tiktok',
      ${postFormats[0]}, 1, 40000, 2500, price, price * 1.25
    from ${upTo(size.campaigns * size.sows)},
      (select array_agg(kol_id) as all_of from (select kol_id from kol_facets where status = 'active' order by kol_id limit 20000) chosen) listed,
      lateral (select 1 + (n - 1) % ${sql.raw(String(size.sows))} as place, all_of[1 + floor(${chance(86)} * cardinality(all_of))::int] as kol_id,
        (5 + ${oneOf(40, 87)}) * 1000000 as price) drawn`,
  sql`insert into campaign_posts (id, campaign_id, sow_id, kol_id, social_type, url_post, canonical_url, post_time)
    select ${idAt(made, sql`'benchPost' || s.id`)}, campaign_id, s.id, kol_id, social_type, url, url,
      c.start_date + (0.2 + ${chance(88)} * 10) * interval '1 day'
    from (select *, row_number() over (order by id) as n from sows) s join campaigns c on c.id = s.campaign_id,
      lateral (select 'https://www.tiktok.com/@a/video/' || s.id::text as url) addressed
    where c.code like 'BN%' and c.status not in ('pitching', 'cancel') and c.start_date < ${today}::date - 1`,
];

const shares = sql.raw(`(values ('view', 1.0), ('reaction', 0.06), ('comment', 0.006), ('share', 0.003))`);

const readings = sql`
  insert into metric_snapshots (owner_id, subject_id, subject_type, metric, value, source, captured_at)
  select campaign_id, id, 'post', metric, round(views * share * (1 - exp(-day / 4.0)))::bigint, 'api', post_time + day * interval '1 day'
  from (select *, row_number() over (order by id) as n, count(*) over () as posts from campaign_posts) numbered,
    lateral (select ${heavyTailed(40_000, 1, 89)} as views, ceil(${sql.raw(String(size.readings))} / 4.0 / posts)::int as days) drawn,
    ${shares} as metrics (metric, share), generate_series(1, days) day
  where post_time + day * interval '1 day' < now()`;

// What a measurement before this one has written stands there already.
const latest = sql`insert into metric_latest (owner_id, subject_id, metric, value, source, captured_at)
  select distinct on (owner_id, subject_id, metric) owner_id, subject_id, metric, value, source, captured_at
  from metric_snapshots order by owner_id, subject_id, metric, captured_at desc
  on conflict do nothing`;

const score = (salt: number) => sql`(4 + ${oneOf(7, salt)})`;
const three = (salt: number) => sql`array[${score(salt)}, ${score(salt + 1)}, ${score(salt + 2)}]`;

const evaluations = sql`
  insert into campaign_evaluations (id, campaign_id, evaluator_id, q1, q2, q3, q4, q5, q6, q7)
  select ${idAt(made, sql`'benchEvaluation' || place || '-' || id`)}, id, ${idOf('Client', sql.raw(`(1 + (n + place) % ${size.clients})`))},
    ${score(90)}, ${score(91)}, ${score(92)}, ${score(93)}, ${three(94)}, ${three(97)},
    case when type <> 'booking' then ${three(100)} end
  from (select *, row_number() over (order by id) as n from campaigns where status = 'done') done, generate_series(1, 2) place`;
