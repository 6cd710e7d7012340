import { sql } from 'drizzle-orm';
import type { UserNetwork } from '../../../domain/users/types';
import type { Db } from '../../db/connection';
import { isoInstant, kolJson } from '../../db/fragments';
import { selectRows } from '../../db/list';

/** The caller's own accounts: those of its KOL, and those connected for their figures (spec 1 §3 Social account). */
export async function findNetwork(db: Db, userId: string): Promise<UserNetwork> {
  const rows = await selectRows<UserNetwork>(
    db,
    sql`select
      (select ${kolJson('k')} from kols k where k.user_id = ${userId} and k.deleted_at is null) as kol,
      coalesce((select json_agg(json_build_object('id', s.id, 'social_type', s.social_type, 'url', s.url, 'name', s.name,
        'thumbnail', s.thumbnail, 'is_verified', s.is_verified, 'follower_count', s.follower_count,
        'latest_update_date', ${isoInstant(sql`s.latest_update_date`)}) order by s.social_type, s.id)
        from socials s join kols k on k.id = s.kol_id where k.user_id = ${userId} and k.deleted_at is null),
        '[]'::json) as socials,
      coalesce((select json_agg(json_build_object('id', a.id, 'social_type', a.social_type, 'profile_id', a.profile_id,
        'username', a.username, 'avatar', a.avatar, 'introduction', a.introduction, 'figures', a.figures,
        'connected_at', ${isoInstant(sql`a.connected_at`)}) order by a.connected_at, a.id)
        from user_social_accounts a where a.user_id = ${userId}), '[]'::json) as accounts`,
  );
  return rows[0] ?? { kol: null, socials: [], accounts: [] };
}
