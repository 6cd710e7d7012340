import type { LostReason } from '../../../domain/social/consentValues';
import type { Owner } from '../../adapters/social/network';
import { recordAudit } from '../../audit/record';
import { type Ctx, inTransaction, type Services } from '../../context';
import { announce } from '../../db/changes';
import { lockRevocable } from '../../db/consents';
import { newId } from '../../ids';
import { revokeLater } from '../../jobs/consents';
import { notifyConsentLost } from '../../notifications/consents';
import { findOwnedAccount, lockHeldConsent, markLost } from './queries/consents';
import { findTold } from './queries/told';
import { openText } from './tokens';

/** Who ends a consent: a call, or nobody where a job or a reading does. */
type Ender = Services & Partial<Pick<Ctx, 'viewer' | 'requestId' | 'address'>>;

/**
 * Ends the consent of an account's owner because its network does not take it any more; its tokens go and both sides
 * are told, once (CONTRACT-2 §15 Consent). With `used`, only where that is still what the account is read with: a reading
 * that began before the owner connected anew says nothing of the new consent.
 */
export function loseConsent(
  services: Services,
  social_id: string,
  reason: LostReason = 'revoked',
  used: Owner | null = null,
): Promise<boolean> {
  return inTransaction(services, (tx) => endConsent(tx, social_id, reason, used));
}

/**
 * Ends a consent in the caller's transaction; one that is taken back here is revoked at the network afterwards. False
 * where there is none. Call it last in the transaction, as `notifyUsers`.
 */
export async function endConsent(
  tx: Ender,
  social_id: string,
  reason: LostReason,
  used: Owner | null = null,
): Promise<boolean> {
  const consent = await lockHeldConsent(tx.db, social_id);
  const account = await findOwnedAccount(tx.db, social_id);
  if (!consent || !account) return false;
  if (used && openText(consent.access_token, tx.secrets) !== used.accessToken) return false;
  if (reason === 'withdrawn') await revokeLater(tx.db, await lockRevocable(tx.db, [social_id]));
  await markLost(tx.db, social_id, reason);
  const { db, viewer = null, requestId = null, address = null } = tx;
  await recordAudit(
    { db, viewer, requestId, address },
    {
      action: 'disconnect',
      entity: 'kol',
      entity_id: account.kol_id,
      changes: { url: { before: account.url }, reason: { after: reason } },
    },
  );
  await announce(tx.db, ['socials', social_id], ['kols', account.kol_id]);
  await notifyConsentLost(tx, {
    kol: { id: account.kol_id, name: account.stage_name },
    network: consent.social_type,
    reason,
    occasion: newId(),
    ...(await findTold(tx.db, account.kol_id)),
    by: viewer?.id ?? null,
  });
  return true;
}
