import { AppError } from '../../../domain/errors';
import { changesOf } from '../../audit/changes';
import { recordAudit } from '../../audit/record';
import { inTransaction, type SignedCtx } from '../../context';
import { deleteStudioRow, hasStudioUsers, lockStudio } from './queries';

/** Deletes a studio nobody is in (spec 2 §8). @throws AppError studio_not_exist, studio_has_users */
export async function removeStudio(ctx: SignedCtx, id: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const stored = await lockStudio(tx.db, id);
    if (!stored) throw new AppError('studio_not_exist');
    if (await hasStudioUsers(tx.db, id)) throw new AppError('studio_has_users');
    await deleteStudioRow(tx.db, id);
    const { id: _id, ...fields } = stored;
    await recordAudit(tx, { action: 'delete', entity: 'studio', entity_id: id, changes: changesOf(fields, null) });
  });
}
