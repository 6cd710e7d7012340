import { sql } from 'drizzle-orm';
import type { Network } from '../../../domain/networks';
import type { Db } from '../../db/connection';
import { arrayOf, selectRows } from '../../db/list';

/** What KOLs refer to and what they would collide with, looked up for any number of them at once. */
export interface Surroundings {
  /** Sectors of KOLs there are, by id. */
  sectors: Map<string, { id: string; name: string; un_name: string }>;
  jobs: Set<string>;
  /** Codes in upper case with the KOL that has them. */
  codes: Map<string, string>;
  /** Addresses of linked accounts with the account that has them. */
  urls: Map<string, string>;
}

/** Looks up the surroundings of KOLs with these codes and addresses of accounts. */
export async function findSurroundings(
  db: Db,
  wanted: { codes: readonly string[]; urls: readonly string[] },
): Promise<Surroundings> {
  const sectors = await selectRows<{ id: string; name: string; un_name: string }>(
    db,
    sql`select id, name, un_name from sectors where type = 'kol' order by position`,
  );
  const jobs = await selectRows<{ code: string }>(db, sql`select code from jobs`);
  const upper = wanted.codes.map((code) => code.toUpperCase());
  const codes = await selectRows<{ id: string; code: string }>(
    db,
    sql`select id, upper(code) as code from kols
      where deleted_at is null and upper(code) = any(${arrayOf(upper, 'text')})`,
  );
  const urls = await selectRows<{ id: string; url: string }>(
    db,
    sql`select id, url from socials where is_linked and url = any(${arrayOf(wanted.urls, 'text')})`,
  );
  return {
    sectors: new Map(sectors.map((sector) => [sector.id, sector])),
    jobs: new Set(jobs.map(({ code }) => code)),
    codes: new Map(codes.map(({ id, code }) => [code, id])),
    urls: new Map(urls.map(({ id, url }) => [url, id])),
  };
}

/** Networks on which a KOL has SOWs in campaigns that are not over; null stands for its offline ones. */
export async function findRunningNetworks(db: Db, kolId: string): Promise<(Network | null)[]> {
  const rows = await selectRows<{ social_type: Network | null }>(
    db,
    sql`select distinct s.social_type from sows s join campaigns c on c.id = s.campaign_id
      where s.kol_id = ${kolId} and c.deleted_at is null and c.status in ('pitching', 'on_going', 'liquidation')`,
  );
  return rows.map(({ social_type }) => social_type);
}

/** The KOL an account is linked to, or is to be by a held edit; null where there is no such account. */
export async function findKolOfSocial(db: Db, socialId: string): Promise<string | null> {
  const rows = await selectRows<{ kol_id: string }>(
    db,
    sql`select kol_id from socials where id = ${socialId} and is_linked
      union all select entity_id from pending_changes
        where entity = 'kol' and decided_at is null and change ? ${`social:${socialId}`}`,
  );
  return rows[0]?.kol_id ?? null;
}
