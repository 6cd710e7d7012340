import type { Api } from '../http/api';
import { searchAll } from './search';

/** Binds `/search` (spec 1 §2 Shell). */
export function searchRoutes(api: Api): void {
  api.handle('search', async ({ ctx, query }) => ({ data: await searchAll(ctx, query.q) }));
}
