import { sql } from 'drizzle-orm';
import type { Db } from '../../db/connection';
import { selectRows } from '../../db/list';

/** What a slug leads to. */
export interface FoundLink {
  id: string;
  original_url: string;
  active: boolean;
  /** In milliseconds. */
  expires_at: number | null;
}

/** The link of a slug in lower case; null of one that is not there, was deleted, or whose campaign was. */
export async function findBySlug(db: Db, slug: string): Promise<FoundLink | null> {
  const [found] = await selectRows<FoundLink>(
    db,
    sql`select s.id, s.original_url, s.active, (extract(epoch from s.expires_at) * 1000)::float8 as expires_at
      from shorteners s left join campaigns c on c.id = s.campaign_id
      where s.slug_plain = ${slug} and s.deleted_at is null and c.deleted_at is null`,
  );
  return found ?? null;
}
