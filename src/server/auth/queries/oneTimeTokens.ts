import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../db/connection';
import { oneTimeTokens } from '../../db/schema/identity';

type OneTimeToken = typeof oneTimeTokens.$inferInsert;

/** Keeps a single-use token by its hash; the name's earlier ones for the same purpose end. */
export async function insertOneTimeToken(db: Db, token: OneTimeToken): Promise<void> {
  const { purpose, username } = token;
  await db.delete(oneTimeTokens).where(and(eq(oneTimeTokens.purpose, purpose), eq(oneTimeTokens.username, username)));
  await db.insert(oneTimeTokens).values(token);
}

/** Spends a single-use token; null if there is none of this hash, purpose and name, or it was spent. */
export async function spendOneTimeToken(
  db: Db,
  { token_hash, purpose, username }: Pick<OneTimeToken, 'token_hash' | 'purpose' | 'username'>,
): Promise<{ expires_at: Date; payload: unknown } | null> {
  const [row] = await db
    .update(oneTimeTokens)
    .set({ spent_at: new Date() })
    .where(
      and(
        eq(oneTimeTokens.token_hash, token_hash),
        eq(oneTimeTokens.purpose, purpose),
        eq(oneTimeTokens.username, username),
        isNull(oneTimeTokens.spent_at),
      ),
    )
    .returning({ expires_at: oneTimeTokens.expires_at, payload: oneTimeTokens.payload });
  return row ?? null;
}
