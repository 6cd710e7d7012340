import type { Api } from '../http/api';
import { readHealth } from './read';

/** Binds `/setting/health`. */
export function healthRoutes(api: Api): void {
  api.handle('healthOverview', async ({ ctx }) => ({ data: await readHealth(ctx) }));
}
