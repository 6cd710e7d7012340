import type { ApprovedType } from '../../domain/notifications/types';
import type { Services, SignedCtx } from '../context';
import { tellUser } from '../db/userEvents';
import { markKeysRead } from './queries/notifications';
import { leaveTogether } from './queries/together';

/** Under which a record that waits, or an edit of it, is told of. */
export const waitingKey = (type: ApprovedType, id: string, occasion: string) => `waiting/${type}/${id}/${occasion}`;

/** Under which staff are told of a new request. */
export const newRequestKey = (id: string) => `request/${id}/new`;

/** Under which people are asked to evaluate a campaign. */
export const evaluationKey = (id: string, which: string) => `evaluation/${id}/${which}`;

/** Under which records are told of that came to wait together; `first` is the one they are told under. */
export const togetherKey = (type: ApprovedType, first: string, occasion: string) =>
  `together/${type}/${first}/${occasion}`;

/**
 * Nothing of a record waits for approval any more: whoever was told that it does need not look, nor who was told of it
 * together with others of which none waits either, in the caller's transaction.
 */
export async function settleWaiting(tx: Services, type: ApprovedType, id: string): Promise<void> {
  await settle(tx, waitingKey(type, id, ''), null);
  for (const key of await leaveTogether(tx.db, id)) await settle(tx, key, null);
}

/** A request has been taken up: whoever was told that it came need not look, in the caller's transaction. */
export const settleNewRequest = (tx: Services, id: string): Promise<void> => settle(tx, newRequestKey(id), null);

/** The caller has evaluated a campaign, which they may have been asked for, in the caller's transaction. */
export const settleEvaluation = (tx: SignedCtx, id: string): Promise<void> =>
  settle(tx, evaluationKey(id, ''), tx.viewer.id);

async function settle(tx: Services, begin: string, userId: string | null): Promise<void> {
  for (const id of await markKeysRead(tx.db, begin, userId)) await tellUser(tx.db, id);
}
