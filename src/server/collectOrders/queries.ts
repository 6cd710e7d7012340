import { and, count, eq, gte, ne, type SQL, sql } from 'drizzle-orm';
import type { CollectOrderInput, CollectOrderQuery } from '../../domain/collectOrders/schema';
import type { CollectOrder } from '../../domain/collectOrders/types';
import type { CollectStatus } from '../../domain/collectOrders/values';
import { addDays, startOfDay } from '../../domain/dates';
import type { Page } from '../../domain/lists';
import type { Network } from '../../domain/networks';
import type { AccountReading } from '../adapters/social/network';
import type { Viewer } from '../context';
import type { Db } from '../db/connection';
import { isoInstant, personJson } from '../db/fragments';
import { allOf, arrayOf, containing, listPage, selectRows } from '../db/list';
import { ownOrders } from '../db/rowScope';
import { collectedAccounts, collectOrders } from '../db/schema/kols';

/** Adds an order. */
export async function insertOrder(db: Db, order: typeof collectOrders.$inferInsert): Promise<void> {
  await db.insert(collectOrders).values(order);
}

/** How many orders a person has placed since then; those that came to nothing do not count. */
export async function countOrders(db: Db, created_by: string, since: Date): Promise<number> {
  const [row] = await db
    .select({ orders: count() })
    .from(collectOrders)
    .where(
      and(
        eq(collectOrders.created_by, created_by),
        gte(collectOrders.collectTime, since),
        ne(collectOrders.filter_status, 'failed'),
      ),
    );
  return row?.orders ?? 0;
}

/** Whether the same search of this person is still waited for. */
export async function isWaitedFor(db: Db, created_by: string, order: CollectOrderInput): Promise<boolean> {
  const rows = await selectRows(
    db,
    sql`select 1 from collect_orders where created_by = ${created_by} and filter_status = 'wait'
      and social_type = ${order.social_type} and lower(keyword) = lower(${order.keyword})
      and min_follower = ${order.min_follower} and max_follower = ${order.max_follower} limit 1`,
  );
  return rows.length > 0;
}

/** An order as it is carried out. */
export interface StoredOrder {
  id: string;
  social_type: Network;
  keyword: string;
  min_follower: number;
  max_follower: number;
  filter_status: CollectStatus;
  created_by: string;
}

/** An order whoever placed it, for the job that carries it out. */
export async function findStoredOrder(db: Db, id: string): Promise<StoredOrder | undefined> {
  const { social_type, keyword, min_follower, max_follower, filter_status, created_by } = collectOrders;
  const columns = { id: collectOrders.id, social_type, keyword, min_follower, max_follower, filter_status, created_by };
  const [row] = await db.select(columns).from(collectOrders).where(eq(collectOrders.id, id));
  return row;
}

/** Makes an order complete; false where it was before. One that was given up and is run again becomes complete too. */
export async function completeOrder(
  db: Db,
  id: string,
  { collected, capped, at }: { collected: number; capped: boolean; at: Date },
): Promise<boolean> {
  const rows = await db
    .update(collectOrders)
    .set({ filter_status: 'complete', collected, capped, completed_at: at })
    .where(and(eq(collectOrders.id, id), ne(collectOrders.filter_status, 'complete')))
    .returning({ id: collectOrders.id });
  return rows.length > 0;
}

/** Gives up an order that is still waited for; false where it is not. */
export async function failOrder(db: Db, id: string, at: Date): Promise<boolean> {
  const rows = await db
    .update(collectOrders)
    .set({ filter_status: 'failed', completed_at: at })
    .where(and(eq(collectOrders.id, id), eq(collectOrders.filter_status, 'wait')))
    .returning({ id: collectOrders.id });
  return rows.length > 0;
}

/** Keeps what an order has found, in this order. */
export async function insertAccounts(db: Db, order_id: string, accounts: readonly AccountReading[]): Promise<void> {
  for (let start = 0; start < accounts.length; start += 1_000) {
    const some = accounts.slice(start, start + 1_000);
    await db
      .insert(collectedAccounts)
      .values(some.map((account, index) => ({ ...account, order_id, position: start + index + 1 })));
  }
}

const orderColumns = sql`o.id, ${isoInstant(sql`o."collectTime"`)} as "collectTime", o.social_type, o.keyword,
  o.min_follower, o.max_follower, o.filter_status, ${isoInstant(sql`o.completed_at`)} as completed_at, o.collected,
  o.capped, ${personJson('u')} as "createdBy"`;
const fromOrders = sql`from collect_orders o join users u on u.id = o.created_by`;

/** A row of the list before it is presented. */
export type OrderRow = Omit<CollectOrder, 'result_file'>;

/** Orders the viewer has, newest first. */
export function findOrders(db: Db, viewer: Viewer, query: CollectOrderQuery): Promise<Page<OrderRow>> {
  return listPage(db, query, {
    columns: orderColumns,
    from: fromOrders,
    where: allOf(
      ownOrders(viewer, sql`o.created_by`),
      query.mine && sql`o.created_by = ${viewer.id}::uuid`,
      query.keyword && sql`normalise_text(o.keyword) like ${containing(query.keyword)}`,
      query.social_type && sql`o.social_type = any(${arrayOf(query.social_type, 'text')})`,
      query.filter_status && sql`o.filter_status = any(${arrayOf(query.filter_status, 'text')})`,
      query.from && sql`o."collectTime" >= ${startOfDay(query.from)}`,
      query.to && sql`o."collectTime" < ${startOfDay(addDays(query.to, 1))}`,
    ),
    order: { name: sql`o.keyword`, date: sql`o."collectTime"`, id: sql`o.id` },
  });
}

/** One order the viewer has; null where there is none. */
export async function findOrder(db: Db, viewer: Viewer, id: string): Promise<OrderRow | null> {
  const where = allOf(sql`o.id = ${id}`, ownOrders(viewer, sql`o.created_by`));
  const [row] = await selectRows<OrderRow>(db, sql`select ${orderColumns} ${fromOrders} where ${where}`);
  return row ?? null;
}

/** An account an order has found, and the code of the KOL here whose account it is. */
export interface FoundAccount extends AccountReading {
  kol_code: string | null;
}

/** What an order has found, in the network's own order; whose account it is here only where that may be known. */
export function findAccounts(db: Db, order_id: string, withKols: boolean): Promise<FoundAccount[]> {
  const kolCode: SQL = withKols
    ? sql`(select k.code from socials s join kols k on k.id = s.kol_id
        where s.url = a.url and s.is_linked and k.deleted_at is null limit 1)`
    : sql`null::text`;
  return selectRows<FoundAccount>(
    db,
    sql`select a.url, a.name, a.is_verified, a.follower_count, ${kolCode} as kol_code
      from collected_accounts a where a.order_id = ${order_id} order by a.position`,
  );
}
