import type { Api } from '../http/api';
import { createShortener } from './create';
import { qrOf } from './qr';
import { readClicks, readShortener, readShorteners } from './read';
import { removeShortener, updateShortener } from './update';

/** Binds `/shorteners` (CONTRACT-2 §13). */
export function shortenerRoutes(api: Api): void {
  api.handle('shorteners', ({ ctx, query }) => readShorteners(ctx, query));
  api.handle('shortenerDetail', async ({ ctx, params }) => ({ data: await readShortener(ctx, params.id) }));
  api.handle('shortenerClicks', async ({ ctx, params, query }) => ({ data: await readClicks(ctx, params.id, query) }));
  api.handle('shortenerQr', ({ ctx, params, query }) => qrOf(ctx, params.id, query));
  api.handle('shortenerCreate', async ({ ctx, body }) => ({
    data: await readShortener(ctx, await createShortener(ctx, body)),
  }));
  api.handle('shortenerUpdate', async ({ ctx, params, body }) => {
    await updateShortener(ctx, params.id, body);
    return { data: await readShortener(ctx, params.id) };
  });
  api.handle('shortenerDelete', ({ ctx, params }) => removeShortener(ctx, params.id));
}
