import type { Api } from '../http/api';
import { removeAcceptance } from './acceptances/remove';
import { updateAcceptance } from './acceptances/update';
import { campaignDetail } from './detail';
import { updateOtherDoc } from './otherDoc';
import { campaignRecipients, sendCampaignEmail } from './sendEmail';

/** Binds what hangs on a campaign beside SOWs and posts, and writing to its client (spec 2 §7 Campaigns). */
export function campaignAttachmentRoutes(api: Api): void {
  api.handle('acceptanceUpdate', async ({ ctx, body }) => ({ data: await updateAcceptance(ctx, body) }));
  api.handle('acceptanceDelete', ({ ctx, params }) => removeAcceptance(ctx, params.id));
  api.handle('otherDocUpdate', async ({ ctx, body }) => {
    await updateOtherDoc(ctx, body);
    return { data: await campaignDetail(ctx, body.campaign_id) };
  });
  api.handle('campaignRecipients', async ({ ctx, params }) => {
    const data = await campaignRecipients(ctx, params.id);
    return { data, total: data.length, page: 1, size: data.length };
  });
  api.handle('campaignSendEmail', async ({ ctx, params, body }) => ({
    data: await sendCampaignEmail(ctx, params.id, body),
  }));
}
