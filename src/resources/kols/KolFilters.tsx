import { useTranslate } from 'react-admin';
import type { SectorRef } from '../../domain/kols/types';
import { kolStatuses, kolTypes } from '../../domain/kols/values';
import { networks } from '../../domain/networks';
import { FilterBar } from '../../ui/console/FilterBar';
import type { FilterDefinition } from '../../ui/console/filters';
import { Pager } from '../../ui/console/Pager';
import { SearchInput } from '../../ui/console/SearchInput';
import type { ListParams } from '../../ui/console/useListParams';
import { useOptions } from '../../ui/console/useOptions';
import { networkNames } from '../../ui/plain/NetworkIcon';

interface KolFiltersProps {
  params: ListParams;
  reduced: boolean;
}

const kolSectors = { types: ['kol'] };
const sectorName = (sector: SectorRef) => sector.name;

/** Search, filters and pages of the KOL list; prices and states for staff only. */
export function KolFilters({ params, reduced }: KolFiltersProps) {
  const translate = useTranslate();
  const sectors = useOptions<SectorRef>('sectors', sectorName, { filter: kolSectors });
  const number = (source: string, label: string): FilterDefinition => ({ source, label, kind: 'number', more: true });
  const filters: FilterDefinition[] = [
    {
      source: 'social_type',
      label: 'common.network',
      kind: 'many',
      options: networks.map((value) => ({ value, label: networkNames[value] })),
    },
    { source: 'sector_ids', label: 'common.sectors', kind: 'many', options: sectors },
    {
      source: 'kol_type',
      label: 'kols.type.label',
      kind: 'one',
      more: true,
      options: kolTypes.map((value) => ({ value, label: translate(`kols.type.${value}`) })),
    },
    number('min_followers', 'kols.min_followers'),
    number('max_followers', 'kols.max_followers'),
  ];
  if (!reduced) {
    filters.splice(2, 0, {
      source: 'status',
      label: 'common.state',
      kind: 'many',
      options: kolStatuses.map((value) => ({ value, label: translate(`common.status.record.${value}`) })),
    });
    filters.push(number('min_booking_price', 'kols.min_price'), number('max_booking_price', 'kols.max_price'));
  }
  return (
    <FilterBar
      filters={filters}
      params={params}
      start={<SearchInput params={params} label="kols.search" />}
      end={<Pager />}
    />
  );
}
