import { hashtagLimits } from '../../domain/hashtags/rules';
import { onlyStaff } from '../guards';
import type { Api } from '../http/api';
import { createCategory, readCategory, removeCategory, updateCategory } from './categories';
import { classifyHashtags } from './classify';
import { readKolBrands } from './kolBrands';
import { findCategories } from './queries/categories';
import { findSettingsOf, findSuggestions } from './queries/settings';
import { readBrandHashtags, readCampaignHashtags, readSettings, readTagPosts, searchHashtags } from './read';

/** Binds `/hashtags` (spec 2 §7 Hashtags, CONTRACT-2 §12). */
export function hashtagRoutes(api: Api): void {
  api.handle('kolBrandsFilter', async ({ ctx, query }) => ({ data: await readKolBrands(ctx, query.kolId) }));
  api.handle('hashtagSearch', async ({ ctx, query }) => ({ data: await searchHashtags(ctx, query.hashtags) }));
  api.handle('hashtagPosts', ({ ctx, query }) => readTagPosts(ctx, query));
  api.handle('hashtagSettings', ({ ctx, query }) => readSettings(ctx, query));
  api.handle('hashtagClassify', async ({ ctx, body }) => {
    const ids = await classifyHashtags(ctx, body);
    return { data: { hashtags: await findSettingsOf(ctx.db, ctx.viewer, ids) } };
  });
  api.handle('hashtagSuggestions', async ({ ctx, query }) => {
    onlyStaff(ctx.viewer);
    return whole(await findSuggestions(ctx.db, query.search ?? '', hashtagLimits.suggested));
  });
  api.handle('brandHashtags', ({ ctx, params, query }) => readBrandHashtags(ctx, params.brandId, query));
  api.handle('hashtagCategories', async ({ ctx, query }) => {
    onlyStaff(ctx.viewer);
    return whole(await findCategories(ctx.db, query));
  });
  api.handle('hashtagCategoryCreate', async ({ ctx, body }) => ({
    data: await readCategory(ctx, await createCategory(ctx, body)),
  }));
  api.handle('hashtagCategoryUpdate', async ({ ctx, params, body }) => {
    await updateCategory(ctx, params.id, body);
    return { data: await readCategory(ctx, params.id) };
  });
  api.handle('hashtagCategoryDelete', ({ ctx, params }) => removeCategory(ctx, params.id));
  api.handle('campaignHashtags', async ({ ctx, params }) => ({
    data: await readCampaignHashtags(ctx, params.campaignId),
  }));
}

function whole<Row>(rows: Row[]) {
  return { data: rows, total: rows.length, page: 1, size: rows.length };
}
