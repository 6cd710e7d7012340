import type { CollectOrderInput } from '../../domain/collectOrders/schema';
import type { CollectAllowance } from '../../domain/collectOrders/types';
import { collectLimits } from '../../domain/collectOrders/values';
import { dayOf, startOfDay } from '../../domain/dates';
import { AppError } from '../../domain/errors';
import type { Network } from '../../domain/networks';
import { changesOf } from '../audit/changes';
import { recordAudit } from '../audit/record';
import { inTransaction, type SignedCtx } from '../context';
import { lockKeys } from '../db/rateLimits';
import { newId } from '../ids';
import { enqueue } from '../jobs/enqueue';
import { connectedNetworks, searchableNetworks } from '../jobs/readings';
import { countOrders, insertOrder, isWaitedFor } from './queries';

/**
 * Orders the accounts of a network by keyword and followers (spec 1 §5 Collect form); a job reads them. A person has so
 * many orders a day on the agency's clock, those that came to nothing not counted. The answer is the order's id.
 * @throws AppError network_not_connected, network_not_searchable, data_being_crawled (the same is waited for), exceeded_search_limit_for_today
 */
export async function createOrder(ctx: SignedCtx, input: CollectOrderInput, now = new Date()): Promise<string> {
  const { social_type } = input;
  const refused = refusalOf(ctx, social_type);
  if (refused) throw new AppError(refused, [{ property: 'social_type', message: refused }]);
  const id = newId();
  const created_by = ctx.viewer.id;
  await inTransaction(ctx, async (tx) => {
    // One at a time per person: two orders at once must not both take the last place.
    await lockKeys(tx.db, [`collect:${created_by}`]);
    if (await isWaitedFor(tx.db, created_by, input)) throw new AppError('data_being_crawled');
    if ((await countOrders(tx.db, created_by, startOfToday(now))) >= collectLimits.ordersPerDay) {
      throw new AppError('exceeded_search_limit_for_today');
    }
    await insertOrder(tx.db, { id, ...input, created_by, collectTime: now });
    await enqueue(tx.db, 'collection', { key: id, data: { id, about: input.keyword } });
    await recordAudit(tx, {
      action: 'create',
      entity: 'collect_order',
      entity_id: id,
      changes: changesOf(null, input),
    });
  });
  return id;
}

/** What the caller may order today, and of which networks. */
export async function readAllowance(ctx: SignedCtx, now = new Date()): Promise<CollectAllowance> {
  const used = await countOrders(ctx.db, ctx.viewer.id, startOfToday(now));
  const searchable = searchableNetworks(ctx);
  const unsearchable = connectedNetworks(ctx).filter((network) => !searchable.includes(network));
  return { limit: collectLimits.ordersPerDay, used, networks: searchable, unsearchable };
}

function refusalOf(ctx: SignedCtx, network: Network) {
  if (searchableNetworks(ctx).includes(network)) return null;
  return connectedNetworks(ctx).includes(network) ? 'network_not_searchable' : 'network_not_connected';
}

function startOfToday(now: Date): Date {
  return startOfDay(dayOf(now));
}
