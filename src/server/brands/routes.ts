import { can } from '../../domain/access';
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
import { averageEvaluationOfBrand } from '../evaluationAverages/queries';
import { onlyStaff } from '../guards';
import type { Api } from '../http/api';
import { findRepresentatives } from '../representatives/queries';
import { findSectors } from '../settings/queries';
import { brandKind, brandOf, givenFields } from './kind';
import { findBrand, findBrands } from './queries/list';
import { findBrandHashtags, findCustomerRefs } from './queries/surroundings';

/** Binds `/brands` (spec 2 §7 Brands). */
export function brandRoutes(api: Api): void {
  api.handle('brandList', async ({ ctx, query }) => {
    const page = await findBrands(ctx.db, ctx.viewer, query);
    return { ...page, data: page.data.map((brand) => presentCompany(ctx.viewer, brand)) };
  });
  api.handle('brandDetail', ({ ctx, params }) => detail(ctx, params.id));
  api.handle('brandNextCode', async ({ ctx }) => {
    onlyStaff(ctx.viewer);
    return { data: { code: await suggestCode(ctx.db, 'brands') } };
  });
  api.handle('brandCheckCode', async ({ ctx, query }) => {
    onlyStaff(ctx.viewer);
    if (!(await isCodeTaken(ctx.db, 'brands', query.code, query.id ?? null))) return { data: { code: query.code } };
    throw new AppError('brand_code_already_exist', [{ property: 'code', message: 'brand_code_already_exist' }]);
  });
  api.handle('brandIndustries', async ({ ctx }) => {
    const data = await findSectors(ctx.db, { types: ['industry'] }, ctx.language);
    return { data, total: data.length, page: 1, size: data.length };
  });
  api.handle('brandCreate', async ({ ctx, body }) =>
    detail(ctx, await createCompany(ctx, brandKind, (tx) => brandOf(tx, body))),
  );
  api.handle('brandUpdate', async ({ ctx, params: { id }, body: { version, ...input } }) => {
    await updateCompany(ctx, brandKind, { id, version }, (tx) => givenFields(tx, input));
    return detail(ctx, id);
  });
  api.handle('brandDelete', ({ ctx, params, body }) => removeCompany(ctx, brandKind, params.id, body.reason));
  api.handle('brandBulk', async ({ ctx, body }) => {
    return { data: await inBulk(ctx, body.ids, (id) => reviewCompany(ctx, brandKind, id, decisionOf(body, id))) };
  });
  api.handle('brandUpdateStatus', async ({ ctx, params, body }) => {
    await reviewCompany(ctx, brandKind, params.id, body);
    return detail(ctx, params.id);
  });
}

async function known({ db, viewer }: SignedCtx, id: string) {
  const brand = await findBrand(db, viewer, id);
  if (!brand) throw new AppError('brand_not_exist');
  return brand;
}

async function detail(ctx: SignedCtx, id: string) {
  const { db, viewer } = ctx;
  const brand = await known(ctx, id);
  const pending = brand.pending_edit
    ? await findPendingEdit(db, brandKind, id, (ids) => findCustomerRefs(db, ids))
    : null;
  const representatives = !viewer.reduced && (await findRepresentatives(db, viewer, { type: 'brand', objectId: id }));
  const mayReadTags = !viewer.reduced && can(viewer.access, 'hashtags_management', 'r');
  const evaluation = mayReadEvaluations(viewer) && (await averageEvaluationOfBrand(db, id));
  const hashtags = mayReadTags && (await findBrandHashtags(db, id));
  return {
    data: presentCompany(viewer, {
      ...brand,
      pending,
      ...(representatives && { representatives }),
      ...(evaluation && { evaluation }),
      ...(hashtags && { hashtags }),
    }),
  };
}
