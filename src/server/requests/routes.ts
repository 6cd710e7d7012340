import { AppError } from '../../domain/errors';
import { inBulk } from '../bulk';
import type { SignedCtx } from '../context';
import type { Api } from '../http/api';
import { createRequest } from './create';
import { presentRequest, presentRequestDetail } from './present';
import { findRequest, findRequests } from './queries/read';
import { updateRequest } from './update';

/** Binds `/campaigns/request` (spec 2 §7 Campaigns). */
export function requestRoutes(api: Api): void {
  api.handle('requestList', async ({ ctx, query }) => {
    const page = await findRequests(ctx.db, ctx.viewer, query);
    return { ...page, data: page.data.map((request) => presentRequest(ctx.viewer, request)) };
  });
  api.handle('requestDetail', ({ ctx, params }) => detail(ctx, params.id));
  api.handle('requestBulk', async ({ ctx, body: { ids, action, request_status, person_in_charge } }) => {
    const input = action === 'status' ? { request_status } : { person_in_charge };
    return { data: await inBulk(ctx, ids, (id) => updateRequest(ctx, id, input)) };
  });
  api.handle('requestUpdate', async ({ ctx, params, body }) => {
    await updateRequest(ctx, params.id, body);
    return detail(ctx, params.id);
  });
  api.handle('requestCreate', async ({ ctx, body, files }) => ({
    data: { id: await createRequest(ctx, body, files) },
  }));
}

async function detail(ctx: SignedCtx, id: string) {
  const request = await findRequest(ctx.db, ctx.viewer, id);
  if (!request) throw new AppError('request_not_exist');
  return { data: presentRequestDetail(ctx, request) };
}
