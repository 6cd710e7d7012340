import type { Api } from '../http/api';
import { LongAnswer } from '../http/longAnswer';
import { importPosts } from './importPosts';
import { importSows } from './importSows';
import { postTemplate, sowTemplate } from './templates';

/** Binds the workbook calls of `/campaigns` (spec 2 §7 Campaigns). */
export function campaignImportRoutes(api: Api): void {
  api.handle('templateSows', ({ ctx, body }) => sowTemplate(ctx, body));
  api.handle('templateCampaignPosts', ({ ctx, body }) => postTemplate(ctx, body));
  api.handle('uploadSows', async ({ ctx, body, file }) => new LongAnswer(await importSows(ctx, body, file)));
  api.handle('uploadCampaignPosts', async ({ ctx, body, file }) => new LongAnswer(await importPosts(ctx, body, file)));
}
