import { recordAudit } from '../audit/record';
import { type Ctx, inTransaction } from '../context';
import { lockRefreshToken, revokeSession } from './queries/sessions';
import { hashToken } from './tokens';

/** Revokes the session a refresh token belongs to; none or an unknown one is no error, so logging out always works. */
export async function logout(ctx: Ctx, token: string | null): Promise<void> {
  if (token === null) return;
  await inTransaction(ctx, async (tx) => {
    const found = await lockRefreshToken(tx.db, hashToken(token));
    if (!found || found.revoked_at) return;
    await revokeSession(tx.db, found.session_id);
    const { user_id } = found;
    await recordAudit(tx, { action: 'logout', entity: 'user', entity_id: user_id, changes: {}, actor_id: user_id });
  });
}
