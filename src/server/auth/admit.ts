import type { SecondFactorAsked } from '../../domain/auth/types';
import { AppError } from '../../domain/errors';
import { secondStepLimits } from '../../domain/limits';
import type { Ctx } from '../context';
import { holderOf } from './passkeys/holder';
import { requestPasskey } from './passkeys/request';
import { siteAt } from './passkeys/site';
import { type Account, lockAccount } from './queries/accounts';
import { insertSecondStep } from './queries/secondSteps';
import { methodsOf } from './secondFactor/queries';
import { type GivenTokens, startSession } from './sessions';
import { hashToken, newRefreshToken } from './tokens';

/** Where a first factor leads: to a session, or to the question for the second. */
export type Entered = GivenTokens | SecondFactorAsked;

/** The user as it was when what it came with was checked. */
export type Checked = Pick<Account, 'id' | 'username' | 'email' | 'password_hash'>;

/** The refusal of a sign-in, the same on both fields. */
export function wrongCredentials(): AppError {
  const message = 'username_password_incorrect';
  return new AppError(message, [
    { property: 'username', message },
    { property: 'password', message },
  ]);
}

/**
 * Lets somebody in who has shown a first factor, whichever it was: by a session, or where the user has a second factor
 * by a token to show it with. Within the caller's transaction.
 * @throws AppError username_password_incorrect where name, e-mail or password changed since they were checked,
 * user_has_been_suspended
 */
export async function admit(
  tx: Ctx,
  checked: Checked,
  { home, ...how }: { home: string; keepLogin: boolean; by: 'password' | 'google' | 'mail' },
): Promise<Entered> {
  // Checking takes a while: what ended every session meanwhile must not miss the one that starts now.
  const now = await lockAccount(tx.db, checked.id);
  if (!now || stateOf(now) !== stateOf(checked)) throw wrongCredentials();
  if (!now.active) throw new AppError('user_has_been_suspended');
  const site = siteAt(home, tx.config);
  const methods = await methodsOf(tx.db, checked.id, site);
  if (methods === null) return startSession(tx, checked.id, how);
  const { token, hash } = newRefreshToken();
  await insertSecondStep(tx.db, {
    token_hash: hash,
    user_id: checked.id,
    state_hash: stateOf(now),
    keep_login: how.keepLogin,
    expires_at: new Date(Date.now() + secondStepLimits.seconds * 1000),
  });
  if (!site || !methods.includes('passkey')) return { second_factor: { token, methods } };
  const passkey = await requestPasskey(tx.db, { userId: checked.id, holder: holderOf.step(hash), site });
  return { second_factor: { token, methods, passkey } };
}

/** What a sign-in under way depends on, as a hash: where it is another one, it has to begin anew. */
export function stateOf({ username, email, password_hash }: Omit<Checked, 'id'>): string {
  return hashToken(JSON.stringify([username, email, password_hash]));
}
