import { type Limit, networkOf } from '../http/rateLimit';

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** What slows wrong passcodes of a link: one network's soonest, then those from anywhere (CONTRACT-2 §9). */
export function passcodeTries(linkId: string, address: string): Limit[] {
  const slowed = { wait: 1, longest: 15 * minute, window: day };
  return [
    { key: `report-link:${linkId}:${networkOf(address)}`, rule: { free: 5, ...slowed } },
    { key: `report-link:${linkId}`, rule: { free: 50, ...slowed } },
  ];
}

/** What slows one network's downloads of a link: each makes a file. */
export function downloads(linkId: string, address: string): Limit {
  const rule = { free: 20, wait: 1, longest: minute, window: hour };
  return { key: `report-file:${linkId}:${networkOf(address)}`, rule };
}
