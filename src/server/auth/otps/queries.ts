import { and, eq, sql } from 'drizzle-orm';
import type { Registrant } from '../../../domain/auth/schema';
import type { Db } from '../../db/connection';
import { otps } from '../../db/schema/identity';

export type OtpPurpose = 'register' | 'forgot' | 'prove';

const lastOf = (purpose: OtpPurpose, username: string) => and(eq(otps.username, username), eq(otps.purpose, purpose));

/** The last code of a name, spent and expired ones included; null if there never was one. */
export async function findOtp(db: Db, purpose: OtpPurpose, username: string) {
  const [row] = await db.select().from(otps).where(lastOf(purpose, username));
  return row ?? null;
}

/** The same, locked: of many tries at once each sees what those before it did. */
export async function lockOtp(db: Db, purpose: OtpPurpose, username: string) {
  const [row] = await db.select().from(otps).where(lastOf(purpose, username)).for('update');
  return row ?? null;
}

/** Puts a code in the place of the last one of its name, which thereby ends. */
export async function replaceOtp(db: Db, otp: typeof otps.$inferInsert): Promise<void> {
  await db.delete(otps).where(lastOf(otp.purpose, otp.username));
  await db.insert(otps).values(otp);
}

/** Keeps what a registrant says now; the code stays as it is. */
export async function updatePayload(db: Db, id: string, payload: Registrant): Promise<void> {
  await db.update(otps).set({ payload }).where(eq(otps.id, id));
}

/** Counts a wrong try. */
export async function countWrongTry(db: Db, id: string): Promise<void> {
  await db.update(otps).set({ attempts: sql`attempts + 1` }).where(eq(otps.id, id));
}

/** Marks a code used. */
export async function spendOtp(db: Db, id: string): Promise<void> {
  await db.update(otps).set({ spent_at: new Date() }).where(eq(otps.id, id));
}

/** Forgets codes nobody can use any more, also those of names that never had an account. */
export async function forgetOldOtps(db: Db): Promise<void> {
  await db.delete(otps).where(sql`expires_at < now() - interval '1 day'`);
}
