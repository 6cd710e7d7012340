import type { collectedAccounts, collectOrders } from '../db/schema/kols';
import { collectIdeas } from './content/collectOrders';
import { searchAccounts } from './network/network';
import type { DemoPeople } from './users';
import type { World } from './world';

export interface DemoCollections {
  orders: (typeof collectOrders.$inferInsert)[];
  accounts: (typeof collectedAccounts.$inferInsert)[];
}

/** Orders to collect KOLs of the last weeks, with what the demo network said then; one came to nothing. */
export function buildCollectOrders(world: World, people: DemoPeople): DemoCollections {
  const built: DemoCollections = { orders: [], accounts: [] };
  for (const { by, range, days, hour, minutes, failed, ...asked } of collectIdeas) {
    const [min_follower, max_follower] = range;
    const order = { ...asked, min_follower, max_follower };
    const collectTime = world.at(-days, hour);
    const completed_at = world.at(-days, hour + minutes / 60);
    const id = world.newId(collectTime);
    const found = failed ? [] : searchAccounts(order.social_type, order, completed_at);
    built.orders.push({
      id,
      ...order,
      filter_status: failed ? 'failed' : 'complete',
      collected: failed ? null : found.length,
      created_by: people.accounts[by],
      collectTime,
      completed_at,
    });
    built.accounts.push(...found.map((account, index) => ({ ...account, order_id: id, position: index + 1 })));
  }
  return built;
}
