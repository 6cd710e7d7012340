import type { Ctx } from '../context';
import { type Limit, networkOf } from '../http/rateLimit';

const minute = 60;
const hour = 60 * minute;

/** What slows requests: those of one user, else of one address; a guest's cost us files and somebody a mail. */
export function requestLimit({ viewer, address }: Pick<Ctx, 'viewer' | 'address'>): Limit {
  if (viewer) return { key: `request:user:${viewer.id}`, rule: { free: 30, wait: 10, longest: hour, window: hour } };
  return { key: `request:${networkOf(address)}`, rule: { free: 10, wait: minute, longest: hour, window: hour } };
}

/** How many receipts one e-mail address is sent: whoever types it need not own it. */
export function receiptLimit(email: string): Limit {
  return { key: `request:mail:${email}`, rule: { free: 3, wait: hour, longest: 24 * hour, window: 24 * hour } };
}
