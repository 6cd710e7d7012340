import { invalid } from '../../domain/errors';
import type { Api } from '../http/api';
import { createFile } from './create';
import { removeFile } from './remove';

/** Binds `/media` (spec 2 §7 Media). */
export function mediaRoutes(api: Api): void {
  api.handle('mediaCreate', async ({ ctx, file }) => {
    if (!file) throw invalid([{ property: 'file', message: 'field_required' }]);
    return { data: await createFile(ctx, file) };
  });
  api.handle('mediaDelete', ({ ctx, params }) => removeFile(ctx, params.id));
}
