import type { ShownFactor } from '../../../domain/auth/secondFactorSchema';
import type { SecondFactorMethod } from '../../../domain/auth/types';
import { AppError, type ErrorCode } from '../../../domain/errors';
import type { Ctx } from '../../context';
import { type Asked, passkeyFits } from '../passkeys/verify';
import { isOn, lockTotp, spendRecoveryCode, updateTotp } from './queries';
import { hashRecoveryCode } from './recovery';
import { openTotpSecret, sealTotpSecret, stepOf } from './totp';

/**
 * Checks what somebody shows for the second factor of a user, and uses it up: neither a code nor a recovery code serves
 * twice, and a passkey what it was `asked` to sign alone. Answers which of them it was; null where it does not fit, or
 * there is no second factor.
 */
export async function spendFactor(
  tx: Ctx,
  userId: string,
  shown: ShownFactor,
  asked: Asked,
): Promise<SecondFactorMethod | null> {
  if (shown.assertion) return (await passkeyFits(tx, userId, shown.assertion, asked)) ? 'passkey' : null;
  // Locked also where a recovery code is shown: one use after the other.
  const app = await lockTotp(tx.db, userId);
  if (!shown.code) {
    if (!(await isOn(tx.db, userId))) return null;
    const hashes = tx.secrets.recoveryCodes.map((key) => hashRecoveryCode(userId, shown.recovery ?? '', key));
    return (await spendRecoveryCode(tx.db, userId, hashes)) ? 'recovery' : null;
  }
  if (!app?.confirmed_at) return null;
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

/** How something that was shown is refused, at the field it came in. */
export function refusalOf({ code, assertion }: ShownFactor): AppError {
  const message: ErrorCode = assertion ? 'passkey_incorrect' : 'second_factor_incorrect';
  return new AppError(message, [{ property: assertion ? 'assertion' : code ? 'code' : 'recovery', message }]);
}
