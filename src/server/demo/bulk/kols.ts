import { type SQL, sql } from 'drizzle-orm';
import { networks } from '../../../domain/networks';
import type { Db } from '../../db/connection';
import { chance, heavyTailed, idAt, oneOf, pick } from './chance';
import { bios, epithets, families, menGivens, menMiddles, womenGivens, womenMiddles } from './names';

const chunk = 10_000;
const columns = sql.raw(
  'id, code, stage_name, fullname, gender, type, the_talent_partner, birthdate, bio, avatar_file_id, booking_price_from, booking_price_to, status, created_at, updated_at',
);

/** Adds `count` invented KOLs with socials, sectors and jobs; a repeated call adds further ones. Needs the reference data. */
export async function addBulkKols(db: Db, count: number, log: (line: string) => void): Promise<void> {
  const { rows } = await db.execute<{ last: number }>(
    sql`select coalesce(max(substr(code, 3)::int), 0) as last from kols where code ~ '^KX[0-9]{7}$'`,
  );
  const first = (rows[0]?.last ?? 0) + 1;
  for (let done = 0; done < count; done += chunk) {
    const from = first + done;
    await db.transaction((transaction) => addChunk(transaction, from, Math.min(from + chunk, first + count) - 1));
    log(`${Math.min(done + chunk, count)} of ${count} KOLs`);
  }
  await db.execute(
    sql`vacuum analyze kols, socials, kol_sectors, kol_jobs, kol_cards, kol_facets, kol_reach, kol_scores`,
  );
}

async function addChunk(db: Db, from: number, to: number): Promise<void> {
  await db.execute(sql`set local kol_cards.refresh = 'later'`);
  await db.execute(sql`create temp table new_kols on commit drop as ${newKols(from, to)}`);
  await db.execute(sql`insert into kols (${columns}) select ${columns} from new_kols`);
  await db.execute(addSectors);
  await db.execute(addJobs);
  await db.execute(addSocials);
  await db.execute(sql`select refresh_kol_cards(array_agg(id)) from new_kols`);
}

function newKols(from: number, to: number): SQL {
  return sql`
    with numbered as (
      select n, ${oneOf(2, 1)} = 0 as woman, (1 + floor(10 * power(${chance(2)}, 3))) * 500000 as price,
        timestamptz '2023-01-01 02:00+00' + ${chance(3)} * interval '1000 days' as at
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
