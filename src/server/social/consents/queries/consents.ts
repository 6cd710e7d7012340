import { sql } from 'drizzle-orm';
import type { ConsentNetwork, LostReason } from '../../../../domain/social/consentValues';
import type { ConsentedAccount, ConsentTokens } from '../../../adapters/social/consent';
import type { Db } from '../../../db/connection';
import { arrayOf, selectRows } from '../../../db/list';

/** A consent that holds, its tokens sealed. */
export interface HeldConsent {
  social_id: string;
  social_type: ConsentNetwork;
  remote_id: string;
  access_token: string;
  refresh_token: string | null;
  /** Seconds by the database's clock until the access token ends, and until the consent does; null = unknown. */
  access_left: number | null;
  left: number | null;
}

const held = sql`c.social_id, c.social_type, c.remote_id, c.access_token, c.refresh_token,
  extract(epoch from c.access_ends_at - now())::int as access_left, extract(epoch from c.ends_at - now())::int as left`;

/** The consent of a linked account's owner; undefined where there is none, or none any more. */
export async function findHeldConsent(db: Db, social_id: string): Promise<HeldConsent | undefined> {
  const [row] = await selectRows<HeldConsent>(
    db,
    sql`select ${held} from social_consents c join socials s on s.id = c.social_id and s.is_linked
      where c.social_id = ${social_id} and c.lost_at is null`,
  );
  return row;
}

/** The same, locked until the transaction ends: whoever comes second waits and finds what the first one wrote. */
export async function lockHeldConsent(db: Db, social_id: string): Promise<HeldConsent | undefined> {
  const [row] = await selectRows<HeldConsent>(
    db,
    sql`select ${held} from social_consents c where c.social_id = ${social_id} and c.lost_at is null for update`,
  );
  return row;
}

type SealedTokens = Omit<ConsentTokens, 'access' | 'refresh'> & { access_token: string; refresh_token: string | null };

const inSeconds = (seconds: number | null) => sql`now() + make_interval(secs => ${seconds}::float8)`;

/** Keeps fresh tokens; where the end of the consent is not said it stays. */
export async function updateTokens(db: Db, social_id: string, tokens: SealedTokens): Promise<void> {
  await db.execute(
    sql`update social_consents set access_token = ${tokens.access_token}, refresh_token = ${tokens.refresh_token},
        access_ends_at = ${inSeconds(tokens.accessSeconds)}, ends_at = coalesce(${inSeconds(tokens.seconds)}, ends_at)
      where social_id = ${social_id}`,
  );
}

interface NewConsent extends SealedTokens, Omit<ConsentedAccount, 'urls' | 'access'> {
  social_id: string;
  kol_id: string;
  social_type: ConsentNetwork;
  granted_by: string;
  scopes: readonly string[];
}

/** Keeps an owner's consent, in place of an earlier one. */
export async function saveConsent(db: Db, made: NewConsent): Promise<void> {
  await db.execute(
    sql`insert into social_consents (social_id, kol_id, social_type, remote_id, granted_by, scopes, access_token,
        refresh_token, access_ends_at, ends_at, username, avatar, introduction, figures)
      values (${made.social_id}, ${made.kol_id}, ${made.social_type}, ${made.remote_id}, ${made.granted_by},
        ${arrayOf(made.scopes, 'text')}, ${made.access_token}, ${made.refresh_token}, ${inSeconds(made.accessSeconds)},
        ${inSeconds(made.seconds)}, ${made.username}, ${made.avatar}, ${made.introduction},
        ${made.figures && JSON.stringify(made.figures)}::jsonb)
      on conflict (social_id) do update set remote_id = excluded.remote_id, granted_by = excluded.granted_by,
        scopes = excluded.scopes, access_token = excluded.access_token, refresh_token = excluded.refresh_token,
        access_ends_at = excluded.access_ends_at, ends_at = excluded.ends_at, username = excluded.username,
        avatar = excluded.avatar, introduction = excluded.introduction, figures = excluded.figures,
        connected_at = now(), lost_at = null, lost_reason = null`,
  );
}

/** Marks a consent lost; its tokens go. */
export async function markLost(db: Db, social_id: string, reason: LostReason): Promise<void> {
  await db.execute(
    sql`update social_consents set lost_at = now(), lost_reason = ${reason}, access_token = null, refresh_token = null,
        access_ends_at = null
      where social_id = ${social_id} and lost_at is null`,
  );
}

/** An account with the KOL it is of. */
export interface OwnedAccount {
  social_id: string;
  kol_id: string;
  stage_name: string;
  url: string;
}

/** An account of a KOL that is there. */
export async function findOwnedAccount(db: Db, social_id: string): Promise<OwnedAccount | undefined> {
  const [row] = await selectRows<OwnedAccount>(
    db,
    sql`select s.id as social_id, s.kol_id, k.stage_name, s.url from socials s join kols k on k.id = s.kol_id
      where s.id = ${social_id} and k.deleted_at is null`,
  );
  return row;
}

/** A KOL's linked accounts on a network; they stay so until the transaction ends. */
export function findLinkedAccounts(
  db: Db,
  kolId: string,
  network: ConsentNetwork,
): Promise<{ id: string; url: string }[]> {
  return selectRows(
    db,
    sql`select id, url from socials where kol_id = ${kolId} and social_type = ${network} and is_linked
      order by id for key share`,
  );
}
