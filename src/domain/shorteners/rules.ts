import { addDays, isDay } from '../dates';
import type { Network } from '../networks';

/** Characters of a slug: those given by itself, and the bounds of one's own; days of clicks asked for at once. */
export const slugLimits = { given: 7, min: 3, max: 40 } as const;

/** Pixels of a QR code's side. */
export const qrSizes = { min: 64, max: 2_000, usual: 512 } as const;

/** Days of clicks one call answers. */
const clickDayLimit = 366;

/** What slugs given by themselves are made of: nothing that looks like something else. */
export const slugAlphabet = '23456789abcdefghjkmnpqrstuvwxyz';

const written = /^[a-z0-9]+(-[a-z0-9]+)*$/i;

/** Whether a slug of one's own is written right: letters, digits and single hyphens between them. */
export function isSlug(slug: string): boolean {
  return slug.length >= slugLimits.min && slug.length <= slugLimits.max && written.test(slug);
}

/** What makes two slugs one. */
export function plainSlug(slug: string): string {
  return slug.toLowerCase();
}

/** The parts an address is measured by at its other end. */
export const utmParts = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_content', 'utm_term'] as const;
export type UtmPart = (typeof utmParts)[number];
export type Utm = Partial<Record<UtmPart, string>>;

/** What measuring a post of a campaign takes: its network, the campaign's code and the KOL's. */
export function utmOfPost(network: Network, campaignCode: string, kolCode: string): Utm {
  return { utm_source: network, utm_medium: 'kol', utm_campaign: campaignCode, utm_content: kolCode };
}

/** The address with these parts; one it has already stays, an empty one is left out. */
export function withUtm(address: string, utm: Utm): string {
  if (!URL.canParse(address)) return address;
  const url = new URL(address);
  for (const part of utmParts) {
    const value = utm[part]?.trim();
    if (value && !url.searchParams.has(part)) url.searchParams.set(part, value);
  }
  return url.href;
}

/** The days of clicks asked for, the last 30 where none are said; null of a range that is none or too long. */
export function clickDays(
  from: string | undefined,
  to: string | undefined,
  today: string,
): { from: string; to: string } | null {
  const last = to ?? today;
  const first = from ?? addDays(last, -29);
  if (!isDay(first) || !isDay(last) || first > last || addDays(last, 1 - clickDayLimit) > first) return null;
  return { from: first, to: last };
}
