import { recordAudit } from '../audit/record';
import type { Ctx } from '../context';
import { revokeApiKeys } from './apiKeys/queries';
import { forgetGoogle } from './queries/accounts';
import { endSessions } from './queries/sessions';

/**
 * Ends every session and API key of a user at once and forgets their Google account, within the caller's transaction:
 * where the account was got back, given another e-mail, switched off or removed, whoever had got into it is out. Each key
 * is an entry of the trail.
 */
export async function endWaysIn(tx: Ctx, userId: string): Promise<void> {
  await endSessions(tx.db, userId);
  await forgetGoogle(tx.db, userId);
  const revoked = await revokeApiKeys(tx.db, userId);
  const actor = tx.viewer ? {} : { actor_id: userId };
  const entries = revoked.map((name) => ({
    action: 'revoke_api_key' as const,
    entity: 'user' as const,
    entity_id: userId,
    changes: { name: { before: name } },
    ...actor,
  }));
  await recordAudit(tx, ...entries);
}
