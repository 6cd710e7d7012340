import bowser from 'bowser';
import type { OwnSession } from '../../../../domain/users/types';

type Device = Pick<OwnSession, 'device' | 'browser' | 'system'>;

const kinds: Record<string, Device['device']> = { desktop: 'computer', mobile: 'phone', tablet: 'tablet' };
const longest = 40;

/** What a user agent says of itself, by the names people know; a program is called as it calls itself. */
export function deviceOf(userAgent: string | null): Device {
  if (!userAgent) return { device: 'other', browser: null, system: null };
  const { browser, os, platform } = bowser.parse(userAgent);
  const model = platform.model && /^(iPhone|iPad)$/.test(platform.model) ? platform.model : null;
  return {
    device: kinds[platform.type ?? ''] ?? 'other',
    browser: browser.name || programIn(userAgent),
    system: model ?? (os.name || null),
  };
}

/** The device in one line for the trail: the address tells apart what looks alike. */
export function deviceLine(userAgent: string | null, address: string | null): string {
  const { browser, system } = deviceOf(userAgent);
  return [browser, system, address].filter(Boolean).join(' · ');
}

/** `curl/8.5.0` → `curl`. */
function programIn(userAgent: string): string | null {
  return /^[\w.-]+/.exec(userAgent)?.[0].slice(0, longest) ?? null;
}
