import { AppError } from '../../domain/errors';
import { undoDays } from '../../domain/imports';
import { inTransaction, type SignedCtx } from '../context';
import { mayUndo, seesAll } from './list';
import { findRun, findRunRows, markUndone } from './queries';
import { undoers } from './undoers';

const day = 86_400_000;
/** Told of what moved at most. */
const most = 100;

/**
 * Takes back what an import wrote, all of it or nothing (CONTRACT-2 §16 Imports): added records go as by DELETE, fields
 * get their old values, readings are followed by ones that restore the value before. Answers how many records get theirs only
 * once somebody approves.
 * @throws AppError import_not_exist, permission_denied, import_already_undone, import_not_undoable, campaign_is_final, and
 * record_was_changed, whose errors name what moved since: `code.field`
 */
export async function undoImport(ctx: SignedCtx, id: string, home: string): Promise<number> {
  return inTransaction(ctx, async (tx) => {
    const run = await findRun(tx.db, id, true);
    if (!run || (run.created_by !== tx.viewer.id && !seesAll(tx.viewer))) throw new AppError('import_not_exist');
    if (!mayUndo(tx.viewer, run.kind)) throw new AppError('permission_denied');
    if (run.undone_at) throw new AppError('import_already_undone');
    const rows = await findRunRows(tx.db, id);
    if (rows.length === 0 || Date.now() - run.created_at.getTime() > undoDays * day) {
      throw new AppError('import_not_undoable');
    }
    const { moved, held } = await undoers(home)[run.kind](tx, run, rows);
    if (moved.length > 0) {
      const told = moved.slice(0, most);
      throw new AppError(
        'record_was_changed',
        told.map(({ label, column, error }) => ({ property: `${label}.${column}`, message: error })),
      );
    }
    await markUndone(tx.db, id, tx.viewer.id);
    return held;
  });
}
