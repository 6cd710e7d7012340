import { AppError } from '../../../domain/errors';
import type { ProfileInput } from '../../../domain/users/schema';
import { changesOf } from '../../audit/changes';
import { recordAudit } from '../../audit/record';
import { inTransaction, type SignedCtx } from '../../context';
import { pictureOf } from '../../media/pictures';
import { lockUser, updateUserRow } from '../links/queries';

/**
 * Changes the caller's own profile; of what is optional, what is left out stays (spec 1 §5 Profile edit).
 * @throws AppError record_was_changed, file_not_exist, user_not_exist
 */
export async function updateProfile(ctx: SignedCtx, { version, avatar, ...input }: ProfileInput): Promise<void> {
  const { id } = ctx.viewer;
  await inTransaction(ctx, async (tx) => {
    const stored = await lockUser(tx.db, id);
    if (!stored) throw new AppError('user_not_exist');
    if (version !== undefined && version !== stored.version) throw new AppError('record_was_changed');
    const picture = await pictureOf(tx, 'avatar', avatar);
    const values = { ...input, ...(picture !== undefined && { avatar_file_id: picture }) };
    const changes = changesOf(stored, values);
    if (Object.keys(changes).length === 0) return;
    await updateUserRow(tx.db, id, values);
    await recordAudit(tx, { action: 'update_profile', entity: 'user', entity_id: id, changes });
  });
}
