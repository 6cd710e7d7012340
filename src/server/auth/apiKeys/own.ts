import { can, rightOf } from '../../../domain/access';
import type { ApiKeyInput } from '../../../domain/auth/apiKeySchema';
import type { MadeApiKey, OwnApiKey } from '../../../domain/auth/apiKeyTypes';
import { AppError, refuse } from '../../../domain/errors';
import { apiKeyLimits } from '../../../domain/limits';
import { inTransaction, type SignedCtx } from '../../context';
import { newId } from '../../ids';
import { lockForOwner } from '../queries/accounts';
import { isSessionLive } from '../queries/sessions';
import { tellOwner } from '../secondFactor/tell';
import { newApiKey } from './key';
import { presentApiKey } from './present';
import { countApiKeys, findApiKeys, insertApiKey, revokeApiKeys } from './queries';

/** The caller's own keys that were not revoked, the newest first. */
export async function ownApiKeys({ db, viewer }: SignedCtx): Promise<OwnApiKey[]> {
  return (await findApiKeys(db, viewer.id)).map(presentApiKey);
}

/**
 * Makes a key with some of the rights the caller has at this moment, and tells it, this once. The caller is told by mail.
 * @throws AppError validation_failed (`right_not_held`), api_key_limit_reached, access_token_invalid (signed out meanwhile)
 */
export function createApiKey(ctx: SignedCtx, { name, days, grants }: ApiKeyInput): Promise<MadeApiKey> {
  const isHeld = (grant: ApiKeyInput['grants'][number]) => {
    const { scope, action } = rightOf(grant);
    return can(ctx.viewer.access, scope, action);
  };
  if (!grants.every(isHeld)) refuse([{ property: 'grants', message: 'right_not_held' }]);
  return inTransaction(ctx, async (tx) => {
    const self = await lockForOwner(tx.db, tx.viewer.id);
    // What ended every way in while this waited must not leave a new one behind.
    if (!self || !(await isSessionLive(tx.db, tx.viewer.sessionId))) throw new AppError('access_token_invalid');
    if ((await countApiKeys(tx.db, self.id)) >= apiKeyLimits.most) throw new AppError('api_key_limit_reached');
    const { secret, ...kept } = newApiKey();
    const chosen = [...new Set(grants)];
    const key = presentApiKey(
      await insertApiKey(tx.db, { id: newId(), user_id: self.id, name, grants: chosen, days, ...kept }),
    );
    const changes = { name: { after: name }, grants: { after: key.grants }, expires_at: { after: key.expires_at } };
    await tellOwner(tx, self, { action: 'add_api_key', changes, news: 'api_key_added' });
    return { ...key, secret };
  });
}

/**
 * Revokes a key of the caller's own: its next request is refused. Another's key is none of theirs.
 * @throws AppError api_key_not_exist
 */
export function revokeApiKey(ctx: SignedCtx, id: string): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const self = await lockForOwner(tx.db, tx.viewer.id);
    if (!self) throw new AppError('user_not_exist');
    const [name] = await revokeApiKeys(tx.db, self.id, id);
    if (name === undefined) throw new AppError('api_key_not_exist');
    await tellOwner(tx, self, { action: 'revoke_api_key', changes: { name: { before: name } } });
  });
}
