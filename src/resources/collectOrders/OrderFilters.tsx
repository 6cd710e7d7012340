import { useTranslate } from 'react-admin';
import { collectStatuses } from '../../domain/collectOrders/values';
import { networkNames, networks } from '../../domain/networks';
import { FilterBar } from '../../ui/console/list/FilterBar';
import type { FilterDefinition } from '../../ui/console/list/filters';
import { Pager } from '../../ui/console/list/Pager';
import { SearchInput } from '../../ui/console/list/SearchInput';
import type { ListParams } from '../../ui/console/list/useListParams';

/** Query parameters of the history beside paging and search. */
export const orderFilterNames = ['filter_status', 'social_type', 'mine', 'from', 'to'] as const;

/** Search by keyword; status, network, whose, and the days of ordering. */
export function OrderFilters({ params }: { params: ListParams }) {
  const translate = useTranslate();
  const filters: FilterDefinition[] = [
    {
      source: 'filter_status',
      label: 'common.state',
      kind: 'many',
      options: collectStatuses.map((value) => ({ value, label: translate(`common.status.collect.${value}`) })),
    },
    {
      source: 'social_type',
      label: 'common.network',
      kind: 'many',
      options: networks.map((value) => ({ value, label: networkNames[value] })),
    },
    {
      source: 'mine',
      label: 'collect.orderer',
      kind: 'one',
      options: [{ value: 'true', label: translate('collect.me') }],
    },
    { source: 'from', label: 'collect.from', kind: 'day', more: true },
    { source: 'to', label: 'collect.to', kind: 'day', more: true },
  ];
  return (
    <FilterBar
      filters={filters}
      params={params}
      start={<SearchInput params={params} label="collect.search" />}
      end={<Pager />}
    />
  );
}
