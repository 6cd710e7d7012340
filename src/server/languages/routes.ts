import { can } from '../../domain/access';
import { AppError } from '../../domain/errors';
import type { Language } from '../../domain/languages/types';
import type { Ctx } from '../context';
import type { Api } from '../http/api';
import { createLanguage } from './create';
import { findLanguage, findLanguages } from './queries';
import { removeLanguage } from './remove';
import { updateLanguage } from './update';

/** Binds `/language` (spec 2 §7 Roles, permissions, languages). */
export function languageRoutes(api: Api): void {
  api.handle('languages', async ({ ctx, query }) =>
    whole(await findLanguages(ctx.db, mayManage(ctx) ? query : { ...query, enable: true })),
  );
  api.handle('languageDetail', ({ ctx, params }) => detail(ctx, params.id));
  api.handle('languageCreate', async ({ ctx, body }) => detail(ctx, await createLanguage(ctx, body)));
  api.handle('languageUpdate', async ({ ctx, params, body }) => {
    await updateLanguage(ctx, params.id, body);
    return detail(ctx, params.id);
  });
  api.handle('languageDelete', ({ ctx, params }) => removeLanguage(ctx, params.id));
  api.handle('languageStatus', async ({ ctx, params, body }) => {
    await updateLanguage(ctx, params.id, body);
    return detail(ctx, params.id);
  });
}

function mayManage({ viewer }: Ctx): boolean {
  return viewer !== null && can(viewer.access, 'language_management', 'r');
}

async function detail(ctx: Ctx, id: string) {
  const language = await findLanguage(ctx.db, id);
  if (!language) throw new AppError('language_not_exist');
  return { data: language };
}

function whole(rows: Language[]) {
  return { data: rows, total: rows.length, page: 1, size: rows.length };
}
