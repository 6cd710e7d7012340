import { AppError } from '../../domain/errors';
import { recordAudit } from '../audit/record';
import { endWaysIn } from '../auth/endWaysIn';
import { securityMail } from '../auth/mails';
import { deleteSecondFactor } from '../auth/secondFactor/queries';
import { inTransaction, type SignedCtx } from '../context';
import { queueMail } from '../jobs/mail';
import { lockForChange } from './guards';
import { findLanguageCode } from './links/queries';

/**
 * Takes the second factor of somebody else off who has lost phone and recovery codes. Who has found them may be signed
 * in: every session ends. One's own is turned off with password and code.
 * @throws AppError user_not_exist, permission_denied, not_allowed_on_yourself, second_factor_is_off
 */
export async function takeSecondFactorOff(ctx: SignedCtx, id: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const { email, fullname, language_id } = await lockForChange(tx, id);
    if (id === tx.viewer.id) throw new AppError('not_allowed_on_yourself');
    if (!(await deleteSecondFactor(tx.db, id))) throw new AppError('second_factor_is_off');
    await endWaysIn(tx, id);
    await recordAudit(tx, { action: 'second_factor_off', entity: 'user', entity_id: id, changes: {} });
    const language = (language_id && (await findLanguageCode(tx.db, language_id))) || tx.language;
    await queueMail(tx, securityMail('second_factor_taken_off', { email, fullname, language }));
  });
}
