import { invalid } from '../../domain/errors';
import type { Api } from '../http/api';
import type { PublicPages } from '../http/publicPages';
import { addIntroPicture } from './addPicture';
import { introPage, refuseOthers } from './detail';
import { drawIntro } from './draw';
import { findVersions } from './queries/pages';
import { restoreIntroPage } from './restore';
import { saveIntroPage } from './save';

/** Binds `/intro-page` (CONTRACT-2 §14); `pages` draws what is edited, where the site is built. */
export function introPageRoutes(api: Api, pages: PublicPages | null): void {
  api.handle('introPage', async ({ ctx, query }) => ({ data: await introPage(ctx, query) }));
  api.handle('introPageSave', async ({ ctx, body }) => ({ data: await saveIntroPage(ctx, body) }));
  api.handle('introPictureAdd', async ({ ctx, body, file }) => {
    if (!file) throw invalid([{ property: 'file', message: 'field_required' }]);
    return { data: await addIntroPicture(ctx, file, body) };
  });
  api.handle('introPageDraw', async ({ ctx, body, home }) => ({ data: await drawIntro(ctx, body, pages, home) }));
  api.handle('introVersions', async ({ ctx, query }) => {
    refuseOthers(ctx);
    return findVersions(ctx.db, query);
  });
  api.handle('introVersionRestore', async ({ ctx, params, body }) => ({
    data: await restoreIntroPage(ctx, params.id, body),
  }));
}
