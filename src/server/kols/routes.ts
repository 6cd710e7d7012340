import { AppError } from '../../domain/errors';
import type { Api } from '../http/api';
import { presentKol, presentKolDetail } from './present';
import { findAverages, findKol, findKols } from './queries';

/** Binds `/kols` (spec 2 §7 KOLs and social). */
export function kolRoutes(api: Api): void {
  api.handle('kolList', async ({ ctx, query }) => {
    const page = await findKols(ctx.db, ctx.viewer, query);
    return { ...page, data: page.data.map((kol) => presentKol(ctx.viewer, kol)) };
  });
  api.handle('kolDetail', async ({ ctx, params }) => {
    const kol = await findKol(ctx.db, ctx.viewer, params.id);
    if (!kol) throw new AppError('kol_not_exist');
    return { data: presentKolDetail(ctx.viewer, { ...kol, average: await findAverages(ctx.db, params.id) }) };
  });
}
