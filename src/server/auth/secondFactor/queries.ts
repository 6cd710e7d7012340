import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { OwnSecondFactor, SecondFactorMethod } from '../../../domain/auth/types';
import type { Db } from '../../db/connection';
import { isoInstant } from '../../db/fragments';
import { selectRows } from '../../db/list';
import { recoveryCodes, totpFactors } from '../../db/schema/secondFactors';
import { presentPasskey } from '../passkeys/present';
import { deletePasskeys, findPasskeys } from '../passkeys/queries';
import type { Site } from '../passkeys/site';

/** Whether the user of this id has a second factor. */
export function hasSecondFactor(userId: SQL): SQL {
  return sql`(exists (select 1 from totp_factors f where f.user_id = ${userId} and f.confirmed_at is not null)
    or exists (select 1 from passkeys p where p.user_id = ${userId}))`;
}

/** Whether a role that counts asks the user of this id for a second factor. */
export function needsSecondFactor(userId: SQL): SQL {
  return sql`exists (select 1 from user_roles ur join roles r on r.id = ur.role_id
    where ur.user_id = ${userId} and r.status and r.second_factor_required)`;
}

/** Whether the user of this id has a second factor, asked by itself. */
export async function isOn(db: Db, userId: string): Promise<boolean> {
  const [row] = await selectRows<{ on: boolean }>(db, sql`select ${hasSecondFactor(sql`${userId}::uuid`)} as on`);
  return row?.on ?? false;
}

/**
 * By what the user can show a second factor at this site (null: where there are no passkeys); null where they have none
 * to show. Who can show nothing of it any more is answered an empty list, and not let in without.
 */
export async function methodsOf(db: Db, userId: string, site: Site | null): Promise<SecondFactorMethod[] | null> {
  const { on, totp_since, passkeys, recovery_codes_left } = await findSecondFactor(db, userId, site);
  if (!on) return null;
  return [
    ...(site && passkeys.length > 0 ? (['passkey'] as const) : []),
    ...(totp_since ? (['totp'] as const) : []),
    ...(recovery_codes_left > 0 ? (['recovery'] as const) : []),
  ];
}

/** The second factor of a user as its owner is told of it, at this site. */
export async function findSecondFactor(db: Db, userId: string, site: Site | null): Promise<OwnSecondFactor> {
  const [row] = await selectRows<Pick<OwnSecondFactor, 'totp_since' | 'recovery_codes_left'>>(
    db,
    sql`select (select ${isoInstant(sql`f.confirmed_at`)} from totp_factors f where f.user_id = ${userId}) as totp_since,
      (select count(*) from recovery_codes c where c.user_id = ${userId} and c.used_at is null) as recovery_codes_left`,
  );
  const passkeys = (await findPasskeys(db, userId)).map(presentPasskey);
  const totp_since = row?.totp_since ?? null;
  const since = [totp_since, passkeys[0]?.created_at].filter(Boolean).sort()[0] ?? null;
  const recovery_codes_left = row?.recovery_codes_left ?? 0;
  return { on: since !== null, since, totp_since, passkeys, recovery_codes_left, passkeys_offered: site !== null };
}

/** A user's app, locked so that of two uses of one code the second sees the first; null if there is none. */
export async function lockTotp(db: Db, userId: string) {
  const [row] = await db.select().from(totpFactors).where(eq(totpFactors.user_id, userId)).for('update');
  return row ?? null;
}

/** Keeps the secret of an app that is being set up, in place of one that was not confirmed. */
export async function insertTotp(db: Db, userId: string, secret_sealed: string): Promise<void> {
  const begun = { secret_sealed, begun_at: new Date() };
  await db
    .insert(totpFactors)
    .values({ user_id: userId, ...begun })
    .onConflictDoUpdate({ target: totpFactors.user_id, set: begun, setWhere: isNull(totpFactors.confirmed_at) });
}

/** Changes a user's app. */
export async function updateTotp(
  db: Db,
  userId: string,
  values: Partial<Pick<typeof totpFactors.$inferInsert, 'last_step' | 'confirmed_at' | 'secret_sealed'>>,
): Promise<void> {
  await db.update(totpFactors).set(values).where(eq(totpFactors.user_id, userId));
}

/** Puts these recovery codes in the place of all a user had. */
export async function replaceRecoveryCodes(db: Db, userId: string, hashes: readonly string[]): Promise<void> {
  await db.delete(recoveryCodes).where(eq(recoveryCodes.user_id, userId));
  await db.insert(recoveryCodes).values(hashes.map((code_hash) => ({ user_id: userId, code_hash })));
}

/** Uses up the recovery code that has one of these hashes; whether the user had it and it was not used. */
export async function spendRecoveryCode(db: Db, userId: string, hashes: readonly string[]): Promise<boolean> {
  const own = and(eq(recoveryCodes.user_id, userId), inArray(recoveryCodes.code_hash, hashes));
  const spent = await db
    .update(recoveryCodes)
    .set({ used_at: new Date() })
    .where(and(own, isNull(recoveryCodes.used_at)))
    .returning({ code_hash: recoveryCodes.code_hash });
  return spent.length > 0;
}

/** Forgets the app of a user; whether there was one. */
export async function deleteTotp(db: Db, userId: string): Promise<boolean> {
  const apps = await db
    .delete(totpFactors)
    .where(eq(totpFactors.user_id, userId))
    .returning({ confirmed_at: totpFactors.confirmed_at });
  return apps.some(({ confirmed_at }) => confirmed_at !== null);
}

/** Forgets the second factor of a user, whole; whether there was one. */
export async function deleteSecondFactor(db: Db, userId: string): Promise<boolean> {
  await db.delete(recoveryCodes).where(eq(recoveryCodes.user_id, userId));
  const hadPasskeys = (await deletePasskeys(db, userId)) > 0;
  return (await deleteTotp(db, userId)) || hadPasskeys;
}
