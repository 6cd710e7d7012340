import type { Viewer } from '../context';
import type { Api } from '../http/api';
import {
  findDepartments,
  findEnabledLanguages,
  findJobs,
  findReasons,
  findSectors,
  findStudios,
  findTopSectors,
  findWords,
} from './queries';

const topSectorCount = 5;

/** Binds the look-ups of `/setting/*`, `/language` and `/translations/resource` (spec 2 §7). */
export function settingRoutes(api: Api): void {
  api.handle('sectors', async ({ ctx, query }) => whole(await findSectors(ctx.db, query, ctx.language)));
  api.handle('topSectors', async ({ ctx }) => whole(await findTopSectors(ctx.db, ctx.language, topSectorCount)));
  api.handle('jobs', async ({ ctx }) => whole(await findJobs(ctx.db, ctx.language)));
  api.handle('reasons', async ({ ctx, query }) => whole(await findReasons(ctx.db, query, ctx.language)));
  api.handle('languages', async ({ ctx }) => whole(await findEnabledLanguages(ctx.db)));
  api.handle('departments', async ({ ctx }) => whole(isStaff(ctx.viewer) ? await findDepartments(ctx.db) : []));
  api.handle('studios', async ({ ctx, query }) => whole(isStaff(ctx.viewer) ? await findStudios(ctx.db, query) : []));
  api.handle('translationResource', async ({ ctx, params }) => ({ data: await findWords(ctx.db, params.lang) }));
}

function isStaff({ type }: Viewer): boolean {
  return type === 'staff';
}

function whole<T>(rows: T[]) {
  return { data: rows, total: rows.length, page: 1, size: rows.length };
}
