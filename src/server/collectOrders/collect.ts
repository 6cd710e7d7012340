import type { Services } from '../context';
import { announce } from '../db/changes';
import { textIn } from '../jobs/data';
import type { Handler } from '../jobs/handler';
import { notifyCollectionDone, notifyCollectionFailed } from '../notifications/work';
import { networkOf } from '../social/sync/connected';
import { completeOrder, failOrder, findStoredOrder, insertAccounts } from './queries';
import { readAccounts } from './readAccounts';

/** The jobs of collection orders: carrying one out, and giving up one that no try could carry out. */
export const collectHandlers = {
  collection: { effect: 'read_then_write', read: (services, data) => collect(services, textIn(data, 'id')) },
  collection_failed: { effect: 'database', run: (services, data) => giveUp(services, textIn(data, 'id')) },
} satisfies Record<string, Handler>;

/**
 * Reads what an order asks for from its network (spec 1 §4 KOL collect); the answer writes all of it, makes the order
 * complete and tells who ordered. @throws NetworkFailure where the network may answer later
 */
async function collect(services: Services, id: string): Promise<(tx: Services) => Promise<void>> {
  const order = await findStoredOrder(services.db, id);
  if (!order || order.filter_status === 'complete') return async () => undefined;
  const { accounts, capped } = await readAccounts(networkOf(services, order.social_type), order);
  const at = new Date();
  return async (tx) => {
    const collected = accounts.length;
    if (!(await completeOrder(tx.db, id, { collected, capped, at }))) return;
    await insertAccounts(tx.db, id, accounts);
    await announce(tx.db, ['collectOrders', id]);
    await notifyCollectionDone(tx, { type: 'SOCIAL', id, name: order.keyword, collected, to: order.created_by });
  };
}

async function giveUp(tx: Services, id: string): Promise<void> {
  const order = await findStoredOrder(tx.db, id);
  if (!order || !(await failOrder(tx.db, id, new Date()))) return;
  await announce(tx.db, ['collectOrders', id]);
  await notifyCollectionFailed(tx, { id, name: order.keyword, to: order.created_by });
}
