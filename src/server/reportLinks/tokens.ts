import { createHmac } from 'node:crypto';
import type { Secrets } from '../secrets';
import { sha256Of } from '../sha256';

/** Of a link what tells its token again. */
interface Kept {
  id: string;
  token_sha256: string;
}

/** What opens a link: 256 bits only this installation can make of its id, and can make again (CONTRACT-2 §9). */
export function tokenOf({ reportLinks }: Pick<Secrets, 'reportLinks'>, linkId: string): string {
  return made(reportLinks[0], linkId);
}

/** The token whose hash was kept when the link was made; null where its secret is neither this one nor the one before. */
export function keptTokenOf({ reportLinks }: Pick<Secrets, 'reportLinks'>, { id, token_sha256 }: Kept): string | null {
  return reportLinks.map((key) => made(key, id)).find((token) => sha256Of(token) === token_sha256) ?? null;
}

const made = (key: Uint8Array, linkId: string) => createHmac('sha256', key).update(linkId).digest('base64url');

/** The page a token opens, below an installation's own address (`https://host`, no slash at the end). */
export const linkUrl = (home: string, token: string): string => `${home}/r/${token}`;
