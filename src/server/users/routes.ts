import { AppError } from '../../domain/errors';
import type { Api } from '../http/api';
import { findEmployees, findMe } from './queries';

/** Binds `/users/*` and the caller's own rights (spec 2 §7 Users). */
export function userRoutes(api: Api): void {
  api.handle('me', async ({ ctx }) => {
    const me = await findMe(ctx.db, ctx.viewer.id);
    if (!me) throw new AppError('user_not_exist');
    return { data: me };
  });
  api.handle('accessRight', async ({ ctx }) => ({ data: ctx.viewer.access }));
  api.handle('employees', ({ ctx, query }) => findEmployees(ctx.db, query));
}
