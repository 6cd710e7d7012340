import type { Api } from '../http/api';
import { campaignAbout, campaignRecipients } from './addressed';
import { presentMail, presentSchedule } from './present';
import { previewCampaignEmail } from './preview';
import { findReportMails } from './queries/mails';
import { findSchedule } from './queries/schedules';
import { sendCampaignEmail } from './send';
import { setSchedule } from './setSchedule';

/** Binds writing to a campaign's client: by hand, every week, and what was sent (spec 2 §7 Campaigns, CONTRACT-2 §9). */
export function reportMailRoutes(api: Api): void {
  api.handle('campaignRecipients', async ({ ctx, params }) => {
    const data = await campaignRecipients(ctx, params.id);
    return { data, total: data.length, page: 1, size: data.length };
  });
  api.handle('campaignSendEmail', async ({ ctx, params, body, home }) => ({
    data: await sendCampaignEmail(ctx, params.id, body, home),
  }));
  api.handle('campaignEmailPreview', async ({ ctx, params, body, home }) => ({
    data: await previewCampaignEmail(ctx, params.id, body, home),
  }));
  api.handle('reportMailList', async ({ ctx, params, query }) => {
    const campaign = await campaignAbout(ctx, params.id);
    const found = await findReportMails(ctx.db, campaign.id, query);
    return { ...found, data: found.data.map(presentMail) };
  });
  api.handle('reportSchedule', async ({ ctx, params }) => {
    const campaign = await campaignAbout(ctx, params.id);
    const schedule = await findSchedule(ctx.db, campaign.id);
    return { data: schedule && presentSchedule(schedule) };
  });
  api.handle('reportScheduleUpdate', async ({ ctx, params, body }) => ({
    data: presentSchedule(await setSchedule(ctx, params.id, body)),
  }));
}
