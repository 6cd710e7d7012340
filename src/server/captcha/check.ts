import { AppError } from '../../domain/errors';
import type { SolvedCaptcha } from '../adapters/captcha/captcha';
import type { Ctx } from '../context';
import { insertSpent } from './queries';

/**
 * What a guest's captcha solves; it is not spent by this.
 * @throws AppError captcha_missing, captcha_failed (wrong, forged or expired)
 */
export async function checkCaptcha({ captcha }: Ctx, token: string | undefined): Promise<SolvedCaptcha> {
  if (!token) throw refused('captcha_missing');
  const solved = await captcha.verify(token);
  if (!solved) throw refused('captcha_failed');
  return solved;
}

/**
 * Spends a solved captcha in the transaction it allows something in: what fails there can be sent again with it.
 * @throws AppError captcha_failed where it was used before
 */
export async function spendCaptcha(tx: Ctx, { challenge, expires }: SolvedCaptcha): Promise<void> {
  if (!(await insertSpent(tx.db, challenge, expires))) throw refused('captcha_failed');
}

function refused(code: 'captcha_missing' | 'captcha_failed'): AppError {
  return new AppError(code, [{ property: 'captcha_token', message: code }]);
}
