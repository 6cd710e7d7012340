import { createHmac, timingSafeEqual } from 'node:crypto';
import { type Cookie, readCookie, setCookie } from '../http/cookies';
import type { Secrets } from '../secrets';
import type { FoundLink } from './queries/found';

const seconds = 12 * 3600;

/** A link as its cookie is bound to it: another passcode, even the same one set again, ends what was opened before. */
type Locked = Pick<FoundLink, 'id' | 'passcode_hash'>;

const cookieOf = ({ id }: Locked): Cookie => ({
  name: `report_link_${id.replaceAll('-', '')}`,
  path: '/',
  sameSite: 'Lax',
});

function sealOf(key: Uint8Array, { id, passcode_hash }: Locked, until: number): Buffer {
  return createHmac('sha256', key).update(`${id}.${until}.${passcode_hash}`).digest();
}

/** The cookie that keeps one link open for 12 hours; `home` says whether it may travel in the clear. */
export function openingCookie({ reportLinkCookies: [key] }: Secrets, link: Locked, home: string): string {
  const until = Math.floor(Date.now() / 1000) + seconds;
  const value = `${until}.${sealOf(key, link, until).toString('base64url')}`;
  return setCookie(cookieOf(link), value, seconds, home);
}

/** Whether a Cookie header opens this link now. */
export function isOpenedBy(
  { reportLinkCookies }: Secrets,
  link: Locked,
  { cookie, home }: { cookie: string; home: string },
): boolean {
  const [, until, seal] = /^(\d{1,12})\.([\w-]{43})$/.exec(readCookie(cookieOf(link), cookie, home) ?? '') ?? [];
  if (!until || !seal || Number(until) <= Date.now() / 1000) return false;
  const given = Buffer.from(seal, 'base64url');
  return reportLinkCookies.some((key) => timingSafeEqual(given, sealOf(key, link, Number(until))));
}
