import type { SignedCtx, Viewer } from '../context';
import type { Api } from '../http/api';
import { findSchedule } from '../jobs/schedule';
import { timetable } from '../jobs/timetable';
import { createDepartment } from './departments/create';
import { removeDepartment } from './departments/remove';
import { renameDepartment } from './departments/rename';
import { findDepartments, findJobs, findReasons, findSectors, findStudios, findTopSectors } from './queries';
import { createStudio } from './studios/create';
import { removeStudio } from './studios/remove';
import { renameStudio } from './studios/rename';
import { activateSyncTime } from './syncTimes/activate';
import { presentSyncTimes } from './syncTimes/present';
import { findSyncTimes } from './syncTimes/queries';

const topSectorCount = 5;

/** Binds `/setting/*`: the look-ups, departments, studios and sync times (spec 2 §7 Settings). */
export function settingRoutes(api: Api): void {
  api.handle('sectors', async ({ ctx, query }) => whole(await findSectors(ctx.db, query, ctx.language)));
  api.handle('topSectors', async ({ ctx }) => whole(await findTopSectors(ctx.db, ctx.language, topSectorCount)));
  api.handle('jobs', async ({ ctx }) => whole(await findJobs(ctx.db, ctx.language)));
  api.handle('reasons', async ({ ctx, query }) => whole(await findReasons(ctx.db, query, ctx.language)));
  api.handle('departments', async ({ ctx, query }) =>
    whole(isStaff(ctx.viewer) ? await findDepartments(ctx.db, query) : []),
  );
  api.handle('studios', async ({ ctx, query }) => whole(isStaff(ctx.viewer) ? await findStudios(ctx.db, query) : []));
  api.handle('departmentCreate', async ({ ctx, body }) => ({ data: await createDepartment(ctx, body) }));
  api.handle('departmentUpdate', async ({ ctx, params, body }) => ({
    data: await renameDepartment(ctx, params.id, body),
  }));
  api.handle('departmentDelete', ({ ctx, params }) => removeDepartment(ctx, params.id));
  api.handle('studioCreate', async ({ ctx, body }) => ({ data: await createStudio(ctx, body) }));
  api.handle('studioUpdate', async ({ ctx, params, body }) => ({ data: await renameStudio(ctx, params.id, body) }));
  api.handle('studioDelete', ({ ctx, params }) => removeStudio(ctx, params.id));
  api.handle('syncTimes', ({ ctx }) => syncTimes(ctx));
  api.handle('syncTimeUpdate', async ({ ctx, params, body }) => {
    await activateSyncTime(ctx, params.id, body.type);
    return syncTimes(ctx);
  });
}

async function syncTimes({ db }: SignedCtx) {
  return whole(presentSyncTimes(await findSyncTimes(db), await findSchedule(db, timetable)));
}

function isStaff({ type }: Viewer): boolean {
  return type === 'staff';
}

function whole<T>(rows: T[]) {
  return { data: rows, total: rows.length, page: 1, size: rows.length };
}
