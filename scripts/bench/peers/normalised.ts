import type pg from 'pg';
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
    create table sector as select id, name from public.sectors where type = 'kol';
    create table kol as
      select id, code, stage_name, search as plain_name, status, created_at from public.kols where deleted_at is null;
    create table social as
      select id, kol_id, social_type as network, url, follower_count from public.socials;
    create table kol_sector as select kol_id, sector_id from public.kol_sectors;
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
    commit;
  `);
  for (const table of ['sector', 'kol', 'social', 'kol_sector']) {
    await pool.query(`vacuum analyze ${peerSchema}.${table}`);
  }
}

/** What is asked of the list. */
export interface Asked {
  status?: string;
  network?: string;
  followers?: [least: number, most: number];
  sector?: string;
  name?: string;
  total: boolean;
}

/** The page as one statement on the normalised tables: ten KOLs with their accounts and sectors, newest first. */
export function bareStatement({ status, network, followers, sector, name, total }: Asked): Statement {
  const values: unknown[] = [];
  const put = (value: unknown) => `$${values.push(value)}`;
  const conditions = ['true'];
  if (status) conditions.push(`k.status = ${put(status)}`);
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
      'data', (select coalesce(json_agg(page order by created_at desc, id desc), '[]') from (
        select k.id, k.code, k.stage_name, k.status, k.created_at,
          (select json_agg(json_build_object('network', s.network, 'url', s.url, 'follower_count', s.follower_count))
            from ${peerSchema}.social s where s.kol_id = k.id) as socials,
          (select json_agg(c.name) from ${peerSchema}.kol_sector ks join ${peerSchema}.sector c on c.id = ks.sector_id
            where ks.kol_id = k.id) as sectors
        from ${peerSchema}.kol k where ${where} order by k.created_at desc, k.id desc limit 10) page)) as body`;
  return { text, values };
}
