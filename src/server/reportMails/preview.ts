import { dayOf } from '../../domain/dates';
import type { MailPreviewInput } from '../../domain/reportMails/schema';
import type { MailPreview } from '../../domain/reportMails/types';
import type { MailAttachment } from '../../domain/reportMails/values';
import type { SignedCtx } from '../context';
import { addressed, chosenOf } from './addressed';
import { attachmentName } from './fileName';
import { type Addressee, type Along, campaignMail } from './letter';
import { lastDayOfLink } from './link';

const nobody: Addressee = { email: 'nobody@localhost', fullname: null, language: null };

/**
 * A mail about a campaign as the first of its receivers would get it, or a reader of `lang`. Sends, freezes and links
 * nothing: what is not there yet stands as dots.
 * @throws AppError permission_denied, campaign_not_exist, user_not_exist (recipients)
 */
export async function previewCampaignEmail(
  ctx: SignedCtx,
  id: string,
  { subject, message, recipients: chosen, attach, lang }: MailPreviewInput,
  home: string,
): Promise<MailPreview> {
  const { campaign, recipients } = await addressed(ctx, id);
  const first = chosenOf(recipients, chosen)[0] ?? nobody;
  const along = alongOf(home, attach, campaign.code);
  const letter = { subject, message, campaign: campaign.name, sender: ctx.viewer.fullname, along };
  const mail = campaignMail({ ...first, ...(lang && { language: lang }) }, letter);
  return {
    subject: mail.subject,
    html: mail.html,
    file_name: along && 'file' in along ? along.file.name : null,
  };
}

function alongOf(home: string, attach: MailAttachment, code: string): Along | null {
  const today = dayOf(new Date());
  if (attach === 'link') return { link: { url: `${home}/r/…`, until: lastDayOfLink(), instead: false } };
  if (attach === 'none') return null;
  const number = `RPT-${today.slice(0, 4)}-…`;
  return { file: { name: attachmentName(code, number), number, as_of: today } };
}
