import type { Network } from '../networks';
import type { DeviceClass, Referrer } from './types';

/** Milliseconds within which the same visitor's next visit of a link is a repeat (CONTRACT-2 §13). */
export const repeatMs = 10_000;

/** What kind of device an agent says it runs on. */
export function deviceOf(agent: string): DeviceClass {
  if (/ipad|tablet|playbook|silk(?!.*mobile)|android(?!.*mobile)/i.test(agent)) return 'tablet';
  if (/iphone|ipod|android|mobile|windows phone|opera mini/i.test(agent)) return 'phone';
  if (/windows nt|macintosh|x11|linux|cros/i.test(agent)) return 'desktop';
  return 'other';
}

const hosts: readonly (readonly [Network | 'zalo' | 'google', RegExp])[] = [
  ['facebook', /(^|\.)(facebook\.com|fb\.com|fb\.me|messenger\.com)$/],
  ['instagram', /(^|\.)(instagram\.com|threads\.net|threads\.com)$/],
  ['tiktok', /(^|\.)tiktok\.com$/],
  ['youtube', /(^|\.)(youtube\.com|youtu\.be)$/],
  ['zalo', /(^|\.)(zalo\.me|zaloapp\.com)$/],
  ['google', /(^|\.)google(\.[a-z]{2,3}){1,2}$/],
];

/** Which network's host it is; null of any other. */
function networkOfHost(host: string): Referrer | null {
  return hosts.find(([, pattern]) => pattern.test(host))?.[0] ?? null;
}

/** Apps name themselves in their agent where they tell no page. */
const apps: readonly (readonly [Referrer, RegExp])[] = [
  ['instagram', /\bInstagram\b/],
  ['facebook', /\bFBA[NV]\b|\bFB_IAB\b/],
  ['tiktok', /\b(TikTok|musical_ly|BytedanceWebview|trill)\b/i],
  ['zalo', /\bZalo\b/i],
];

/** Where a visit came from, of the page it names, else of the app it was made in; nothing more of it is kept. */
export function referrerOf(page: string | undefined, agent: string): Referrer {
  const named = page && URL.canParse(page) ? new URL(page) : null;
  const isApp = named?.protocol === 'android-app:';
  const network = named && (isApp ? networkOfPackage(named.hostname) : networkOfHost(named.hostname.toLowerCase()));
  if (network) return network;
  const app = apps.find(([, pattern]) => pattern.test(agent));
  if (app) return app[0];
  return named ? 'site' : 'direct';
}

const packages: readonly (readonly [Referrer, string])[] = [
  ['facebook', 'com.facebook'],
  ['instagram', 'com.instagram'],
  ['tiktok', 'com.zhiliaoapp'],
  ['tiktok', 'com.ss.android.ugc'],
  ['youtube', 'com.google.android.youtube'],
  ['zalo', 'com.zing.zalo'],
  ['google', 'com.google'],
];

const networkOfPackage = (name: string): Referrer | null =>
  packages.find(([, start]) => name.startsWith(start))?.[0] ?? null;
