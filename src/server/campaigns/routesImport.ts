import type { Api } from '../http/api';
import { importPosts } from './importPosts';
import { importSows } from './importSows';
import { postTemplate, sowTemplate } from './templates';

/** Binds the workbook calls of `/campaigns` (spec 2 §7 Campaigns). */
export function campaignImportRoutes(api: Api): void {
  api.handle('templateSows', ({ ctx, body }) => sowTemplate(ctx, body));
  api.handle('templateCampaignPosts', ({ ctx, body }) => postTemplate(ctx, body));
  api.handle('uploadSows', ({ ctx, body, file }) => importSows(ctx, body, file));
  api.handle('uploadCampaignPosts', ({ ctx, body, file }) => importPosts(ctx, body, file));
}
