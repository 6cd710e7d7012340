import type { RequestStatus } from '../campaigns/values';

const open: readonly RequestStatus[] = ['pending', 'on_going'];

/** Whether a campaign may still be made from the request: it waits or is worked on, and none was made yet (CONTRACT.md §4). */
export function isRequestOpen({ status, hasCampaign }: { status: RequestStatus; hasCampaign: boolean }): boolean {
  return open.includes(status) && !hasCampaign;
}

/**
 * Whether a brand's cover picture goes with a request: only while the brand is called as before, case and surrounding
 * white space aside (spec 1 §5 Request).
 */
export function keepsCover(asked: string, brandName: string): boolean {
  return same(asked) === same(brandName);
}

const same = (name: string) => name.trim().normalize('NFC').toLocaleLowerCase('vi');
