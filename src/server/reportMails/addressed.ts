import { AppError, refuse } from '../../domain/errors';
import type { CampaignRecipient } from '../../domain/reportMails/types';
import { type AboutCampaign, findCampaignAbout } from '../campaigns/queries/about';
import type { SignedCtx } from '../context';
import { onlyStaff } from '../guards';
import { findRecipients, type StoredRecipient } from './queries/recipients';

/** The campaign a member of staff writes about. @throws AppError permission_denied, campaign_not_exist */
export async function campaignAbout({ db, viewer }: SignedCtx, id: string): Promise<AboutCampaign> {
  onlyStaff(viewer);
  const campaign = await findCampaignAbout(db, viewer, id);
  if (!campaign) throw new AppError('campaign_not_exist');
  return campaign;
}

/** A campaign and whom a mail about it may reach. @throws AppError permission_denied, campaign_not_exist */
export async function addressed(
  ctx: SignedCtx,
  id: string,
): Promise<{ campaign: AboutCampaign; recipients: StoredRecipient[] }> {
  const campaign = await campaignAbout(ctx, id);
  return { campaign, recipients: await findRecipients(ctx.db, id) };
}

/** Those of whom a mail may reach who were chosen, all where nobody was. @throws AppError user_not_exist (recipients) */
export function chosenOf(
  recipients: readonly StoredRecipient[],
  chosen: readonly string[] | undefined,
): readonly StoredRecipient[] {
  if (!chosen) return recipients;
  const isForeign = chosen.some((one) => !recipients.some((recipient) => recipient.id === one));
  if (isForeign) refuse([{ property: 'recipients', message: 'user_not_exist' }]);
  return recipients.filter((recipient) => chosen.includes(recipient.id));
}

/** Whom a mail about the campaign would reach. @throws AppError permission_denied, campaign_not_exist */
export async function campaignRecipients(ctx: SignedCtx, id: string): Promise<CampaignRecipient[]> {
  const { recipients } = await addressed(ctx, id);
  return recipients.map(({ id, fullname, email, position }) => ({ id, fullname, email, position }));
}
