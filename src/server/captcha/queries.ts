import type { Db } from '../db/connection';
import { spentCaptchas } from '../db/schema/identity';

/** Keeps that a challenge was used; false where it was before. Two at once wait for each other. */
export async function insertSpent(db: Db, challenge: string, expires_at: Date): Promise<boolean> {
  const rows = await db
    .insert(spentCaptchas)
    .values({ challenge, expires_at })
    .onConflictDoNothing()
    .returning({ challenge: spentCaptchas.challenge });
  return rows.length > 0;
}
