import { can } from '../../domain/access';
import { dayOf } from '../../domain/dates';
import { AppError } from '../../domain/errors';
import { coursePoints } from '../../domain/kols/score';
import type { KolListItem } from '../../domain/kols/types';
import { thinned } from '../../domain/social/rules';
import { decisionOf } from '../approvals/decide';
import { inBulk } from '../bulk';
import type { Ctx, SignedCtx, Viewer } from '../context';
import { isCodeTaken, suggestCode } from '../db/codes';
import type { Api } from '../http/api';
import { MadeAnswer } from '../http/madeAnswer';
import { createKol } from './create';
import { likelyDuplicates } from './duplicates';
import { exportKols } from './export/exportKols';
import { onlyStaff } from './guards';
import { findPendingEdit } from './pending';
import { presentKol, presentKolDetail, presentKolOf, presentWaitingImport, seesWholeCards } from './present';
import { readPublicKol } from './publicDetail';
import { findCategories } from './queries/categories';
import { findAverages, findBeingRead, findKol } from './queries/detail';
import { findKols, findKolsAsText } from './queries/list';
import { findCourse } from './queries/scores';
import { findSimilar } from './queries/similar';
import { findWaitingImports } from './queries/waitingImports';
import { removeKol } from './remove';
import { reviewKol } from './review';
import { setOutstanding } from './setOutstanding';
import { linkSocial, unlinkSocial } from './socials';
import { updateKol } from './update';

/** Binds `/kols` and their accounts, `/social` (spec 2 §7 KOLs and social). */
export function kolRoutes(api: Api): void {
  api.handle('kolList', async ({ ctx, query }) => {
    const viewer = knownFor(ctx.viewer, 'r');
    if (seesWholeCards(viewer)) return MadeAnswer.ofPage<KolListItem>(await findKolsAsText(ctx.db, viewer, query));
    const page = await findKols(ctx.db, viewer, query);
    return { ...page, data: page.data.map((kol) => presentKol(viewer, kol)) };
  });
  api.handle('kolCategories', async ({ ctx }) => {
    const data = await findCategories(ctx.db, knownFor(ctx.viewer, 'r'), ctx.language);
    return { data, total: data.length, page: 1, size: data.length };
  });
  api.handle('kolWaitingImports', async ({ ctx }) => {
    onlyStaff(ctx.viewer);
    return { data: (await findWaitingImports(ctx.db)).map((found) => presentWaitingImport(ctx.viewer, found)) };
  });
  api.handle('kolExport', ({ ctx, query }) => exportKols(ctx, knownFor(ctx.viewer, 'r'), query));
  api.handle('kolDetail', ({ ctx, params }) => detail(ctx, knownFor(ctx.viewer, 'r_detail'), params.id));
  api.handle('kolSimilar', async ({ ctx, params }) => {
    const kol = await findKol(ctx.db, ctx.viewer, params.id);
    if (!kol) throw new AppError('kol_not_exist');
    const data = await findSimilar(ctx.db, ctx.viewer, kol.id);
    return { data: data.map((one) => presentKolOf(ctx.viewer, one)), total: data.length, page: 1, size: data.length };
  });
  api.handle('kolNextCode', async ({ ctx }) => {
    onlyStaff(ctx.viewer);
    return { data: { code: await suggestCode(ctx.db, 'kols') } };
  });
  api.handle('kolCheckCode', async ({ ctx, query }) => {
    onlyStaff(ctx.viewer);
    if (!(await isCodeTaken(ctx.db, 'kols', query.code, query.id ?? null))) return { data: { code: query.code } };
    throw new AppError('kol_code_already_exist', [{ property: 'code', message: 'kol_code_already_exist' }]);
  });
  api.handle('kolDuplicates', async ({ ctx, body }) => ({ data: await likelyDuplicates(ctx, body) }));
  api.handle('kolCreate', async ({ ctx, body }) => written(ctx, await createKol(ctx, body)));
  api.handle('kolUpdate', async ({ ctx, params, body }) => {
    await updateKol(ctx, params.id, body);
    return written(ctx, params.id);
  });
  api.handle('kolDelete', ({ ctx, params, body }) => removeKol(ctx, params.id, body.reason));
  api.handle('kolLike', async ({ ctx, params, body }) => {
    await setOutstanding(ctx, params.id, body.outstanding);
    return written(ctx, params.id);
  });
  api.handle('kolBulk', async ({ ctx, body }) => {
    return { data: await inBulk(ctx, body.ids, (id) => reviewKol(ctx, id, decisionOf(body, id))) };
  });
  api.handle('kolUpdateStatus', async ({ ctx, params, body }) => {
    await reviewKol(ctx, params.id, body);
    return written(ctx, params.id);
  });
  api.handle('socialLink', async ({ ctx, body }) => {
    await linkSocial(ctx, body);
    return written(ctx, body.kol_id);
  });
  api.handle('socialUnlink', async ({ ctx, params }) => written(ctx, await unlinkSocial(ctx, params.id)));
}

async function written(ctx: SignedCtx, id: string) {
  return { data: presentKolDetail(ctx.viewer, await found(ctx, ctx.viewer, id)) };
}

async function detail(ctx: Ctx, viewer: Viewer | null, id: string) {
  if (viewer) return { data: presentKolDetail(viewer, await found(ctx, viewer, id)) };
  const kol = await readPublicKol(ctx.db, id);
  if (!kol) throw new AppError('kol_not_exist');
  return { data: kol };
}

async function found(ctx: Ctx, viewer: Viewer, id: string) {
  const kol = await findKol(ctx.db, viewer, id);
  if (!kol) throw new AppError('kol_not_exist');
  const pending = kol.pending_edit ? await findPendingEdit(ctx.db, kol) : null;
  const [{ average, tracking_number }, course, being_read] = await Promise.all([
    findAverages(ctx.db, id),
    findCourse(ctx.db, id, dayOf(new Date())),
    viewer.reduced ? [] : findBeingRead(ctx.db, id),
  ]);
  return { ...kol, pending, average, tracking_number, course: thinned(course, coursePoints), being_read };
}

// The calls are public; staff without the right get what anybody gets.
function knownFor(viewer: Viewer | null, action: 'r' | 'r_detail'): Viewer | null {
  return viewer && !viewer.reduced && !can(viewer.access, 'kol_management', action) ? null : viewer;
}
