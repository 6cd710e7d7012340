import type pg from 'pg';
import { scoreText } from '../../../src/server/kols/queries/scores';
import type { Statement } from '../statements';

/** The schema the peers read: the same KOLs on plain tables, a row for each account and sector. */
export const peerSchema = 'peer';

/**
 * Copies the KOLs to normalised tables with the indexes somebody would give them. Names are there without accents too,
 * so that a search finds the same KOLs.
 */
export async function copyNormalised(pool: pg.Pool): Promise<void> {
  await pool.query(`
    begin;
    drop schema if exists ${peerSchema} cascade;
    create schema ${peerSchema};
    set local search_path = ${peerSchema}, public;
    create table sector as select id, name, un_name, position from public.sectors where type = 'kol';
    create table kol as
      select k.id, k.code, k.stage_name, k.search as plain_name, k.status, k.created_at, k.type, k.bio,
        k.the_talent_partner, k.outstanding, k.booking_price_from, k.booking_price_to, k.version, m.sha256 as picture
      from public.kols k left join public.media_files m on m.id = k.avatar_file_id where k.deleted_at is null;
    create table social as
      select id, kol_id, social_type as network, url, name, is_verified, follower_count from public.socials;
    create table kol_sector as select kol_id, sector_id from public.kol_sectors;
    create table job as select kol_id, job_code from public.kol_jobs where kol_id in (select id from kol);
    create table score as select * from public.kol_scores where kol_id in (select id from kol);
    create table pending_edit as
      select entity_id as kol_id from public.pending_changes where entity = 'kol' and decided_at is null;
    delete from social where kol_id not in (select id from kol);
    delete from kol_sector where kol_id not in (select id from kol) or sector_id not in (select id from sector);
    alter table kol_sector add id serial primary key;
    alter table sector add primary key (id);
    alter table kol add primary key (id);
    alter table social add primary key (id), add foreign key (kol_id) references kol;
    alter table kol_sector add foreign key (kol_id) references kol, add foreign key (sector_id) references sector;
    create index on kol (created_at desc, id desc);
    create index on kol (status, created_at desc, id desc);
    create index on kol using gin (plain_name gin_trgm_ops);
    create index on social (kol_id);
    create index on social (network, follower_count);
    create index on kol_sector (kol_id);
    create index on kol_sector (sector_id, kol_id);
    alter table job add primary key (kol_id, job_code);
    alter table score add primary key (kol_id);
    create index on pending_edit (kol_id);
    commit;
  `);
  for (const table of ['sector', 'kol', 'social', 'kol_sector', 'job', 'score', 'pending_edit']) {
    await pool.query(`vacuum analyze ${peerSchema}.${table}`);
  }
}

/** The KOLs our list shows only when asked for (CONTRACT.md §4). */
export const unlisted = 'reject';

/** What is asked of the list. */
export interface Asked {
  status?: string;
  network?: string;
  followers?: [least: number, most: number];
  sector?: string;
  name?: string;
  total: boolean;
}

/** What a page tells of each of its KOLs: a few fields with accounts and sectors, or all that our list tells. */
export type Told = 'few' | 'whole';

const told: Record<Told, string> = {
  few: `'id', k.id, 'code', k.code, 'stage_name', k.stage_name, 'status', k.status, 'created_at', k.created_at,
    'socials', (select json_agg(json_build_object('network', s.network, 'url', s.url, 'follower_count', s.follower_count))
      from ${peerSchema}.social s where s.kol_id = k.id),
    'sectors', (select json_agg(c.name) from ${peerSchema}.kol_sector ks join ${peerSchema}.sector c on c.id = ks.sector_id
      where ks.kol_id = k.id)`,
  whole: `'score', (select ${scoreText} from ${peerSchema}.score where score.kol_id = k.id),
    'id', k.id, 'code', k.code, 'stage_name', k.stage_name, 'avatar', '/pictures/' || k.picture, 'type', k.type, 'bio', k.bio,
    'the_talent_partner', k.the_talent_partner, 'outstanding', k.outstanding, 'status', k.status,
    'pending_edit', exists (select from ${peerSchema}.pending_edit p where p.kol_id = k.id),
    'booking_price_from', k.booking_price_from, 'booking_price_to', k.booking_price_to,
    'create_date', to_char(k.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'version', k.version,
    'sectors', coalesce((select json_agg(json_build_object('id', c.id, 'name', c.name, 'un_name', c.un_name)
        order by c.position, c.id)
      from ${peerSchema}.kol_sector ks join ${peerSchema}.sector c on c.id = ks.sector_id where ks.kol_id = k.id), '[]'),
    'jobs', array(select j.job_code from ${peerSchema}.job j where j.kol_id = k.id order by j.job_code),
    'socials', coalesce((select json_agg(json_build_object('id', s.id, 'social_type', s.network, 'url', s.url, 'name', s.name,
        'is_verified', s.is_verified, 'follower_count', s.follower_count) order by s.follower_count desc nulls last, s.id)
      from ${peerSchema}.social s where s.kol_id = k.id), '[]')`,
};

/** The page as one statement on the normalised tables: ten KOLs, newest first. */
export function bareStatement({ status, network, followers, sector, name, total }: Asked, fields: Told): Statement {
  const values: unknown[] = [];
  const put = (value: unknown) => `$${values.push(value)}`;
  const conditions = [status ? `k.status = ${put(status)}` : `k.status <> '${unlisted}'`];
  if (network && followers) {
    conditions.push(`exists (select from ${peerSchema}.social s where s.kol_id = k.id and s.network = ${put(network)}
      and s.follower_count between ${put(followers[0])} and ${put(followers[1])})`);
  }
  if (sector) {
    conditions.push(
      `exists (select from ${peerSchema}.kol_sector ks where ks.kol_id = k.id and ks.sector_id = ${put(sector)})`,
    );
  }
  if (name) conditions.push(`k.plain_name like ${put(`%${name}%`)}`);
  const where = conditions.join(' and ');
  const text = `
    select json_build_object(
      ${total ? `'total', (select count(*) from ${peerSchema}.kol k where ${where}),` : ''}
      'data', (select coalesce(json_agg(page.kol order by created_at desc, id desc), '[]') from (
        select k.id, k.created_at, json_build_object(${told[fields]}) as kol
        from ${peerSchema}.kol k where ${where} order by k.created_at desc, k.id desc limit 10) page)) as body`;
  return { text, values };
}
