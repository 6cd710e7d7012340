import { AppError } from '../../domain/errors';
import type { Api } from '../http/api';
import { withoutCreator } from '../present';
import { findBrand, findBrands } from './queries';

/** Binds `/brands` (spec 2 §7 Brands). */
export function brandRoutes(api: Api): void {
  api.handle('brandList', async ({ ctx, query }) => {
    const page = await findBrands(ctx.db, ctx.viewer, query);
    return { ...page, data: page.data.map((brand) => withoutCreator(ctx.viewer, brand)) };
  });
  api.handle('brandDetail', async ({ ctx, params }) => {
    const brand = await findBrand(ctx.db, ctx.viewer, params.id);
    if (!brand) throw new AppError('brand_not_exist');
    return { data: withoutCreator(ctx.viewer, brand) };
  });
}
