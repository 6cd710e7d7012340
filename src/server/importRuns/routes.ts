import type { Api } from '../http/api';
import { listImports } from './list';
import { undoImport } from './undo';

/** Binds the list of imports and their undoing (CONTRACT-2 §16 Imports). */
export function importRunRoutes(api: Api): void {
  api.handle('imports', ({ ctx, query }) => listImports(ctx, query));
  api.handle('importUndo', async ({ ctx, params, home }) => {
    return { data: { id: params.id, held: await undoImport(ctx, params.id, home) } };
  });
}
