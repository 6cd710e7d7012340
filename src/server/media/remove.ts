import { AppError } from '../../domain/errors';
import { recordAudit } from '../audit/record';
import { inTransaction, type SignedCtx } from '../context';
import { findFile, markFileRemoved } from './queries/files';
import { isFileUsed } from './queries/unused';

/**
 * Removes a file the caller uploaded and nothing uses (spec 2 §7 Media).
 * @throws AppError file_not_exist (also for files of others), file_is_used
 */
export async function removeFile(ctx: SignedCtx, id: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const file = await findFile(tx.db, id);
    if (!file || file.created_by !== ctx.viewer.id) throw new AppError('file_not_exist');
    if (await isFileUsed(tx.db, id)) throw new AppError('file_is_used');
    await markFileRemoved(tx.db, id);
    await recordAudit(tx, {
      action: 'delete',
      entity: 'file',
      entity_id: id,
      changes: { file_name: { before: file.file_name } },
    });
  });
}
