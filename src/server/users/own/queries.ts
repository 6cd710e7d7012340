import { sql } from 'drizzle-orm';
import type { UserNetwork } from '../../../domain/users/types';
import type { Db } from '../../db/connection';
import { consentJson } from '../../db/consents';
import { isoInstant, kolJson } from '../../db/fragments';
import { selectRows } from '../../db/list';

/** The caller's own accounts as stored. */
export interface StoredNetwork extends Omit<UserNetwork, 'socials' | 'unlinked' | 'waiting'> {
  socials: Omit<UserNetwork['socials'][number], 'offered'>[];
  /** Addresses that wait for approval to be linked, as the caller proposed them. */
  waiting: string[];
}

/** The caller's own accounts: those of its KOL, and what the connected ones tell (spec 1 §3 Social account). */
export async function findNetwork(db: Db, userId: string): Promise<StoredNetwork> {
  const rows = await selectRows<StoredNetwork>(
    db,
    sql`select
      (select ${kolJson('k')} from kols k where k.user_id = ${userId} and k.deleted_at is null) as kol,
      coalesce((select json_agg(json_build_object('id', s.id, 'social_type', s.social_type, 'url', s.url, 'name', s.name,
        'thumbnail', s.thumbnail, 'is_verified', s.is_verified, 'follower_count', s.follower_count,
        'latest_update_date', ${isoInstant(sql`s.latest_update_date`)}, 'consent', ${consentJson('c')}) order by s.social_type, s.id)
        from socials s join kols k on k.id = s.kol_id left join social_consents c on c.social_id = s.id
        where k.user_id = ${userId} and k.deleted_at is null and s.is_linked),
        '[]'::json) as socials,
      coalesce((select json_agg(json_build_object('id', a.social_id, 'social_type', a.social_type, 'profile_id', a.remote_id,
        'username', a.username, 'avatar', a.avatar, 'introduction', a.introduction, 'figures', a.figures,
        'connected_at', ${isoInstant(sql`a.connected_at`)}) order by a.connected_at, a.social_id)
        from social_consents a join kols k on k.id = a.kol_id where k.user_id = ${userId} and k.deleted_at is null
          and a.figures is not null), '[]'::json) as accounts,
      array(select part.value ->> 'after' from pending_changes p join kols k on k.id = p.entity_id
        cross join jsonb_each(p.change) part where p.entity = 'kol' and p.decided_at is null
          and p.created_by = ${userId} and k.user_id = ${userId} and k.deleted_at is null
          and part.key like 'social:%' and part.value ->> 'after' is not null order by part.key) as waiting`,
  );
  return rows[0] ?? { kol: null, socials: [], accounts: [], waiting: [] };
}
