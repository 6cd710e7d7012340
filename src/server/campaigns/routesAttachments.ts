import type { Api } from '../http/api';
import { removeAcceptance } from './acceptances/remove';
import { updateAcceptance } from './acceptances/update';
import { campaignDetail } from './detail';
import { updateOtherDoc } from './otherDoc';

/** Binds what hangs on a campaign beside SOWs and posts (spec 2 §7 Campaigns). */
export function campaignAttachmentRoutes(api: Api): void {
  api.handle('acceptanceUpdate', async ({ ctx, body }) => ({ data: await updateAcceptance(ctx, body) }));
  api.handle('acceptanceDelete', ({ ctx, params }) => removeAcceptance(ctx, params.id));
  api.handle('otherDocUpdate', async ({ ctx, body }) => {
    await updateOtherDoc(ctx, body);
    return { data: await campaignDetail(ctx, body.campaign_id) };
  });
}
