import { can } from '../../../domain/access';
import { AppError } from '../../../domain/errors';
import { inTransaction, type SignedCtx } from '../../context';
import { endConsent } from './lose';
import { findOwnedAccount } from './queries/consents';

/**
 * Takes back the consent to read an account: its KOL, or staff with u_social; where there is none nothing happens. The
 * tokens go at once, the network is told by a job (CONTRACT-2 §15 Consent).
 * @throws AppError social_not_exist, permission_denied
 */
export async function withdrawConsent(ctx: SignedCtx, social_id: string): Promise<void> {
  const { viewer } = ctx;
  const account = await findOwnedAccount(ctx.db, social_id);
  const isOwn = account !== undefined && account.kol_id === viewer.kolId;
  if (!account || (viewer.reduced && !isOwn)) throw new AppError('social_not_exist');
  if (!isOwn && !can(viewer.access, 'user_management', 'u_social')) throw new AppError('permission_denied');
  await inTransaction(ctx, (tx) => endConsent(tx, social_id, 'withdrawn'));
}
