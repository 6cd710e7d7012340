import { AppError } from '../../domain/errors';
import type { Api } from '../http/api';
import { createOrder, readAllowance } from './create';
import { downloadOrder } from './download';
import { presentOrder } from './present';
import { findOrder, findOrders } from './queries';

/** Binds the calls of orders to collect KOLs (spec 2 §7 KOLs and social). */
export function collectOrderRoutes(api: Api): void {
  api.handle('collectOrderCreate', async ({ ctx, body }) => {
    const order = await findOrder(ctx.db, ctx.viewer, await createOrder(ctx, body));
    if (!order) throw new AppError('collect_order_not_exist');
    return { data: presentOrder(ctx.viewer, order) };
  });
  api.handle('collectAllowance', async ({ ctx }) => ({ data: await readAllowance(ctx) }));
  api.handle('collectOrderList', async ({ ctx, query }) => {
    const page = await findOrders(ctx.db, ctx.viewer, query);
    return { ...page, data: page.data.map((order) => presentOrder(ctx.viewer, order)) };
  });
  api.handle('collectOrderDownload', ({ ctx, params }) => downloadOrder(ctx, params.id));
}
