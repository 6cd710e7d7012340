import type { ProveInput } from '../../../domain/auth/proofSchema';
import { AppError } from '../../../domain/errors';
import { recordAudit } from '../../audit/record';
import { type Ctx, inTransaction, type SignedCtx } from '../../context';
import { countTry, type Limit } from '../../http/rateLimit';
import { factorLimits, ownPasswordLimit } from '../limits';
import { redeemOtp } from '../otps/otps';
import { holderOf } from '../passkeys/holder';
import { takeAsked } from '../passkeys/verify';
import { passwordFits } from '../passwords';
import { lockForOwner } from '../queries/accounts';
import { markProven } from '../queries/sessions';
import { refusalOf, spendFactor } from '../secondFactor/spend';
import { onlyByMail } from './ways';

/**
 * Shows that the session is the caller's, by password, second factor or, for who has neither, a mailed code: for ten
 * minutes it may do what asks for that. Wrong ones are slowed as those of a sign-in.
 * @throws AppError password_is_incorrect, second_factor_incorrect, passkey_incorrect, verification_incorrect, verification_expired,
 * verification_code_not_existed (none was mailed, or there is something better to show); TooManyRequests
 */
export async function prove(ctx: SignedCtx, { password, otp, ...shown }: ProveInput, home: string): Promise<void> {
  if (password) return byPassword(ctx, password);
  if (otp) return byMail(ctx, otp, home);
  const holder = holderOf.session(ctx.viewer.sessionId);
  const asked = await takeAsked(ctx, { holder, home, assertion: shown.assertion });
  const { pair, account } = factorLimits(ctx.viewer.id, ctx.address);
  return slowed(ctx, [pair, account], async (tx) => {
    if (!(await spendFactor(tx, tx.viewer.id, shown, asked))) throw refusalOf(shown);
  });
}

function byPassword(ctx: SignedCtx, password: string): Promise<void> {
  return slowed(ctx, [ownPasswordLimit(ctx.viewer.id)], async (tx) => {
    const self = await lockForOwner(tx.db, tx.viewer.id);
    if (!self || !(await passwordFits(self.password_hash, password))) {
      throw new AppError('password_is_incorrect', [{ property: 'password', message: 'password_is_incorrect' }]);
    }
  });
}

async function byMail(ctx: SignedCtx, code: string, home: string): Promise<void> {
  await onlyByMail(ctx, home);
  await redeemOtp(ctx, { purpose: 'prove', username: ctx.viewer.id, code }, (tx) => note(tx, ctx.viewer));
}

async function slowed(
  ctx: SignedCtx,
  limits: readonly Limit[],
  check: (tx: SignedCtx) => Promise<void>,
): Promise<void> {
  const counted = await countTry(ctx.db, limits);
  await inTransaction(ctx, async (tx) => {
    await check(tx);
    await note(tx, ctx.viewer);
  });
  await counted.undo();
}

async function note(tx: Ctx, { id, sessionId }: SignedCtx['viewer']): Promise<void> {
  await markProven(tx.db, sessionId);
  await recordAudit(tx, { action: 'prove', entity: 'user', entity_id: id, changes: {}, actor_id: id });
}
