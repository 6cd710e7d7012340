import type { Period } from '../../../domain/analytics/period';
import { inForce } from '../../../domain/approvals/inForce';
import type { Pace } from '../../../domain/campaigns/pace';
import { type CampaignGroup, type CampaignStatus, groupOfStatus } from '../../../domain/campaigns/values';
import type { Network } from '../../../domain/networks';
import { pathTo, type RouteName } from '../../../domain/routes';

/** Where a mark leads: the page, and its address with the filters the mark was counted with. */
export interface ListLink {
  page: RouteName;
  to: string;
}

type Filters = Record<string, string | readonly string[] | undefined>;

function listOf(page: RouteName, filters: Filters): ListLink {
  const query = new URLSearchParams();
  for (const [name, values] of Object.entries(filters)) {
    for (const value of [values ?? []].flat()) query.append(name, value);
  }
  return { page, to: `${pathTo(page)}?${query}` };
}

interface RecordFilters {
  sectors?: readonly string[] | undefined;
  /** Only those that came within the period. */
  added?: boolean;
}

const madeIn = ({ start_date, end_date }: Period, added = false): Filters => ({
  created_from: added ? start_date : undefined,
  created_to: end_date,
});

/** Customers or brands in force made by the end of a period. */
export function companiesLink(
  page: 'customers' | 'brands',
  period: Period,
  { sectors, added }: RecordFilters = {},
): ListLink {
  return listOf(page, { statuses: inForce, ...madeIn(period, added), sector_ids: sectors });
}

/** KOLs in force made by the end of a period. */
export function kolsLink(
  period: Period,
  { sectors, added, network }: RecordFilters & { network?: Network } = {},
): ListLink {
  return listOf('kols', { status: inForce, ...madeIn(period, added), sector_ids: sectors, social_type: network });
}

const pageOfGroup = {
  inprogress: 'campaignsInProgress',
  done: 'campaignsDone',
  cancel: 'campaignsCancelled',
} as const satisfies Record<CampaignGroup, RouteName>;

interface CampaignFilters {
  sector?: string | undefined;
  manager?: string;
  pace?: Pace;
  /** Only those past their end. */
  overdue?: boolean;
}

/** Campaigns of a group that run on a day of a period, in rows whatever was chosen last. */
export function campaignsLink(group: CampaignGroup, period: Period, filters: CampaignFilters = {}): ListLink {
  return listOf(pageOfGroup[group], inPeriod(period, filters));
}

/** The same of one status. */
export function statusLink(status: CampaignStatus, period: Period): ListLink {
  const group = groupOfStatus(status);
  return listOf(pageOfGroup[group], {
    filter_status: group === 'inprogress' ? status : undefined,
    ...inPeriod(period, {}),
  });
}

const inPeriod = ({ start_date, end_date }: Period, { sector, manager, pace, overdue }: CampaignFilters): Filters => ({
  start_date,
  end_date,
  sector_ids: sector,
  manager_id: manager,
  pace,
  overdue: overdue ? 'true' : undefined,
  view: 'list',
});

/** This page for another period. */
export function periodLink({ start_date, end_date }: Period): ListLink {
  return listOf('analysisReport', { start_date, end_date });
}
