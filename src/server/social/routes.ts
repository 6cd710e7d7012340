import { dayOf } from '../../domain/dates';
import { AppError } from '../../domain/errors';
import { networks } from '../../domain/networks';
import { platformCalls } from '../../domain/social/endpoints';
import type { Api } from '../http/api';
import { findKol } from '../kols/queries/detail';
import { findCourse } from '../ledger/queries';
import { consentRoutes } from './consents/routes';
import { presentOverview } from './present';
import { periodOf, readAccounts, readPlatform, requireKol } from './profile';
import { findKolCampaigns, findTotals } from './queries/overview';
import { findKolOfPost } from './queries/profile';
import { readStatuses } from './readings/status';
import { syncNow } from './readings/sync';

/** Binds the calls of what the networks say of a KOL (spec 2 §7 KOLs and social). */
export function socialRoutes(api: Api): void {
  consentRoutes(api);
  for (const network of networks) {
    api.handle(platformCalls[network], async ({ ctx, query }) => ({ data: await readPlatform(ctx, network, query) }));
  }
  api.handle('socialNetworkData', async ({ ctx, query }) => {
    const data = await readAccounts(ctx, query.kol_id);
    return { data, total: data.length, page: 1, size: data.length };
  });
  api.handle('channelPostCourse', async ({ ctx, params }) => {
    const kolId = await findKolOfPost(ctx.db, params.id);
    if (!kolId || !(await findKol(ctx.db, ctx.viewer, kolId))) throw new AppError('post_not_exist');
    return { data: { days: await findCourse(ctx.db, kolId, params.id) } };
  });
  api.handle('socialOverview', async ({ ctx, query }) => {
    const { create_date } = await requireKol(ctx, query.kol_id);
    const period = periodOf({ ...query, start_date: query.start_date ?? dayOf(new Date(create_date)) });
    const [totals, campaigns] = await Promise.all([
      findTotals(ctx.db, ctx.viewer, query.kol_id, period),
      findKolCampaigns(ctx.db, ctx.viewer, query.kol_id, period),
    ]);
    if (!totals) throw new AppError('internal_error');
    return { data: presentOverview(ctx.viewer, { ...totals, campaigns }) };
  });
  api.handle('socialStatus', async ({ ctx }) => {
    const data = await readStatuses(ctx);
    return { data, total: data.length, page: 1, size: data.length };
  });
  api.handle('socialSync', ({ ctx, body }) => syncNow(ctx, body));
}
