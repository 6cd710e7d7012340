import { type PeriodQuery, periodOf } from '../../domain/analytics/period';
import { dayOf } from '../../domain/dates';
import type { SignedCtx } from '../context';
import { onlyStaff } from '../guards';
import type { Api } from '../http/api';
import { campaignAnalytics } from './campaigns';
import { exportAnalytics } from './export/exportAnalytics';
import { brandAnalytics, customerAnalytics, kolAnalytics } from './records';

/** Binds the analytics, which are staff's (CONTRACT-2 §11). */
export function analyticsRoutes(api: Api): void {
  api.handle('customersReport', async (call) => {
    const { db, viewer, period } = asked(call);
    return { data: await customerAnalytics(db, viewer, period) };
  });
  api.handle('brandsReport', async (call) => {
    const { db, viewer, period } = asked(call);
    return { data: await brandAnalytics(db, viewer, period) };
  });
  api.handle('kolsReport', async (call) => {
    const { db, viewer, period } = asked(call);
    return { data: await kolAnalytics(db, viewer, period) };
  });
  api.handle('campaignsReport', async (call) => {
    const { db, viewer, period, today } = asked(call);
    return { data: await campaignAnalytics(db, viewer, period, today) };
  });
  api.handle('analyticsExport', async (call) => {
    const { period, today } = asked(call);
    return exportAnalytics(call.ctx, period, today);
  });
}

function asked({ ctx: { db, viewer }, query }: { ctx: SignedCtx; query: PeriodQuery }) {
  onlyStaff(viewer);
  const today = dayOf(new Date());
  return { db, viewer, today, period: periodOf(query, today) };
}
