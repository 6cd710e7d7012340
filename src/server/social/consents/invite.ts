import { AppError, invalid } from '../../../domain/errors';
import { defaultLanguage } from '../../../domain/languages/rules';
import { pathTo } from '../../../domain/routes';
import type { InvitationInput } from '../../../domain/social/consentSchema';
import { recordAudit } from '../../audit/record';
import { newRefreshToken } from '../../auth/tokens';
import { inTransaction, type SignedCtx } from '../../context';
import { onlyStaff } from '../../guards';
import { countTry } from '../../http/rateLimit';
import { newId } from '../../ids';
import { queueMail } from '../../jobs/mail';
import { sha256Of } from '../../sha256';
import { inviteeLimit, inviterLimit } from './limits';
import { connectMail } from './mails';
import { findInvitee, insertInvitation, isStaffEmail } from './queries/invitations';

/**
 * Mails a KOL a link to connect its account with, good once for 7 days; to the KOL's user unless an e-mail is named,
 * never to the agency itself. Earlier ones for the same network end (CONTRACT-2 §15 Consent).
 * @throws AppError permission_denied, kol_not_exist, network_not_connected, validation_failed (email: none known, or of
 * staff); TooManyRequests
 */
export async function inviteToConnect(ctx: SignedCtx, input: InvitationInput, home: string): Promise<void> {
  onlyStaff(ctx.viewer);
  const { kol_id, social_type } = input;
  const invitee = await findInvitee(ctx.db, kol_id);
  if (!invitee) throw new AppError('kol_not_exist');
  if (!ctx.consents[social_type]) throw new AppError('network_not_connected');
  const email = input.email || invitee.email?.toLowerCase();
  if (!email) throw invalid([{ property: 'email', message: 'field_required' }]);
  if (await isStaffEmail(ctx.db, email)) throw invalid([{ property: 'email', message: 'email_of_staff' }]);
  await countTry(ctx.db, [inviteeLimit(email), inviterLimit(ctx.viewer.id)]);
  await inTransaction(ctx, async (tx) => {
    const { token } = newRefreshToken();
    const made = { id: newId(), kol_id, social_type, email, created_by: tx.viewer.id };
    await insertInvitation(tx.db, { ...made, token_sha256: sha256Of(token) });
    await recordAudit(tx, {
      action: 'invite',
      entity: 'kol',
      entity_id: kol_id,
      changes: { social_type: { after: social_type }, email: { after: email } },
    });
    const language = invitee.language ?? defaultLanguage;
    const link = `${home}${pathTo('socialInvitation')}#invitation=${token}`;
    await queueMail(tx, connectMail({ email, stage_name: invitee.stage_name, network: social_type, language, link }));
  });
}
