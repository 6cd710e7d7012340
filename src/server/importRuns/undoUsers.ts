import type { SignedCtx } from '../context';
import type { RunRow } from '../imports/recordRun';
import { lockUser } from '../users/links/queries';
import { removeUser } from '../users/remove';
import { updateUser } from '../users/update';
import { type Moved, movedFields, refusals, toRestore } from './moved';

/**
 * Takes back an import of users in the caller's transaction, as by DELETE and by an edit of the caller. Answers what moved
 * since.
 */
export async function undoUsers(tx: SignedCtx, rows: readonly RunRow[], home: string): Promise<Moved[]> {
  const moved: Moved[] = [];
  for (const row of rows) {
    const { label } = row;
    const user = await lockUser(tx.db, row.entity_id);
    if (!user) {
      if (row.effect === 'changes') moved.push({ label, column: 'code', error: 'record_was_changed' });
    } else if (row.effect === 'adds') {
      const since = movedFields(row, { ...user });
      moved.push(...(since.length > 0 ? since : await refusals(label, () => removeUser(tx, user.id))));
    } else {
      const back = toRestore(row, { ...user });
      moved.push(...back.moved);
      if (Object.keys(back.restore).length === 0) continue;
      moved.push(...(await refusals(label, () => updateUser(tx, user.id, back.restore, home))));
    }
  }
  return moved;
}
