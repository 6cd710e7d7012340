import { sql } from 'drizzle-orm';
import type { Db } from '../../db/connection';
import { selectRows } from '../../db/list';

/** What a slug leads to. */
export interface FoundLink {
  id: string;
  /** Its target as a header can say it. */
  location: string;
  active: boolean;
  /** In milliseconds. */
  expires_at: number | null;
}

/** The link of a slug in lower case; null of one that is not there, was deleted, or whose campaign was. */
export async function findBySlug(db: Db, slug: string): Promise<FoundLink | null> {
  const [found] = await selectRows<Omit<FoundLink, 'location'> & { original_url: string }>(
    db,
    sql`select s.id, s.original_url, s.active, (extract(epoch from s.expires_at) * 1000)::float8 as expires_at
      from shorteners s left join campaigns c on c.id = s.campaign_id
      where s.slug_plain = ${slug} and s.deleted_at is null and c.deleted_at is null`,
  );
  if (!found) return null;
  const { original_url, ...link } = found;
  return { ...link, location: locationOf(original_url) };
}

/** The address in ASCII: its host and path may be written in any alphabet, a header may not. */
function locationOf(address: string): string {
  if (/^[\x21-\x7e]*$/.test(address)) return address;
  return URL.canParse(address) ? new URL(address).href : encodeURI(address);
}
