import type { SignedCtx } from '../context';
import type { Api } from '../http/api';
import { importAnswer } from '../imports/importAnswer';
import { findLanguages } from '../languages/queries';
import { createKeyword } from './create';
import { findFormerWords } from './formerWords';
import { theKeyword } from './guards';
import { presentKeyword, presentKeywords, presentProgress } from './present';
import { countLacking, findAreas, findKeywords } from './queries';
import { removeKeyword } from './remove';
import { renameKeyword } from './rename';
import { translationResource } from './resource';
import { translationSpec } from './sheet/columns';
import { exportTranslations } from './sheet/export';
import { importTranslations } from './sheet/import';
import { removeTranslation, retranslate, translate } from './translate';

/** Binds `/translations` (spec 2 §7 Roles, permissions, languages). */
export function translationRoutes(api: Api): void {
  api.handle('translationList', async ({ ctx, query }) => {
    const former = await findFormerWords(ctx.db);
    const { data, ...page } = await findKeywords(ctx.db, query, former);
    return { data: presentKeywords(data, await findLanguages(ctx.db), former), ...page };
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
  api.handle('translationProgress', async ({ ctx }) => {
    const [languages, { total, areas }, lacking] = await Promise.all([
      findLanguages(ctx.db),
      findAreas(ctx.db),
      findFormerWords(ctx.db).then((former) => countLacking(ctx.db, former)),
    ]);
    return { data: presentProgress(languages, total, areas, lacking) };
  });
  api.handle('translationExport', ({ ctx, query }) => exportTranslations(ctx, query));
  api.handle('translationImport', ({ ctx, body, file }) =>
    importAnswer(
      { ctx, body, file },
      {
        columns: async () => translationSpec(await findLanguages(ctx.db)).columns,
        run: ({ review, report }) => importTranslations(ctx, file, review, report),
      },
    ),
  );
  api.handle('translationResource', ({ ctx, params }) => translationResource(ctx, params.lang));
}

async function detail(ctx: SignedCtx, id: string) {
  const [languages, former] = [await findLanguages(ctx.db), await findFormerWords(ctx.db)];
  return { data: presentKeyword(await theKeyword(ctx.db, id), languages, former) };
}
