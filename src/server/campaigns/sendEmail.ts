import type { CampaignMail } from '../../domain/campaigns/attachmentSchema';
import type { CampaignRecipient } from '../../domain/campaigns/types';
import { AppError, refuse } from '../../domain/errors';
import { recordAudit } from '../audit/record';
import { clientMailLimit } from '../auth/limits';
import { inTransaction, type SignedCtx } from '../context';
import { onlyStaff } from '../guards';
import { countTry } from '../http/rateLimit';
import { queueMails } from '../jobs/mail';
import { campaignMail } from './mail';
import { findCampaignName, findRecipients, type StoredRecipient } from './queries/recipients';

/** Whom a mail about the campaign would reach. @throws AppError permission_denied, campaign_not_exist */
export async function campaignRecipients(ctx: SignedCtx, id: string): Promise<CampaignRecipient[]> {
  const { recipients } = await addressed(ctx, id);
  return recipients.map(({ id, fullname, email, position }) => ({ id, fullname, email, position }));
}

/**
 * Writes to the active representatives of the campaign's customer and brand, or to some of them, each in their own
 * language. Answers how many mails are on their way.
 * @throws AppError permission_denied, campaign_not_exist, campaign_has_no_recipients, user_not_exist, too_many_requests
 */
export async function sendCampaignEmail(
  ctx: SignedCtx,
  id: string,
  { subject, message, recipients: chosen }: CampaignMail,
): Promise<{ sent: number }> {
  const { campaign, recipients } = await addressed(ctx, id);
  if (recipients.length === 0) throw new AppError('campaign_has_no_recipients');
  const isForeign = chosen?.some((one) => !recipients.some((recipient) => recipient.id === one));
  if (isForeign) refuse([{ property: 'recipients', message: 'user_not_exist' }]);
  const receivers = chosen ? recipients.filter((recipient) => chosen.includes(recipient.id)) : recipients;
  await countTry(ctx.db, [clientMailLimit(ctx.viewer.id)]);
  await inTransaction(ctx, async (tx) => {
    const letter = { subject, message, campaign, sender: tx.viewer.fullname };
    await queueMails(
      tx,
      receivers.map((receiver) => campaignMail(receiver, letter)),
    );
    const to = receivers.map((receiver) => receiver.id);
    const changes = { subject: { after: subject }, message: { after: message }, recipients: { after: to } };
    await recordAudit(tx, { action: 'send_email', entity: 'campaign', entity_id: id, changes });
  });
  return { sent: receivers.length };
}

async function addressed(
  { db, viewer }: SignedCtx,
  id: string,
): Promise<{ campaign: string; recipients: StoredRecipient[] }> {
  onlyStaff(viewer);
  const campaign = await findCampaignName(db, viewer, id);
  if (campaign === null) throw new AppError('campaign_not_exist');
  return { campaign, recipients: await findRecipients(db, id) };
}
