import { inTransaction, type SignedCtx } from '../context';
import { tellUser } from '../db/userEvents';
import { countUnread, markRead } from './queries/notifications';

/** Marks these of the caller's own notifications read, null: all of them; answers how many are unread still. */
export function readNotifications(ctx: SignedCtx, ids: string[] | null): Promise<number> {
  return inTransaction(ctx, async (tx) => {
    if (await markRead(tx.db, tx.viewer.id, ids)) await tellUser(tx.db, tx.viewer.id);
    return countUnread(tx.db, tx.viewer.id);
  });
}
