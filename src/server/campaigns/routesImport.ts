import { postColumns } from '../../domain/campaigns/postColumns';
import { sowColumns } from '../../domain/campaigns/sowColumns';
import type { Api } from '../http/api';
import { importAnswer } from '../imports/importAnswer';
import { importPosts } from './importPosts';
import { importSows } from './importSows';
import { postTemplate, sowTemplate } from './templates';

/** Binds the workbook calls of `/campaigns` (spec 2 §7 Campaigns). */
export function campaignImportRoutes(api: Api): void {
  api.handle('templateSows', ({ ctx, body }) => sowTemplate(ctx, body));
  api.handle('templateCampaignPosts', ({ ctx, body }) => postTemplate(ctx, body));
  api.handle('uploadSows', ({ ctx, body, file }) =>
    importAnswer(
      { ctx, body, file },
      {
        columns: () => sowColumns,
        run: ({ review, report }) => importSows(ctx, { ...body, review }, file, report),
      },
    ),
  );
  api.handle('uploadCampaignPosts', ({ ctx, body, file }) =>
    importAnswer(
      { ctx, body, file },
      {
        columns: () => postColumns,
        run: ({ review, report }) => importPosts(ctx, { ...body, review }, file, report),
      },
    ),
  );
}
