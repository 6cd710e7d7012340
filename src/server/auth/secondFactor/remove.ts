import { AppError } from '../../../domain/errors';
import { inTransaction, type SignedCtx } from '../../context';
import { countPasskeys, deletePasskey } from '../passkeys/queries';
import { type Account, lockForOwner } from '../queries/accounts';
import { deleteTotp, lockTotp } from './queries';
import { tellOwner } from './tell';

/**
 * Removes a passkey of the caller's own. The last of the second factor is turned off instead, with password and proof.
 * @throws AppError passkey_not_exist, second_factor_is_last
 */
export function removePasskey(ctx: SignedCtx, id: string): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const self = await lockSelf(tx);
    const name = await deletePasskey(tx.db, self.id, id);
    if (name === null) throw new AppError('passkey_not_exist');
    await keepOne(tx, self.id);
    const changes = { name: { before: name } };
    await tellOwner(tx, self, { action: 'remove_passkey', changes, news: 'second_factor_removed' });
  });
}

/**
 * Removes the caller's authenticator app where passkeys remain.
 * @throws AppError second_factor_is_off (there is no app), second_factor_is_last
 */
export function removeTotp(ctx: SignedCtx): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const self = await lockSelf(tx);
    if (!(await deleteTotp(tx.db, self.id))) throw new AppError('second_factor_is_off');
    await keepOne(tx, self.id);
    await tellOwner(tx, self, { action: 'remove_authenticator', news: 'second_factor_removed' });
  });
}

async function lockSelf(tx: SignedCtx): Promise<Account> {
  const self = await lockForOwner(tx.db, tx.viewer.id);
  if (!self) throw new AppError('user_not_exist');
  return self;
}

async function keepOne(tx: SignedCtx, userId: string): Promise<void> {
  if ((await lockTotp(tx.db, userId))?.confirmed_at) return;
  if ((await countPasskeys(tx.db, userId)) === 0) throw new AppError('second_factor_is_last');
}
