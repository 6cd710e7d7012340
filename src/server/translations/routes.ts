import type { SignedCtx } from '../context';
import type { Api } from '../http/api';
import { findLanguages } from '../languages/queries';
import { createKeyword } from './create';
import { theKeyword } from './guards';
import { presentKeywords } from './present';
import { findKeywords } from './queries';
import { removeKeyword } from './remove';
import { renameKeyword } from './rename';
import { translationResource } from './resource';
import { exportTranslations } from './sheet/export';
import { importTranslations } from './sheet/import';
import { removeTranslation, retranslate, translate } from './translate';

/** Binds `/translations` (spec 2 §7 Roles, permissions, languages). */
export function translationRoutes(api: Api): void {
  api.handle('translationList', async ({ ctx, query }) => {
    const { data, ...page } = await findKeywords(ctx.db, query);
    return { data: presentKeywords(data, await findLanguages(ctx.db)), ...page };
  });
  api.handle('keywordCreate', async ({ ctx, body }) => detail(ctx, await createKeyword(ctx, body)));
  api.handle('keywordUpdate', async ({ ctx, params, body }) => {
    await renameKeyword(ctx, params.id, body);
    return detail(ctx, params.id);
  });
  api.handle('keywordDelete', ({ ctx, params }) => removeKeyword(ctx, params.id));
  api.handle('translate', async ({ ctx, params, body }) => {
    await translate(ctx, params.id, body);
    return detail(ctx, params.id);
  });
  api.handle('retranslate', async ({ ctx, params, body }) => {
    await retranslate(ctx, params.id, params.translateId, body);
    return detail(ctx, params.id);
  });
  api.handle('translationDelete', async ({ ctx, params }) => {
    await removeTranslation(ctx, params.id, params.translateId);
    return detail(ctx, params.id);
  });
  api.handle('translationExport', ({ ctx, query }) => exportTranslations(ctx, query));
  api.handle('translationImport', ({ ctx, body, file }) => importTranslations(ctx, file, body.review));
  api.handle('translationResource', ({ ctx, params }) => translationResource(ctx, params.lang));
}

async function detail(ctx: SignedCtx, id: string) {
  const [keyword] = presentKeywords([await theKeyword(ctx.db, id)], await findLanguages(ctx.db));
  return { data: keyword };
}
