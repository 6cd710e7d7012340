import type { ProofInput, TotpBeginInput, TotpConfirmInput } from '../../../domain/auth/secondFactorSchema';
import type { RecoveryCodes, TotpSecret } from '../../../domain/auth/types';
import { AppError, type ErrorCode } from '../../../domain/errors';
import { totpLimits } from '../../../domain/limits';
import { inTransaction, type SignedCtx } from '../../context';
import { countTry } from '../../http/rateLimit';
import { factorLimits, ownPasswordLimit } from '../limits';
import { holderOf } from '../passkeys/holder';
import { takeAsked } from '../passkeys/verify';
import { passwordFits } from '../passwords';
import { type Account, lockForOwner } from '../queries/accounts';
import { giveRecoveryCodes } from './give';
import { deleteSecondFactor, insertTotp, isOn, lockTotp, updateTotp } from './queries';
import { refusalOf, spendFactor } from './spend';
import { tellOwner } from './tell';
import { newTotpSecret, openTotpSecret, sealTotpSecret, stepOf } from './totp';

/**
 * Begins to set up an authenticator app of the caller's own: nothing counts before a code of it has come back.
 * Wrong passwords are slowed.
 * @throws AppError password_is_incorrect, second_factor_is_on; TooManyRequests
 */
export async function beginTotp(ctx: SignedCtx, { password }: TotpBeginInput): Promise<TotpSecret> {
  const counted = await countTry(ctx.db, [ownPasswordLimit(ctx.viewer.id)]);
  const made = await inTransaction(ctx, async (tx) => {
    const { id, username } = await lockSelf(tx, password);
    if ((await lockTotp(tx.db, id))?.confirmed_at) throw new AppError('second_factor_is_on');
    const fresh = newTotpSecret(username);
    await insertTotp(tx.db, id, sealTotpSecret(id, fresh.secret, tx.secrets));
    return fresh;
  });
  await counted.undo();
  return made;
}

/**
 * Turns the caller's second factor on with a code of the app, within 15 minutes of the begin; answers the recovery codes,
 * none where passkeys had brought them. Wrong codes are slowed.
 * @throws AppError second_factor_incorrect, second_factor_is_on, second_factor_setup_expired (or not begun); TooManyRequests
 */
export async function confirmTotp(ctx: SignedCtx, { code }: TotpConfirmInput): Promise<RecoveryCodes> {
  const { pair, account } = factorLimits(ctx.viewer.id, ctx.address);
  const counted = await countTry(ctx.db, [pair, account]);
  const given = await inTransaction(ctx, async (tx) => {
    const self = await lockForOwner(tx.db, tx.viewer.id);
    const app = await lockTotp(tx.db, tx.viewer.id);
    if (app?.confirmed_at) throw new AppError('second_factor_is_on');
    const secret = app && openTotpSecret(app.user_id, app.secret_sealed, tx.secrets);
    if (!self || !app || !secret || Date.now() - app.begun_at.getTime() > totpLimits.setupSeconds * 1000) {
      throw new AppError('second_factor_setup_expired');
    }
    const step = stepOf(secret, code, null);
    if (step === null) throw refused('code', 'second_factor_incorrect');
    const wasOn = await isOn(tx.db, self.id);
    await updateTotp(tx.db, self.id, { last_step: step, confirmed_at: new Date() });
    if (wasOn) {
      await tellOwner(tx, self, { action: 'add_authenticator', news: 'second_factor_added' });
      return { recovery_codes: [] };
    }
    await tellOwner(tx, self, { action: 'second_factor_on', news: 'second_factor_on' });
    return giveRecoveryCodes(tx);
  });
  await counted.undo();
  return given;
}

/**
 * Makes new recovery codes of the caller; every former one is worth nothing any more.
 * @throws AppError password_is_incorrect, second_factor_incorrect, passkey_incorrect, second_factor_is_off;
 * TooManyRequests
 */
export function renewRecoveryCodes(ctx: SignedCtx, input: ProofInput, home: string): Promise<RecoveryCodes> {
  return proven(ctx, input, home, async (tx, self) => {
    const codes = await giveRecoveryCodes(tx);
    await tellOwner(tx, self, { action: 'renew_recovery_codes', news: 'recovery_codes_renewed' });
    return codes;
  });
}

/**
 * Turns the caller's second factor off.
 * @throws AppError password_is_incorrect, second_factor_incorrect, passkey_incorrect, second_factor_is_off;
 * TooManyRequests
 */
export function turnSecondFactorOff(ctx: SignedCtx, input: ProofInput, home: string): Promise<void> {
  return proven(ctx, input, home, async (tx, self) => {
    await deleteSecondFactor(tx.db, self.id);
    await tellOwner(tx, self, { action: 'second_factor_off', news: 'second_factor_off' });
  });
}

/** Does the work once the caller has shown password and second factor anew; wrong ones are slowed. */
async function proven<T>(
  ctx: SignedCtx,
  { password, ...shown }: ProofInput,
  home: string,
  work: (tx: SignedCtx, self: Account) => Promise<T>,
): Promise<T> {
  const { pair, account } = factorLimits(ctx.viewer.id, ctx.address);
  const counted = await countTry(ctx.db, [ownPasswordLimit(ctx.viewer.id), pair, account]);
  const holder = holderOf.session(ctx.viewer.sessionId);
  const asked = await takeAsked(ctx, { holder, home, assertion: shown.assertion });
  const done = await inTransaction(ctx, async (tx) => {
    const self = await lockSelf(tx, password);
    if (!(await isOn(tx.db, self.id))) throw new AppError('second_factor_is_off');
    if (!(await spendFactor(tx, self.id, shown, asked))) throw refusalOf(shown);
    return work(tx, self);
  });
  await counted.undo();
  return done;
}

async function lockSelf(tx: SignedCtx, password: string): Promise<Account> {
  const self = await lockForOwner(tx.db, tx.viewer.id);
  if (!self) throw new AppError('user_not_exist');
  if (!(await passwordFits(self.password_hash, password))) throw refused('password', 'password_is_incorrect');
  return self;
}

function refused(property: string, message: ErrorCode): AppError {
  return new AppError(message, [{ property, message }]);
}
