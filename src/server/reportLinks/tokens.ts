import { createHmac } from 'node:crypto';
import type { Secrets } from '../secrets';

/** What opens a link: 256 bits only this installation can make of its id, and can make again (CONTRACT-2 §9). */
export function tokenOf({ reportLinks }: Pick<Secrets, 'reportLinks'>, linkId: string): string {
  return createHmac('sha256', reportLinks).update(linkId).digest('base64url');
}

/** The page a token opens, below an installation's own address (`https://host`, no slash at the end). */
export const linkUrl = (home: string, token: string): string => `${home}/r/${token}`;
