import { sql } from 'drizzle-orm';
import type { ClientErrorQuery } from '../../domain/clientErrors/schema';
import type { ClientError } from '../../domain/clientErrors/types';
import type { Page } from '../../domain/lists';
import type { Db } from '../db/connection';
import { isoInstant, personJson } from '../db/fragments';
import { allOf, containing, listPage } from '../db/list';
import { clientErrors } from '../db/schema/tracking';

/** Keeps an error, or counts it where one of its fingerprint is kept already; answers the id of the kept one. */
export async function countError(db: Db, error: typeof clientErrors.$inferInsert): Promise<string> {
  const { user_id = null, detail, message } = error;
  const [kept] = await db
    .insert(clientErrors)
    .values(error)
    .onConflictDoUpdate({
      target: clientErrors.fingerprint,
      set: { times: sql`least(client_errors.times, 1000000000) + 1`, last_at: new Date(), user_id, detail, message },
    })
    .returning({ id: clientErrors.id });
  return kept?.id ?? error.id;
}

/** Errors, the last met first; searched by what they say or by their reference. */
export function findErrors(db: Db, query: ClientErrorQuery): Promise<Page<ClientError>> {
  return listPage(db, query, {
    columns: sql`e.id, e.message, e.detail, e.times, ${isoInstant(sql`e.first_at`)} as first_at,
      ${isoInstant(sql`e.last_at`)} as last_at, case when u.id is null then null else ${personJson('u')} end as user`,
    from: sql`from client_errors e left join users u on u.id = e.user_id`,
    where: allOf(
      query.name &&
        sql`(normalise_text(e.message) like ${containing(query.name)} or e.id::text = lower(${query.name}))`,
    ),
    order: { name: sql`e.message`, date: sql`e.last_at`, id: sql`e.id` },
  });
}
