import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Ring } from '../../secrets';

const lifetimeSeconds = 10 * 60;

/** The parts of a signed link as they arrive in a request; nothing is trusted about them. */
export interface SignedFileLink {
  id: string;
  expires: unknown;
  signature: unknown;
}

/** A link to a private file, good for 10 minutes from `now` (CONTRACT.md §6): `/files/<id>?expires=…&signature=…`. */
export function signFileUrl(id: string, [secret]: Ring<string>, now: Date): string {
  const expires = String(Math.floor(now.getTime() / 1000) + lifetimeSeconds);
  return `/files/${encodeURIComponent(id)}?expires=${expires}&signature=${sign(id, expires, secret)}`;
}

/** True where the link was made by `signFileUrl` with a secret of the ring, for this id, and has not expired. */
export function verifyFileUrl({ id, expires, signature }: SignedFileLink, ring: Ring<string>, now: Date): boolean {
  if (typeof expires !== 'string' || typeof signature !== 'string' || !/^\d{1,12}$/.test(expires)) return false;
  const given = Buffer.from(signature);
  const isOurs = ring.some((secret) => {
    const expected = Buffer.from(sign(id, expires, secret));
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
  return isOurs && now.getTime() < Number(expires) * 1000;
}

function sign(id: string, expires: string, secret: string): string {
  return createHmac('sha256', secret).update(`file\n${expires}\n${id}`).digest('base64url');
}
