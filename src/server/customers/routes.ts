import { AppError } from '../../domain/errors';
import type { Api } from '../http/api';
import { withoutCreator } from '../present';
import { findCustomer, findCustomers } from './queries';

/** Binds `/customers` (spec 2 §7 Customers). */
export function customerRoutes(api: Api): void {
  api.handle('customerList', async ({ ctx, query }) => {
    const page = await findCustomers(ctx.db, ctx.viewer, query);
    return { ...page, data: page.data.map((customer) => withoutCreator(ctx.viewer, customer)) };
  });
  api.handle('customerDetail', async ({ ctx, params }) => {
    const customer = await findCustomer(ctx.db, ctx.viewer, params.id);
    if (!customer) throw new AppError('customer_not_exist');
    return { data: withoutCreator(ctx.viewer, customer) };
  });
}
