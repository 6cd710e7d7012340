import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/connection';
import { users } from '../../db/schema/identity';
import { secondSteps } from '../../db/schema/secondFactors';

/** Keeps a sign-in that waits for its second factor, by the hash of its token. */
export async function insertSecondStep(db: Db, step: typeof secondSteps.$inferInsert): Promise<void> {
  await db.insert(secondSteps).values(step);
}

/** Whose sign-in waits under this token; null where none ever did. */
export async function findSecondStepUser(db: Db, token_hash: string) {
  const [row] = await db
    .select({ id: users.id, username: users.username })
    .from(secondSteps)
    .innerJoin(users, eq(users.id, secondSteps.user_id))
    .where(eq(secondSteps.token_hash, token_hash));
  return row ?? null;
}

/** The sign-in, locked: of many tries at once each sees what those before it did. */
export async function lockSecondStep(db: Db, token_hash: string) {
  const [row] = await db.select().from(secondSteps).where(eq(secondSteps.token_hash, token_hash)).for('update');
  return row ?? null;
}

/** Counts a wrong try. */
export async function countSecondStepTry(db: Db, token_hash: string): Promise<void> {
  await db.update(secondSteps).set({ attempts: sql`attempts + 1` }).where(eq(secondSteps.token_hash, token_hash));
}

/** Marks a sign-in done. */
export async function spendSecondStep(db: Db, token_hash: string): Promise<void> {
  await db.update(secondSteps).set({ spent_at: new Date() }).where(eq(secondSteps.token_hash, token_hash));
}
