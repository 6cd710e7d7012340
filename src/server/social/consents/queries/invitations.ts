import { sql } from 'drizzle-orm';
import { type ConsentNetwork, invitationDays } from '../../../../domain/social/consentValues';
import type { Db } from '../../../db/connection';
import { selectRows } from '../../../db/list';

/** An invitation that can be used. */
export interface FoundInvitation {
  id: string;
  kol_id: string;
  social_type: ConsentNetwork;
  stage_name: string;
}

interface NewInvitation {
  id: string;
  kol_id: string;
  social_type: ConsentNetwork;
  token_sha256: string;
  email: string;
  created_by: string;
}

/** Adds an invitation of 7 days; earlier open ones of the same KOL and network end. */
export async function insertInvitation(db: Db, made: NewInvitation): Promise<void> {
  await db.execute(
    sql`update social_invitations set expires_at = now()
      where kol_id = ${made.kol_id} and social_type = ${made.social_type} and spent_at is null and expires_at > now()`,
  );
  await db.execute(
    sql`insert into social_invitations (id, kol_id, social_type, token_sha256, email, created_by, expires_at)
      values (${made.id}, ${made.kol_id}, ${made.social_type}, ${made.token_sha256}, ${made.email}, ${made.created_by},
        now() + make_interval(days => ${invitationDays}))`,
  );
}

/** The invitation of a token that is neither used nor over, of a KOL that is there. */
export async function findInvitation(db: Db, token_sha256: string): Promise<FoundInvitation | undefined> {
  const [row] = await selectRows<FoundInvitation>(
    db,
    sql`select i.id, i.kol_id, i.social_type, k.stage_name from social_invitations i join kols k on k.id = i.kol_id
      where i.token_sha256 = ${token_sha256} and i.spent_at is null and i.expires_at > now() and k.deleted_at is null`,
  );
  return row;
}

/** Whether an invitation is neither used nor over. */
export async function isInvitationOpen(db: Db, id: string): Promise<boolean> {
  const rows = await selectRows(
    db,
    sql`select 1 from social_invitations i join kols k on k.id = i.kol_id
      where i.id = ${id} and i.spent_at is null and i.expires_at > now() and k.deleted_at is null for key share of i`,
  );
  return rows.length > 0;
}

/** Uses an invitation up and locks its KOL; false where somebody else did so first, or it is over. */
export async function spendInvitation(db: Db, id: string): Promise<boolean> {
  const rows = await selectRows(
    db,
    sql`update social_invitations i set spent_at = now() from kols k
      where i.id = ${id} and i.spent_at is null and i.expires_at > now() and k.id = i.kol_id and k.deleted_at is null
      returning i.id`,
  );
  return rows.length > 0;
}

/** Whom an invitation of a KOL goes to. */
export interface Invitee {
  stage_name: string;
  /** Of the KOL's user; null where it has none. */
  email: string | null;
  /** Code of the language that user chose; null if none. */
  language: string | null;
}

/** Whom an invitation of a KOL goes to unless said; undefined where there is no such KOL. */
export async function findInvitee(db: Db, kolId: string): Promise<Invitee | undefined> {
  const [row] = await selectRows<Invitee>(
    db,
    sql`select k.stage_name, u.email, l.code as language from kols k
      left join users u on u.id = k.user_id and u.active and u.deleted_at is null
      left join languages l on l.id = u.language_id where k.id = ${kolId} and k.deleted_at is null`,
  );
  return row;
}

/** Whether an e-mail is that of somebody of the agency. */
export async function isStaffEmail(db: Db, email: string): Promise<boolean> {
  const rows = await selectRows(
    db,
    sql`select 1 from users where lower(email) = ${email} and type = 'staff' and deleted_at is null`,
  );
  return rows.length > 0;
}
