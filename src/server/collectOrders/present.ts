import { collectOrderEndpoints } from '../../domain/collectOrders/endpoints';
import type { CollectOrder } from '../../domain/collectOrders/types';
import { apiBase } from '../../domain/endpoints';
import type { Viewer } from '../context';
import { withoutCreator } from '../present';
import type { OrderRow } from './queries';

/** An order as this viewer may see it, with where its result is downloaded once there is one. */
export function presentOrder(viewer: Viewer, order: OrderRow): CollectOrder {
  const address = apiBase + collectOrderEndpoints.collectOrderDownload.path.replace('{id}', order.id);
  return withoutCreator(viewer, { ...order, result_file: order.filter_status === 'complete' ? address : null });
}
