import { dayOf } from '../../domain/dates';
import { AppError } from '../../domain/errors';
import type { CampaignMail } from '../../domain/reportMails/schema';
import type { SentMail } from '../../domain/reportMails/types';
import { reportBlocks } from '../../domain/reports/blocks';
import { recordAudit } from '../audit/record';
import { clientMailLimit } from '../auth/limits';
import { inTransaction, type Services, type SignedCtx } from '../context';
import { countTry } from '../http/rateLimit';
import { documentToFreeze, type ToFreeze } from '../reportSnapshots/freeze';
import { addressed, chosenOf } from './addressed';
import { postReport } from './post';

/** The report of a campaign as customers are told it at the end of a day, to be frozen. @throws AppError campaign_not_exist */
export function reportForMail(services: Services, campaignId: string, as_of: string): Promise<ToFreeze> {
  return documentToFreeze(services, campaignId, { as_of, blocks: [...reportBlocks], audience: 'customer' });
}

/**
 * Writes to the active representatives of the campaign's customer and brand, or to some of them, each in their own
 * language, with the report frozen for customers, a link to it, or nothing. Answers how many mails are on their way.
 * @throws AppError permission_denied, campaign_not_exist, campaign_has_no_recipients, user_not_exist, too_many_requests
 */
export async function sendCampaignEmail(
  ctx: SignedCtx,
  id: string,
  { subject, message, recipients: chosen, attach }: CampaignMail,
  home: string,
): Promise<SentMail> {
  const { campaign, recipients } = await addressed(ctx, id);
  if (recipients.length === 0) throw new AppError('campaign_has_no_recipients');
  const to = chosenOf(recipients, chosen);
  await countTry(ctx.db, [clientMailLimit(ctx.viewer.id)]);
  const toFreeze = attach === 'pdf' ? await reportForMail(ctx, id, dayOf(new Date())) : null;
  return inTransaction(ctx, async (tx) => {
    const said = { subject, message, attach, lang: null, scheduled: false };
    const sent = await postReport(tx, { campaign, ...said, to, by: tx.viewer, toFreeze, home });
    const changes = {
      subject: { after: subject },
      message: { after: message },
      recipients: { after: to.map((one) => one.id) },
      attach: { after: attach },
      ...(sent.number && { report_number: { after: sent.number } }),
    };
    await recordAudit(tx, { action: 'send_email', entity: 'campaign', entity_id: id, changes });
    return sent;
  });
}
