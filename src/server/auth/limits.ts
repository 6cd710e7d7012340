import type { Ctx } from '../context';
import { forgive, type Limit, networkOf } from '../http/rateLimit';

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** What slows wrong passwords: one caller at one account soonest, then the account from anywhere, then the caller. */
export function loginLimits(username: string, address: string): Record<'pair' | 'account' | 'caller', Limit> {
  const account = username.toLowerCase();
  const network = networkOf(address);
  return {
    pair: { key: `login:${account}:${network}`, rule: { free: 5, wait: 1, longest: 15 * minute, window: hour } },
    account: { key: `login:${account}`, rule: { free: 10, wait: 1, longest: 5 * minute, window: hour } },
    caller: { key: `login:${network}`, rule: { free: 15, wait: 1, longest: 5 * minute, window: hour } },
  };
}

/** Forgets the wrong passwords at an account, and the caller's own there: the user has shown who they are. */
export function forgiveLogin(ctx: Ctx, username: string): Promise<void> {
  const { pair, account } = loginLimits(username, ctx.address);
  return forgive(ctx.db, [pair, account]);
}

/** What slows wrong passwords of somebody who is signed in. */
export function ownPasswordLimit(userId: string): Limit {
  return { key: `change:${userId}`, rule: { free: 5, wait: 1, longest: 15 * minute, window: hour } };
}

/**
 * What slows wrong codes of a second factor: one caller at one account soonest, then the account from anywhere. A right
 * password does not forget them, or whoever knows it could guess on.
 */
export function factorLimits(userId: string, address: string): Record<'pair' | 'account', Limit> {
  return {
    pair: {
      key: `factor:${userId}:${networkOf(address)}`,
      rule: { free: 5, wait: 1, longest: 15 * minute, window: hour },
    },
    account: { key: `factor:${userId}`, rule: { free: 10, wait: 1, longest: 15 * minute, window: hour } },
  };
}

/** What slows wrong codes of one caller; each code by itself stands five tries. */
export function codeLimit(address: string): Limit {
  return { key: `otp:${networkOf(address)}`, rule: { free: 25, wait: 1, longest: 15 * minute, window: hour } };
}

/** What slows a caller who makes us write mails. */
export function mailLimit(address: string): Limit {
  return { key: `mail:${networkOf(address)}`, rule: { free: 30, wait: 1, longest: 10 * minute, window: hour } };
}

/** What slows somebody who writes to clients, each time to all of them at once. */
export function clientMailLimit(userId: string): Limit {
  return { key: `mail:client:${userId}`, rule: { free: 10, wait: minute, longest: hour, window: day } };
}

/** How many codes one person is mailed, and with them how many guesses there are at all. */
export function receiverLimit(purpose: string, username: string): Limit {
  return { key: `mail:${purpose}:${username}`, rule: { free: 5, wait: 2 * minute, longest: hour, window: day } };
}
