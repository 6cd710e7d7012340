import type { Limit } from '../../http/rateLimit';

const minute = 60;
const hour = 60 * minute;

/** How often somebody is mailed an invitation, whoever sends it. */
export function inviteeLimit(email: string): Limit {
  return { key: `mail:connect:${email}`, rule: { free: 6, wait: 2 * minute, longest: hour, window: 24 * hour } };
}

/** How many invitations one person of the agency sends. */
export function inviterLimit(userId: string): Limit {
  return { key: `mail:connect:by:${userId}`, rule: { free: 60, wait: minute, longest: hour, window: 24 * hour } };
}
