import { AppError } from '../../domain/errors';
import { isCodeTaken, suggestCode } from '../db/codes';
import { onlyStaff } from '../guards';
import type { Api } from '../http/api';
import { createCampaign } from './create';
import { campaignDetail } from './detail';
import { campaignReadiness } from './readiness';
import { removeCampaign } from './remove';
import { setCampaignStatus } from './setStatus';
import { updateCampaign } from './update';

/** Binds the writes of a campaign itself (spec 2 §7 Campaigns). */
export function campaignWriteRoutes(api: Api): void {
  api.handle('campaignNextCode', async ({ ctx }) => {
    onlyStaff(ctx.viewer);
    return { data: { code: await suggestCode(ctx.db, 'campaigns') } };
  });
  api.handle('campaignCheckCode', async ({ ctx, query: { code, id } }) => {
    onlyStaff(ctx.viewer);
    if (!(await isCodeTaken(ctx.db, 'campaigns', code, id ?? null))) return { data: { code } };
    const message = 'campaign_code_already_exist';
    throw new AppError(message, [{ property: 'code', message }]);
  });
  api.handle('campaignCreate', async ({ ctx, body }) => ({
    data: await campaignDetail(ctx, await createCampaign(ctx, body)),
  }));
  api.handle('campaignUpdate', async ({ ctx, params, body }) => {
    await updateCampaign(ctx, params.id, body);
    return { data: await campaignDetail(ctx, params.id) };
  });
  api.handle('campaignUpdateStatus', async ({ ctx, params, body }) => {
    await setCampaignStatus(ctx, params.id, body);
    return { data: await campaignDetail(ctx, params.id) };
  });
  api.handle('campaignReadiness', async ({ ctx, params }) => ({ data: await campaignReadiness(ctx, params.id) }));
  api.handle('campaignDelete', ({ ctx, params, body }) => removeCampaign(ctx, params.id, body.reason ?? null));
}
