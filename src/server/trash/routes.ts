import { restorableKinds } from '../../domain/trash/rules';
import { onlyStaff } from '../guards';
import type { Api } from '../http/api';
import { presentTrash } from './present';
import { findTrash } from './queries';
import { restoreMany, restorers } from './restore';

/** Binds `/trash`, and the restoring of each kind of record. */
export function trashRoutes(api: Api): void {
  api.handle('trashList', async ({ ctx, query }) => {
    onlyStaff(ctx.viewer);
    const page = await findTrash(ctx.db, restorableKinds(ctx.viewer.access), query);
    return { ...page, data: page.data.map(presentTrash) };
  });
  api.handle('trashBulk', async ({ ctx, body }) => ({ data: await restoreMany(ctx, body.ids) }));
  api.handle('kolRestore', async ({ ctx, params, body }) => ({ data: await restorers.kol(ctx, params.id, body) }));
  api.handle('customerRestore', async ({ ctx, params, body }) => ({
    data: await restorers.customer(ctx, params.id, body),
  }));
  api.handle('brandRestore', async ({ ctx, params, body }) => ({ data: await restorers.brand(ctx, params.id, body) }));
  api.handle('campaignRestore', async ({ ctx, params, body }) => ({
    data: await restorers.campaign(ctx, params.id, body),
  }));
}
