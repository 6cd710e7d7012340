import { AppError } from '../../domain/errors';
import { decisionOf } from '../approvals/decide';
import { inBulk } from '../bulk';
import { createCompany } from '../companies/create';
import { findPendingEdit } from '../companies/pending';
import { presentCompany } from '../companies/present';
import { removeCompany } from '../companies/remove';
import { reviewCompany } from '../companies/review';
import { updateCompany } from '../companies/update';
import type { SignedCtx } from '../context';
import { isCodeTaken, suggestCode } from '../db/codes';
import { mayReadEvaluations } from '../evaluationAverages/guards';
import { averageEvaluationOfCustomer } from '../evaluationAverages/queries';
import { onlyStaff } from '../guards';
import type { Api } from '../http/api';
import { findRepresentatives } from '../representatives/queries';
import { approveOnto } from './approveOnto';
import { decideRegistration } from './decideRegistration';
import { customerKind, customerOf, givenFields } from './kind';
import { findCustomer, findCustomers } from './queries/list';
import { findMatches } from './queries/matches';

/** Binds `/customers` (spec 2 §7 Customers). */
export function customerRoutes(api: Api): void {
  api.handle('customerList', async ({ ctx, query }) => {
    const page = await findCustomers(ctx.db, ctx.viewer, query);
    return { ...page, data: page.data.map((customer) => presentCompany(ctx.viewer, customer)) };
  });
  api.handle('customerDetail', ({ ctx, params }) => detail(ctx, params.id));
  api.handle('customerNextCode', async ({ ctx }) => {
    onlyStaff(ctx.viewer);
    return { data: { code: await suggestCode(ctx.db, 'customers') } };
  });
  api.handle('customerCheckCode', async ({ ctx, query }) => {
    onlyStaff(ctx.viewer);
    if (!(await isCodeTaken(ctx.db, 'customers', query.code, query.id ?? null))) return { data: { code: query.code } };
    throw new AppError('customer_code_already_exist', [{ property: 'code', message: 'customer_code_already_exist' }]);
  });
  api.handle('customerCreate', async ({ ctx, body }) =>
    detail(ctx, await createCompany(ctx, customerKind, (tx) => customerOf(tx, body))),
  );
  api.handle('customerUpdate', async ({ ctx, params: { id }, body: { version, ...input } }) => {
    await updateCompany(ctx, customerKind, { id, version }, (tx) => givenFields(tx, input));
    return detail(ctx, id);
  });
  api.handle('customerDelete', ({ ctx, params, body }) => removeCompany(ctx, customerKind, params.id, body.reason));
  api.handle('customerBulk', async ({ ctx, body }) => {
    return { data: await inBulk(ctx, body.ids, (id) => reviewCompany(ctx, customerKind, id, decisionOf(body, id))) };
  });
  api.handle('customerUpdateStatus', async ({ ctx, params, body }) => {
    await reviewCompany(ctx, customerKind, params.id, body);
    return detail(ctx, params.id);
  });
  api.handle('customerRegistration', async ({ ctx, params, body }) => {
    await decideRegistration(ctx, params.id, body);
    return detail(ctx, params.id);
  });
  api.handle('customerMatches', async ({ ctx, params }) => {
    onlyStaff(ctx.viewer);
    await detail(ctx, params.id);
    return { data: await findMatches(ctx.db, params.id) };
  });
  api.handle('customerApproveOnto', async ({ ctx, params, body }) => {
    await approveOnto(ctx, params.id, body);
    return detail(ctx, body.customer_id);
  });
}

async function detail({ db, viewer }: SignedCtx, id: string) {
  const customer = await findCustomer(db, viewer, id);
  if (!customer) throw new AppError('customer_not_exist');
  const pending = customer.pending_edit ? await findPendingEdit(db, customerKind, id, async () => new Map()) : null;
  const representatives =
    !viewer.reduced && (await findRepresentatives(db, viewer, { type: 'customer', objectId: id }));
  const evaluation = mayReadEvaluations(viewer) && (await averageEvaluationOfCustomer(db, id));
  return {
    data: presentCompany(viewer, {
      ...customer,
      pending,
      ...(representatives && { representatives }),
      ...(evaluation && { evaluation }),
    }),
  };
}
