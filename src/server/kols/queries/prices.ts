import { sql } from 'drizzle-orm';

/** The prices of the KOL `k` as its fields hold them. */
export const priceFields = sql`coalesce((select json_object_agg('price:' || p.social_type || ':' || p.post_format, p.price)
  from kol_prices p where p.kol_id = k.id), '{}'::json)`;
