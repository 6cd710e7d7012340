import { useTranslate } from 'react-admin';
import { can } from '../../../domain/access';
import { paces } from '../../../domain/campaigns/pace';
import { seesPace } from '../../../domain/campaigns/rules';
import type { CompanyRef, PersonRef } from '../../../domain/campaigns/types';
import { type CampaignGroup, statusesOfGroup } from '../../../domain/campaigns/values';
import type { SectorRef } from '../../../domain/kols/types';
import { useAccess, useMe, useReducedView } from '../../../ui/console/access/useAccess';
import { type FilterDefinition, noSectorOption } from '../../../ui/console/list/filters';
import type { ListPlace } from '../../../ui/console/list/listParams';
import { useLongOptions, useOptions } from '../../../ui/console/useOptions';

/** Query parameters a campaign list takes from the address, named as the API names them (spec 2 §9 Campaign filters). */
const reducedNames = [
  'filter_status',
  'sector_ids',
  'brand_ids',
  'start_date',
  'end_date',
  'pace',
  'overdue',
  'unevaluated',
] as const;
const fullNames = [...reducedNames, 'manager_id', 'person_id', 'unfrozen', 'min_value', 'max_value'] as const;

/** Those on people and budgets count in the full view alone. */
export const filterNames = (reduced: boolean) => (reduced ? reducedNames : fullNames);

/** Under which name saved views and columns of a group's list are kept. */
export const campaignListName = (group: CampaignGroup) => `campaigns-${group}`;

/** What the address asks of the API: a status within the group, or the whole of it. */
export function filterOf(group: CampaignGroup, { filters, search }: ListPlace): Record<string, unknown> {
  const status = statusesOfGroup[group].find((one) => one === filters.filter_status?.[0]);
  return { ...filters, ...(search && { name: search }), filter_status: status ?? group };
}

const nameOf = ({ name }: { name: string }) => name;
const fullName = ({ fullname }: PersonRef) => fullname;
const ofCompanies = { types: ['customer_brand'] };

/** What a campaign list can be narrowed down by; people and budgets only in the full view (spec 2 §6). */
export function useCampaignFilters(group: CampaignGroup, { filters }: ListPlace): FilterDefinition[] {
  const translate = useTranslate();
  const { type } = useMe();
  const asked = type === 'customer' || type === 'brand';
  const told = seesPace({ type }) && group === 'inprogress';
  const reduced = useReducedView();
  const access = useAccess();
  const picksBrands = can(access, 'brand_management', 'r');
  const picksPeople = !reduced && can(access, 'user_management', 'r_employees');
  const sectors = useOptions<SectorRef>('sectors', nameOf, { filter: ofCompanies });
  const brands = useLongOptions<CompanyRef>('brands', nameOf, {
    chosen: filters.brand_ids ?? [],
    enabled: picksBrands,
  });
  const people = useLongOptions<PersonRef>('employees', fullName, {
    chosen: [...(filters.manager_id ?? []), ...(filters.person_id ?? [])],
    enabled: picksPeople,
  });
  const paceOptions = paces.map((pace) => ({ value: pace, label: translate(`pace.is.${pace}`) }));
  const toggle = (source: 'overdue' | 'unevaluated' | 'unfrozen'): FilterDefinition => {
    const label = `campaignList.filter.${source}`;
    return { source, label, kind: 'one', more: true, options: [{ value: 'true', label: translate('common.yes') }] };
  };
  const all: (FilterDefinition | false)[] = [
    told && { source: 'pace', label: 'campaigns.field.pace', kind: 'one', options: paceOptions },
    { source: 'sector_ids', label: 'common.sectors', kind: 'many', options: [...sectors, noSectorOption(translate)] },
    picksBrands && { source: 'brand_ids', label: 'campaigns.filter.brand', kind: 'many', ...brands },
    picksPeople && { source: 'manager_id', label: 'campaignList.filter.manager', kind: 'one', ...people },
    picksPeople && { source: 'person_id', label: 'campaignList.filter.person', kind: 'one', more: true, ...people },
    group === 'inprogress' && toggle('overdue'),
    group === 'done' && asked && toggle('unevaluated'),
    group === 'done' && !reduced && toggle('unfrozen'),
    { source: 'start_date', to: 'end_date', label: 'campaignList.filter.period', kind: 'period' },
    !reduced && { source: 'min_value', to: 'max_value', label: 'campaignList.filter.budget', kind: 'range' },
  ];
  return all.filter((filter) => filter !== false);
}
