import type { RequestStatus } from '../campaigns/values';
import { dayOf } from '../dates';

/** Whether a campaign may still be made from the request: it was not cancelled, and has none (CONTRACT.md §4). */
export function isRequestOpen({ status, hasCampaign }: { status: RequestStatus; hasCampaign: boolean }): boolean {
  return status !== 'cancel' && !hasCampaign;
}

/** Whether a guest who asked is mailed of this status: a new one, unless the request waits again as it did at first. */
export function mailsGuest(
  { is_guest = false, request_status }: { is_guest?: boolean; request_status: RequestStatus },
  next: RequestStatus,
): boolean {
  return is_guest && next !== request_status && next !== 'pending';
}

/**
 * Whether the user who asked (id; null for a guest) is told of this status in the product: a new one, which they do not
 * set themselves.
 */
export function tellsAsker(
  { asker, request_status }: { asker: string | null; request_status: RequestStatus },
  next: RequestStatus,
  viewerId: string,
): boolean {
  return asker !== null && asker !== viewerId && next !== request_status;
}

/**
 * Whether a brand's cover picture goes with a request: only while the brand is called as before, case and surrounding
 * white space aside (spec 1 §5 Request).
 */
export function keepsCover(asked: string, brandName: string): boolean {
  return same(asked) === same(brandName);
}

/** Whether a campaign asked for on the public site would begin before today, Asia/Ho_Chi_Minh; its start `YYYY-MM-DD` (spec 1 §5 Request). */
export function startsInPast(start: string | null | undefined, now = new Date()): boolean {
  return Boolean(start) && String(start) < dayOf(now);
}

const codeLetters = 8;

/** What a request is called between us and who asked, `YC-3F2A9C01`: the end of its id, which is random (spec 1 §3 Campaign request). */
export function requestCode(id: string): string {
  return `YC-${id.slice(-codeLetters).toUpperCase()}`;
}

/** The end of the id a typed code means, in lower case; null for any other text. */
export function idEndOf(typed: string): string | null {
  return /^yc-([0-9a-f]{8})$/.exec(typed.trim().toLowerCase())?.[1] ?? null;
}

const same = (name: string) => name.trim().normalize('NFC').toLocaleLowerCase('vi');
