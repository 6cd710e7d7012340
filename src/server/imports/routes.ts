import type { Api } from '../http/api';
import { progressOf } from './progress';

/** Binds what all imports share; the imports themselves stand with what they import. */
export function importRoutes(api: Api): void {
  api.handle('importProgress', async ({ ctx, params }) => ({ data: progressOf(ctx, params.id) }));
}
