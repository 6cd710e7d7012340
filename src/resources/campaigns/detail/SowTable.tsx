import { type ReactNode, useMemo } from 'react';
import type { CampaignView, Sow } from '../../../domain/campaigns/types';
import { FilterBar } from '../../../ui/console/list/FilterBar';
import { ListTable } from '../../../ui/console/list/ListTable';
import { LocalFrame } from '../../../ui/console/list/LocalFrame';
import { localRows } from '../../../ui/console/list/localRows';
import { Pager } from '../../../ui/console/list/Pager';
import { SearchInput } from '../../../ui/console/list/SearchInput';
import { useListParams } from '../../../ui/console/list/useListParams';
import { ColumnChooser } from '../../../ui/console/views/ColumnChooser';
import { useChosenColumns } from '../../../ui/console/views/chosenColumns';
import { SowSumLine } from './SowSumLine';
import { sowFilterNames, useSowFilters } from './sowFilters';
import { sowRules } from './sowRules';
import { sowTableColumns } from './sowTableColumns';
import { tableSize } from './tableSize';

interface SowTableProps {
  campaign: CampaignView;
  onOpen: (sow: Sow) => void;
  /** Stands at the right of the sums: what can be done with SOWs. */
  actions: ReactNode;
}

const listName = 'campaign-sows';
const inOrder = { field: 'position', order: 'ASC' } as const;

/** The campaign's SOWs in their order, a page at a time, with what those found come to. */
export function SowTable({ campaign, onOpen, actions }: SowTableProps) {
  const params = useListParams(sowFilterNames, tableSize);
  const filters = useSowFilters(campaign.sows);
  const sort = params.sort ?? inOrder;
  const found = useMemo(() => localRows(campaign.sows, params, sort, sowRules), [campaign.sows, params, sort]);
  const columns = useMemo(() => sowTableColumns(campaign), [campaign]);
  const shown = useChosenColumns(listName, columns);
  return (
    <LocalFrame rows={found} params={params} sort={sort}>
      <SowSumLine sows={found} budget={campaign.budget} actions={actions} />
      <FilterBar
        filters={filters}
        params={params}
        start={<SearchInput params={params} label="campaignDetail.sow.search" short />}
        end={
          <>
            <ColumnChooser list={listName} columns={columns} />
            <Pager />
          </>
        }
      />
      <ListTable<Sow> columns={shown} label="campaigns.tab.sows" onRowClick={onOpen} />
    </LocalFrame>
  );
}
