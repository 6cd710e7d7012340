import type { CampaignGroup } from '../../domain/campaigns/values';
import { statusesOfGroup } from '../../domain/campaigns/values';
import type { FilterDefinition } from '../../ui/console/filters';

/** Query parameters a campaign list takes from the address (spec 2 §9 Campaign filters). */
export const filterNames = ['filter_status', 'brand_ids', 'start_date', 'end_date', 'min_value', 'max_value'] as const;

interface Choice {
  value: string;
  label: string;
}

/** The filters of a group's list; those on budgets only where budgets are shown. */
export function campaignFilters(
  group: CampaignGroup,
  brands: Choice[],
  withBudget: boolean,
  statusLabel: (status: string) => string,
): FilterDefinition[] {
  const filters: FilterDefinition[] = [];
  if (group === 'inprogress') {
    const options = statusesOfGroup[group].map((status) => ({ value: status, label: statusLabel(status) }));
    filters.push({ source: 'filter_status', label: 'campaigns.filter.status', kind: 'one', options });
  }
  if (brands.length > 0) {
    filters.push({ source: 'brand_ids', label: 'campaigns.filter.brand', kind: 'many', options: brands });
  }
  filters.push(
    { source: 'start_date', label: 'campaigns.filter.start_date', kind: 'day' },
    { source: 'end_date', label: 'campaigns.filter.end_date', kind: 'day' },
  );
  if (withBudget) {
    filters.push(
      { source: 'min_value', label: 'campaigns.filter.min_value', kind: 'number', more: true },
      { source: 'max_value', label: 'campaigns.filter.max_value', kind: 'number', more: true },
    );
  }
  return filters;
}
