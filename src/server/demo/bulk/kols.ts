import { type SQL, sql } from 'drizzle-orm';
import { networks } from '../../../domain/networks';
import { allowTime, type Db } from '../../db/connection';
import { withBareTables } from './bareTables';
import { chance, heavyTailed, idAt, oneOf, pick } from './chance';
import { bios, epithets, families, menGivens, menMiddles, womenGivens, womenMiddles } from './names';

const chunk = 10_000;
const days = 1_000;
const columns = sql.raw(
  'id, code, stage_name, fullname, gender, type, the_talent_partner, birthdate, bio, avatar_file_id, booking_price_from, booking_price_to, status, created_at, updated_at',
);

/** What KOLs are written to. */
export const kolTables = [
  'kols',
  'kol_sectors',
  'kol_jobs',
  'socials',
  'kol_cards',
  'kol_facets',
  'kol_job_facets',
  'kol_reach',
  'kol_scores',
];
/** For so many it is cheaper to build the indexes anew than to keep them. */
const manyKols = 20_000;

/**
 * Adds `count` invented KOLs with socials, sectors and jobs, all or none; a repeated call adds further ones. Needs the
 * reference data. While many are added nobody else can read KOLs.
 */
export async function addBulkKols(db: Db, count: number, log: (line: string) => void): Promise<void> {
  await db.transaction(async (transaction) => {
    await allowTime(transaction);
    const add = async () => {
      for (const part of partsOf(await nextKol(transaction), count)) {
        await addKols(transaction, part);
        log(`KOLs up to ${part.to}`);
      }
    };
    await (count < manyKols ? add() : withBareTables(transaction, kolTables, add));
  });
  await db.execute(sql.raw(`vacuum analyze ${kolTables.join(', ')}`));
}

/** The number of the next invented KOL. */
export async function nextKol(db: Db): Promise<number> {
  const { rows } = await db.execute<{ last: number }>(
    sql`select coalesce(max(substr(code, 3)::int), 0) as last from kols where code ~ '^KX[0-9]{7}$'`,
  );
  return (rows[0]?.last ?? 0) + 1;
}

/** KOLs by their numbers, both included, added one after the other between two days, counted from the first day on. */
interface Part {
  from: number;
  to: number;
  firstDay: number;
  lastDay: number;
}

/** `count` KOLs from a number on, as many at a time as are added best. */
export function partsOf(first: number, count: number): Part[] {
  const dayOf = (done: number) => (Math.min(done, count) / count) * days;
  return Array.from({ length: Math.ceil(count / chunk) }, (_, index) => {
    const done = index * chunk;
    const to = first + Math.min(done + chunk, count) - 1;
    return { from: first + done, to, firstDay: dayOf(done), lastDay: dayOf(done + chunk) };
  });
}

/** Adds a part of the invented KOLs, in the caller's transaction. */
export async function addKols(transaction: Db, part: Part): Promise<void> {
  await transaction.execute(sql`set local kol_cards.refresh = 'later'`);
  await transaction.execute(sql`create temp table new_kols as ${newKols(part)}`);
  await transaction.execute(sql`insert into kols (${columns}) select ${columns} from new_kols`);
  await transaction.execute(addSectors);
  await transaction.execute(addJobs);
  await transaction.execute(addSocials);
  await transaction.execute(sql`select refresh_kol_cards(array_agg(id)) from new_kols`);
  await transaction.execute(sql`drop table new_kols`);
}

function newKols({ from, to, firstDay, lastDay }: Part): SQL {
  const step = (lastDay - firstDay) / (to - from + 1);
  return sql`
    with numbered as (
      select n, ${oneOf(2, 1)} = 0 as woman, (1 + floor(10 * power(${chance(2)}, 3))) * 500000 as price,
        timestamptz '2023-01-01 02:00+00' + (${firstDay} + (n - ${from} + ${chance(3)}) * ${step}) * interval '1 day' as at
      from generate_series(${from}::bigint, ${to}::bigint) n
    ), named as (
      select *, ${pick(families, 10)} as family,
        case when woman then ${pick(womenMiddles, 11)} else ${pick(menMiddles, 11)} end as middle,
        case when woman then ${pick(womenGivens, 12)} else ${pick(menGivens, 12)} end as given,
        ${pick(epithets, 13)} as epithet
      from numbered
    ), pictures as (
      select coalesce(array_agg(distinct avatar_file_id) filter (where avatar_file_id is not null), '{}') as ids from kols
    )
    select n, ${idAt(sql`at`, sql`'kol' || n`)} as id, 'KX' || lpad(n::text, 7, '0') as code,
      case when ${chance(14)} < 0.6 then given || ' ' || epithet else middle || ' ' || given end as stage_name,
      family || ' ' || middle || ' ' || given as fullname, case when woman then 'female' else 'male' end as gender,
      case when ${chance(15)} < 0.93 then 'personal' else 'community_group' end as type,
      ${chance(16)} < 0.12 as the_talent_partner, date '1980-01-01' + ${oneOf(9_000, 17)} as birthdate,
      ${pick(bios, 18)} as bio, ids[1 + n % greatest(cardinality(ids), 1)] as avatar_file_id,
      price as booking_price_from, price * 2 as booking_price_to,
      case when ${chance(19)} < 0.92 then 'active' when ${chance(20)} < 0.7 then 'pending' else 'reject' end as status,
      at as created_at, at as updated_at
    from named, pictures`;
}

/** One to three different elements of a list for each KOL: a start and two steps around it. */
function someOf(list: SQL, salt: number): SQL {
  return sql`new_kols, (select ${list} as all_of) listed, lateral (
    select distinct on (place) place, position from (values
      (${chance(salt)} * cardinality(all_of), 0),
      (case when ${chance(salt + 1)} < 0.7 then ${chance(salt + 2)} * cardinality(all_of) end, 1),
      (case when ${chance(salt + 3)} < 0.3 then ${chance(salt + 4)} * cardinality(all_of) end, 2)
    ) drawn (at, position), lateral (select floor(at)::int + 1 as place) floored where place is not null order by place, position
  ) chosen`;
}

const addSectors = sql`insert into kol_sectors (kol_id, sector_id, position) select id, all_of[place], position
  from ${someOf(sql`(select array_agg(id order by position) from sectors where type = 'kol')`, 30)}`;

const addJobs = sql`insert into kol_jobs (kol_id, job_code) select id, all_of[place]
  from ${someOf(sql`(select array_agg(code order by position) from jobs)`, 40)}`;

const addresses = sql.raw(
  `case social_type when 'facebook' then 'https://www.facebook.com/' when 'instagram' then 'https://www.instagram.com/'
    when 'tiktok' then 'https://www.tiktok.com/@' else 'https://www.youtube.com/@' end`,
);

/** One to four accounts, the first the largest; which network comes first differs from KOL to KOL. */
const addSocials = sql`
  insert into socials (id, kol_id, social_type, url, name, is_verified, follower_count, latest_update_date, created_at, updated_at)
  select ${idAt(sql`created_at`, sql`'social' || n || social_type`)}, id, social_type, ${addresses} || lower(code) || '.demo',
    stage_name, followers > 300000, followers, created_at, created_at, created_at
  from new_kols, generate_series(0, 3) place, lateral (
    select (array[${sql.raw(networks.map((network) => `'${network}'`).join(', '))}])[1 + (${oneOf(4, 50)} + place) % 4] as social_type,
      1000 + round(${heavyTailed(25_000, 1.5, 51)} * power(0.6, place))::bigint as followers
  ) account
  where ${chance(53)} < (array[1, 0.8, 0.45, 0.2])[1 + place]`;
