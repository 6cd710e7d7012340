import { sql } from 'drizzle-orm';
import type { CampaignRecipient } from '../../../domain/reportMails/types';
import type { Db } from '../../db/connection';
import { arrayOf, selectRows } from '../../db/list';
import type { Addressee } from '../letter';

/** Somebody to be written to; `language` is the code of the one they chose, null if none. */
export type StoredRecipient = CampaignRecipient & { language: string | null };

/** The active representatives of a campaign's customer and brand, each once, by name. */
export function findRecipients(db: Db, campaignId: string): Promise<StoredRecipient[]> {
  return selectRows(
    db,
    sql`select u.id, u.fullname, u.email, u.position, l.code as language
      from users u left join languages l on l.id = u.language_id
      where u.active and u.deleted_at is null and exists (select 1 from campaigns c join brands b on b.id = c.brand_id
        join representatives p on p.customer_id = b.customer_id or p.brand_id = b.id
        where c.id = ${campaignId} and p.user_id = u.id and p.active and p.deleted_at is null)
      order by u.search, u.id`,
  );
}

/** Who is behind addresses, in their order; one without an account is an address alone. */
export async function findAddressees(db: Db, addresses: readonly string[]): Promise<Addressee[]> {
  return selectRows(
    db,
    sql`select asked.email, person.fullname, person.language
      from unnest(${arrayOf(addresses, 'text')}) with ordinality as asked(email, place)
      left join lateral (select u.fullname, l.code as language from users u left join languages l on l.id = u.language_id
        where lower(u.email) = lower(asked.email) and u.deleted_at is null order by u.id limit 1) person on true
      order by asked.place`,
  );
}
