import { can } from '../../../domain/access';
import type { CompanyRef, PersonRef } from '../../../domain/campaigns/types';
import type { SectorRef } from '../../../domain/kols/types';
import { getAccessMap } from '../../../providers/session';
import type { FilterDefinition, FilterOption } from '../../../ui/console/list/filters';
import { useOptions } from '../../../ui/console/useOptions';
import { useReducedView } from '../../../ui/console/useReducedView';

const nameOf = ({ name }: { name: string }) => name;
const fullName = ({ fullname }: PersonRef) => fullname;
const ofCompanies = { types: ['customer_brand'] };

/** What a campaign list can be narrowed down by; people and budgets only in the full view (spec 2 §6). */
export function useCampaignFilters(): FilterDefinition[] {
  const reduced = useReducedView();
  const access = getAccessMap();
  const picksBrands = can(access, 'brand_management', 'r');
  const picksPeople = !reduced && can(access, 'user_management', 'r_employees');
  const sectors = useOptions<SectorRef>('sectors', nameOf, { filter: ofCompanies });
  const brands = useOptions<CompanyRef>('brands', nameOf, { enabled: picksBrands, whole: true });
  const people = useOptions<PersonRef>('employees', fullName, { enabled: picksPeople, whole: true });
  const choice = (source: string, label: string, kind: 'one' | 'many', options: FilterOption[]): FilterDefinition => ({
    source,
    label,
    kind,
    options,
  });
  return [
    choice('sector_ids', 'common.sectors', 'many', sectors),
    ...(picksBrands ? [choice('brand_ids', 'campaigns.filter.brand', 'many', brands)] : []),
    ...(picksPeople ? [choice('manager_id', 'campaignList.filter.manager', 'one', people)] : []),
    { source: 'start_date', to: 'end_date', label: 'campaignList.filter.period', kind: 'period' },
    ...(reduced
      ? []
      : [{ source: 'min_value', to: 'max_value', label: 'campaignList.filter.budget', kind: 'range' as const }]),
  ];
}
