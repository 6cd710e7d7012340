import { collectOrderEndpoints } from '../../domain/collectOrders/endpoints';
import type { CollectOrder } from '../../domain/collectOrders/types';
import { apiBase } from '../../domain/endpoints';
import type { Viewer } from '../context';
import { knowsCreators, pick } from '../present';
import type { OrderRow } from './queries';

const fields = [
  'id',
  'collectTime',
  'social_type',
  'keyword',
  'min_follower',
  'max_follower',
  'filter_status',
  'completed_at',
  'collected',
  'capped',
] as const satisfies (keyof OrderRow)[];

/** An order as this viewer may see it, with where its result is downloaded once there is one. */
export function presentOrder(viewer: Viewer, order: OrderRow): CollectOrder {
  const address = apiBase + collectOrderEndpoints.collectOrderDownload.path.replace('{id}', order.id);
  return {
    ...pick(order, fields),
    result_file: order.filter_status === 'complete' ? address : null,
    ...(knowsCreators(viewer) && pick(order, ['createdBy'])),
  };
}
