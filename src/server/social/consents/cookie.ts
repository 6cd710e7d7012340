import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { apiBase } from '../../../domain/endpoint';
import { type ConsentNetwork, connectMinutes } from '../../../domain/social/consentValues';
import { type Cookie, readCookie, setCookie } from '../../http/cookies';
import type { Secrets } from '../../secrets';

type Keys = Pick<Secrets, 'connectCookies'>;

/** Where a network sends the owner back, below the address of the installation. */
export const callbackPath = (network: ConsentNetwork) => `${apiBase}/social/callback/${network}`;

function signatureOf(key: Uint8Array, network: ConsentNetwork, value: string): Buffer {
  return createHmac('sha256', key).update(`${network}.${value}`).digest();
}

const cookieOf = (network: ConsentNetwork): Cookie => ({
  name: `social_connect_${network}`,
  path: callbackPath(network),
  sameSite: 'Lax',
});

/** A cookie of its own for one way to a network and back, which only our callback and what stands below it receive; and what it says. */
export function connectCookie(keys: Keys, network: ConsentNetwork, home: string): { value: string; cookie: string } {
  const value = randomBytes(32).toString('base64url');
  return { value, cookie: sameCookie(keys, network, home, value) };
}

/** The cookie of a way that goes on, for another 10 minutes. */
export function sameCookie(
  { connectCookies: [key] }: Keys,
  network: ConsentNetwork,
  home: string,
  value: string,
): string {
  const signed = `${value}.${signatureOf(key, network, value).toString('base64url')}`;
  return setCookie(cookieOf(network), signed, connectMinutes * 60, home);
}

/** The cookie that takes it away. */
export const noConnectCookie = (network: ConsentNetwork, home: string) => setCookie(cookieOf(network), '', 0, home);

/** What the cookie in a Cookie header says; null where there is none that we signed for this network. */
export function readConnectCookie(
  { connectCookies }: Keys,
  network: ConsentNetwork,
  { cookie, home }: { cookie: string; home: string },
): string | null {
  const brought = readCookie(cookieOf(network), cookie, home) ?? '';
  const [, value, signature] = /^([\w-]{43})\.([\w-]{43})$/.exec(brought) ?? [];
  if (!value || !signature) return null;
  const given = Buffer.from(signature, 'base64url');
  const isOurs = connectCookies.some((key) => timingSafeEqual(given, signatureOf(key, network, value)));
  return isOurs ? value : null;
}
