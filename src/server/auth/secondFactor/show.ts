import type { SecondFactorShowInput, ShownFactor } from '../../../domain/auth/secondFactorSchema';
import type { SecondFactorMethod } from '../../../domain/auth/types';
import { AppError } from '../../../domain/errors';
import { secondStepLimits } from '../../../domain/limits';
import { recordAudit } from '../../audit/record';
import { type Ctx, inTransaction } from '../../context';
import { countTry, forgive, type Limit } from '../../http/rateLimit';
import { queueMail } from '../../jobs/mail';
import { stateOf } from '../admit';
import { codeLimit, factorLimits } from '../limits';
import { securityMail } from '../mails';
import { holderOf } from '../passkeys/holder';
import { type Asked, takeAsked } from '../passkeys/verify';
import { findAccount, lockAccount } from '../queries/accounts';
import { countSecondStepTry, findSecondStepUser, lockSecondStep, spendSecondStep } from '../queries/secondSteps';
import { isKnownAt } from '../queries/sessions';
import { type GivenTokens, startSession } from '../sessions';
import { hashToken } from '../tokens';
import { refusalOf, spendFactor } from './spend';

type Outcome = { refused: AppError } | GivenTokens;

/**
 * Finishes a sign-in with the second factor. A token that is unknown, used, old, tried too often, or of an account that
 * changed meanwhile is refused alike. Wrong codes are counted for the token, for user and network, and for the user;
 * somewhere the user has signed in before, what others try elsewhere slows nobody.
 * @throws AppError second_factor_incorrect, passkey_incorrect, second_factor_expired, user_has_been_suspended; TooManyRequests
 */
export async function showSecondFactor(
  ctx: Ctx,
  { token, ...shown }: SecondFactorShowInput,
  home: string,
): Promise<GivenTokens> {
  const hash = hashToken(token);
  const user = await findSecondStepUser(ctx.db, hash);
  if (user) ctx.concerns?.(user.id);
  const own = user ? await limitsFor(ctx, user) : [];
  const counted = await countTry(ctx.db, [...own, codeLimit(ctx.address)]);
  const asked = await takeAsked(ctx, { holder: holderOf.step(hash), home, assertion: shown.assertion });
  const outcome = await inTransaction(ctx, (tx) => finish(tx, hash, shown, asked)).catch(async (error: unknown) => {
    await counted.undo();
    throw error;
  });
  if ('refused' in outcome) throw outcome.refused;
  await counted.undo();
  await forgive(ctx.db, own);
  return outcome;
}

async function limitsFor(ctx: Ctx, user: { id: string; username: string }): Promise<Limit[]> {
  const { pair, account } = factorLimits(user.id, ctx.address);
  return (await isKnownAt(ctx.db, user.username, ctx.address)) ? [pair] : [pair, account];
}

// A refusal is returned, not thrown: a thrown one would roll the counting back.
async function finish(tx: Ctx, hash: string, shown: ShownFactor, asked: Asked): Promise<Outcome> {
  const step = await lockSecondStep(tx.db, hash);
  if (!step || step.spent_at || step.attempts >= secondStepLimits.tries || step.expires_at <= new Date()) {
    return { refused: new AppError('second_factor_expired') };
  }
  const now = await lockAccount(tx.db, step.user_id);
  if (!now || stateOf(now) !== step.state_hash) return { refused: new AppError('second_factor_expired') };
  if (!now.active) return { refused: new AppError('user_has_been_suspended') };
  const method = await spendFactor(tx, step.user_id, shown, asked);
  if (!method) {
    await countSecondStepTry(tx.db, hash);
    return { refused: refusalOf(shown) };
  }
  await spendSecondStep(tx.db, hash);
  await tell(tx, step.user_id, now.username, method);
  return startSession(tx, step.user_id, { keepLogin: step.keep_login, by: method });
}

/** A recovery code is used when something is lost: its owner hears of it. */
async function tell(tx: Ctx, id: string, username: string, method: SecondFactorMethod): Promise<void> {
  if (method !== 'recovery') return;
  await recordAudit(tx, { action: 'use_recovery_code', entity: 'user', entity_id: id, changes: {}, actor_id: id });
  const account = await findAccount(tx.db, username);
  if (!account) return;
  const { email, fullname, language } = account;
  await queueMail(tx, securityMail('recovery_code_used', { email, fullname, language: language ?? tx.language }));
}
