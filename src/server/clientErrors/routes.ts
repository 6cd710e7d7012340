import type { Api } from '../http/api';
import { findErrors } from './queries';
import { reportError } from './report';

/** Binds `/errors` (CONTRACT.md §1). */
export function clientErrorRoutes(api: Api): void {
  api.handle('clientErrorReport', async ({ ctx, body }) => ({ data: await reportError(ctx, body) }));
  api.handle('clientErrorList', ({ ctx, query }) => findErrors(ctx.db, query));
}
