import type { Api } from '../http/api';
import { readKolBrands } from './kolBrands';

/** Binds `/hashtags` (spec 2 §7 Hashtags). */
export function hashtagRoutes(api: Api): void {
  api.handle('kolBrandsFilter', async ({ ctx, query }) => ({ data: await readKolBrands(ctx, query.kolId) }));
}
