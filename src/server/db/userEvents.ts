import type { Db } from './connection';
import { notify } from './listener';

/** Where processes are told that something of a user's own changed: notifications, or a session that ended. */
export const userEvents = 'user_events';

/** Tells every process of it when the caller's transaction commits. */
export async function tellUser(db: Db, userId: string): Promise<void> {
  await notify(db, userEvents, userId);
}
