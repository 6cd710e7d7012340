import type { ShownFactor } from '../../../domain/auth/secondFactorSchema';
import type { SecondFactorMethod } from '../../../domain/auth/types';
import type { Ctx } from '../../context';
import { lockTotp, spendRecoveryCode, updateTotp } from './queries';
import { hashRecoveryCode } from './recovery';
import { openTotpSecret, sealTotpSecret, stepOf } from './totp';

/**
 * Checks what somebody shows for the second factor of a user, and uses it up: neither a code nor a recovery code serves
 * twice. Answers which of them it was; null where it does not fit, or there is no second factor.
 */
export async function spendFactor(tx: Ctx, userId: string, shown: ShownFactor): Promise<SecondFactorMethod | null> {
  const app = await lockTotp(tx.db, userId);
  if (!app?.confirmed_at) return null;
  if (!shown.code) {
    const hashes = tx.secrets.recoveryCodes.map((key) => hashRecoveryCode(userId, shown.recovery ?? '', key));
    return (await spendRecoveryCode(tx.db, userId, hashes)) ? 'recovery' : null;
  }
  const secret = openTotpSecret(userId, app.secret_sealed, tx.secrets);
  if (secret === null) {
    tx.log.error({ user: userId }, 'the secret of a second factor was sealed with another application secret');
    return null;
  }
  const step = stepOf(secret, shown.code, app.last_step);
  if (step === null) return null;
  // Anew, so that an application secret that was changed can be forgotten some day.
  await updateTotp(tx.db, userId, { last_step: step, secret_sealed: sealTotpSecret(userId, secret, tx.secrets) });
  return 'totp';
}

/** At which field a refusal stands: where it was typed. */
export function shownAt({ code }: ShownFactor): 'code' | 'recovery' {
  return code ? 'code' : 'recovery';
}
