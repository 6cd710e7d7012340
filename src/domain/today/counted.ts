import type { Today, TodayApprovals, TodayBadges } from './types';

/** The most of one kind that is shown at once. */
export const largestToday = 200;

const waitingKinds = [
  'missing_posts',
  'unmeasured',
  'behind',
  'overdue',
  'unfrozen',
  'failed_report_mails',
  'failed_mails',
  'to_evaluate',
] as const satisfies (keyof Today)[];

type WaitingKind = (typeof waitingKinds)[number] | 'approvals' | 'requests';

/**
 * How much waits of each kind, those of nothing left out. What runs and what is told for information does not wait; a
 * client's requests wait for us.
 */
export function countsOf(today: Today, isStaff: boolean): { kind: WaitingKind; count: number }[] {
  const counts = [
    ...waitingKinds.map((kind) => ({ kind, count: today[kind]?.total ?? 0 })),
    { kind: 'approvals' as const, count: approvalsOf(today.approvals) },
    { kind: 'requests' as const, count: isStaff ? (today.requests?.total ?? 0) : 0 },
  ];
  return counts.filter(({ count }) => count > 0);
}

/** How much waits in all. */
export function totalOf(today: Today, isStaff: boolean): number {
  return countsOf(today, isStaff).reduce((sum, { count }) => sum + count, 0);
}

/** How many records wait for a decision. */
export function approvalsOf({ kols = 0, customers = 0, brands = 0 }: TodayApprovals = {}): number {
  return kols + customers + brands;
}

/** The badges of the menu; a client's requests are no work of theirs and get none. */
export function badgesOf(today: Today, isStaff: boolean): TodayBadges {
  const { approvals = {}, behind, unfrozen, to_evaluate, requests, failed_mails } = today;
  const badges = {
    campaignsInProgress: behind?.total,
    campaignsDone: (unfrozen ?? to_evaluate)?.total,
    requests: isStaff ? requests?.total : 0,
    kolApprovals: approvals.kols,
    customerApprovals: approvals.customers,
    brandApprovals: approvals.brands,
    jobsQueue: failed_mails?.total,
  };
  const told = Object.entries(badges).filter(([, count]) => count);
  return { today: totalOf(today, isStaff), ...Object.fromEntries(told) };
}
