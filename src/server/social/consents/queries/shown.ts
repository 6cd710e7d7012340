import { sql } from 'drizzle-orm';
import type { SocialConnection } from '../../../../domain/social/consentTypes';
import type { ConsentNetwork } from '../../../../domain/social/consentValues';
import type { Db } from '../../../db/connection';
import { consentJson } from '../../../db/consents';
import { isoInstant } from '../../../db/fragments';
import { selectRows } from '../../../db/list';

const invitationJson = sql`case when i.id is null then null else json_build_object('email', i.email,
  'created_at', ${isoInstant(sql`i.created_at`)}, 'state', case when i.spent_at is not null then 'used'
    when i.expires_at > now() then 'open' else 'ended' end) end`;

/** A KOL's linked accounts with how each is connected and the newest invitation of its network. */
export function findConnections(db: Db, kolId: string): Promise<Omit<SocialConnection, 'offered'>[]> {
  return selectRows(
    db,
    sql`select s.id, s.social_type, s.url, s.name, ${consentJson('c')} as consent,
        ${invitationJson} as invitation
      from socials s left join social_consents c on c.social_id = s.id
        left join lateral (select * from social_invitations one where one.kol_id = s.kol_id
          and one.social_type = s.social_type order by one.created_at desc, one.id desc limit 1) i on true
      where s.kol_id = ${kolId} and s.is_linked order by s.social_type, s.id`,
  );
}

/** The newest invitation of each network to connect an account of a KOL, by network. */
export async function findInvitations(
  db: Db,
  kolId: string,
): Promise<Map<ConsentNetwork, SocialConnection['invitation']>> {
  const rows = await selectRows<{ social_type: ConsentNetwork; invitation: SocialConnection['invitation'] }>(
    db,
    sql`select distinct on (i.social_type) i.social_type, ${invitationJson} as invitation from social_invitations i
      where i.kol_id = ${kolId} order by i.social_type, i.created_at desc, i.id desc`,
  );
  return new Map(rows.map(({ social_type, invitation }) => [social_type, invitation]));
}

/** What may be connected with an invitation: the KOL's linked accounts on its network. */
export function findAskedAccounts(
  db: Db,
  kolId: string,
  network: ConsentNetwork,
): Promise<{ url: string; name: string | null; picture: string | null }[]> {
  return selectRows(
    db,
    sql`select url, name, thumbnail as picture from socials where kol_id = ${kolId} and social_type = ${network} and is_linked order by id`,
  );
}
