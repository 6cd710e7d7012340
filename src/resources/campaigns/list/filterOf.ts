import { type CampaignGroup, statusesOfGroup } from '../../../domain/campaigns/values';
import type { ListPlace } from '../../../ui/console/list/listParams';

/** What the address asks of the API: a status within the group, or the whole of it. */
export function filterOf(group: CampaignGroup, { filters, search }: ListPlace): Record<string, unknown> {
  const status = statusesOfGroup[group].find((one) => one === filters.filter_status?.[0]);
  return { ...filters, ...(search && { name: search }), filter_status: status ?? group };
}
