import { can } from '../../domain/access';
import { AppError } from '../../domain/errors';
import type { SignedCtx } from '../context';
import type { Api } from '../http/api';
import { createRepresentative } from './create';
import { endRepresentation } from './end';
import { findRepresentatives, type Represented } from './queries';
import { updateRepresentative } from './update';

/** Binds `/representatives` (spec 2 §7 Customers and representatives). */
export function representativeRoutes(api: Api): void {
  api.handle('representativeDetail', ({ ctx, params, query: { object_id, type } }) =>
    read(ctx, params.id, { type, objectId: object_id }),
  );
  api.handle('representativeCreate', async ({ ctx, body, home }) =>
    detail(ctx, await createRepresentative(ctx, body, home), body),
  );
  api.handle('representativeUpdate', async ({ ctx, params, body, home }) => {
    await updateRepresentative(ctx, params.id, body, home);
    return detail(ctx, params.id, body);
  });
  api.handle('representativeDelete', async ({ ctx, params, body: { reason, ...object } }) => {
    await endRepresentation(ctx, params.id, object, reason);
  });
}

async function read(ctx: SignedCtx, id: string, object: Represented) {
  if (!can(ctx.viewer.access, `${object.type}_management`, 'r_detail')) throw new AppError('permission_denied');
  // Who stands for a company is told to staff only, as on its page.
  if (ctx.viewer.reduced) throw new AppError('representative_not_exist');
  return detail(ctx, id, object);
}

async function detail({ db, viewer }: SignedCtx, id: string, object: Represented) {
  const [representative] = await findRepresentatives(db, viewer, object, id);
  if (!representative) throw new AppError('representative_not_exist');
  return { data: representative };
}
