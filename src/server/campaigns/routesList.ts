import { overlapsOf } from '../../domain/campaigns/overlaps';
import { dayOf } from '../../domain/dates';
import { AppError } from '../../domain/errors';
import { onlyStaff } from '../guards';
import type { Api } from '../http/api';
import { presentCalendar, presentOverlap, presentSums } from './present';
import { findCalendar } from './queries/calendar';
import { countByStatus } from './queries/counts';
import { findCompetitorWork } from './queries/overlaps';
import { sumCampaigns } from './queries/sums';

/** Binds the calls beside `GET /campaigns` that board, calendar and the choice of KOLs read. */
export function campaignListRoutes(api: Api): void {
  api.handle('campaignCounts', async ({ ctx, query }) => ({ data: await countByStatus(ctx.db, ctx.viewer, query) }));
  api.handle('campaignSums', async ({ ctx, query }) => ({
    data: presentSums(ctx.viewer, await sumCampaigns(ctx.db, ctx.viewer, query)),
  }));
  api.handle('campaignCalendar', async ({ ctx, query }) => ({
    data: presentCalendar(ctx.viewer, await findCalendar(ctx.db, ctx.viewer, query)),
  }));
  api.handle('campaignOverlaps', async ({ ctx, query }) => {
    onlyStaff(ctx.viewer);
    const today = dayOf(new Date());
    const works = await findCompetitorWork(ctx.db, query.brand_id, query.ids, today, ctx.language);
    if (!works) throw new AppError('brand_not_exist');
    return { data: overlapsOf(works, today).map(presentOverlap) };
  });
}
