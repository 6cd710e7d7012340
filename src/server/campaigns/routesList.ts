import type { Api } from '../http/api';
import { presentCalendar } from './present';
import { findCalendar } from './queries/calendar';
import { countByStatus } from './queries/counts';

/** Binds the calls beside `GET /campaigns` that board and calendar read. */
export function campaignListRoutes(api: Api): void {
  api.handle('campaignCounts', async ({ ctx, query }) => ({ data: await countByStatus(ctx.db, ctx.viewer, query) }));
  api.handle('campaignCalendar', async ({ ctx, query }) => ({
    data: presentCalendar(ctx.viewer, await findCalendar(ctx.db, ctx.viewer, query)),
  }));
}
