import { can } from '../../domain/access';
import { AppError } from '../../domain/errors';
import type { Viewer } from '../context';
import type { Api } from '../http/api';
import { presentKol, presentKolDetail } from './present';
import { findAverages, findKol, findKols } from './queries';

/** Binds `/kols` (spec 2 §7 KOLs and social). */
export function kolRoutes(api: Api): void {
  api.handle('kolList', async ({ ctx, query }) => {
    const viewer = knownFor(ctx.viewer, 'r');
    const page = await findKols(ctx.db, viewer, query);
    return { ...page, data: page.data.map((kol) => presentKol(viewer, kol)) };
  });
  api.handle('kolDetail', async ({ ctx, params }) => {
    const viewer = knownFor(ctx.viewer, 'r_detail');
    const kol = await findKol(ctx.db, viewer, params.id);
    if (!kol) throw new AppError('kol_not_exist');
    return { data: presentKolDetail(viewer, { ...kol, average: await findAverages(ctx.db, params.id) }) };
  });
}

// The calls are public; staff without the right get what anybody gets.
function knownFor(viewer: Viewer | null, action: 'r' | 'r_detail'): Viewer | null {
  return viewer && !viewer.reduced && !can(viewer.access, 'kol_management', action) ? null : viewer;
}
