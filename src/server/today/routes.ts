import { badgesOf } from '../../domain/today/counted';
import type { Api } from '../http/api';
import { readToday } from './read';

/** Binds what waits for the caller (CONTRACT-2 §11 Today). */
export function todayRoutes(api: Api): void {
  api.handle('today', async ({ ctx: { db, viewer }, query }) => ({
    data: await readToday(db, viewer, { ...query, withTeam: true }),
  }));
  api.handle('todayBadges', async ({ ctx: { db, viewer } }) => ({
    data: badgesOf(await readToday(db, viewer, { size: 1 }), !viewer.reduced),
  }));
}
