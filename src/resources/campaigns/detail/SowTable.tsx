import Button from '@mui/material/Button';
import { type ReactNode, useMemo } from 'react';
import { useTranslate } from 'react-admin';
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
import unseen from '../../../ui/plain/unseen.module.css';
import { usePartRights } from '../parts/usePartRights';
import { SowSumLine } from './SowSumLine';
import { sowFilterNames, useSowFilters } from './sowFilters';
import { sowRules } from './sowRules';
import { sowTableColumns } from './sowTableColumns';
import { tableSize } from './tableSize';
import { useSowHandles } from './useSowHandles';
import { useSowOrder } from './useSowOrder';

interface SowTableProps {
  campaign: CampaignView;
  onOpen: (sow: Sow) => void;
  /** Stands at the right of the sums: what can be done with SOWs. */
  actions: ReactNode;
}

const listName = 'campaign-sows';
const ownOrder = { field: 'position', order: 'ASC' } as const;

/** The campaign's SOWs in their order, which can be changed by a handle, a page at a time, with what those found come to. */
export function SowTable({ campaign, onOpen, actions }: SowTableProps) {
  const translate = useTranslate();
  const params = useListParams(sowFilterNames, tableSize);
  const { sows, move } = useSowOrder(campaign);
  const filters = useSowFilters(sows);
  const sort = params.sort ?? ownOrder;
  const found = useMemo(() => localRows(sows, params, sort, sowRules), [sows, params, sort]);
  const columns = useMemo(() => sowTableColumns(campaign), [campaign]);
  const shown = useChosenColumns(listName, columns);
  const { change } = usePartRights(campaign);
  const isOwn = sort.field === ownOrder.field && sort.order === ownOrder.order;
  const { handle, said } = useSowHandles({ found, total: sows.length, params, move });
  return (
    <LocalFrame rows={found} params={params} sort={sort}>
      <SowSumLine sows={found} budget={campaign.budget} actions={actions} />
      <FilterBar
        filters={filters}
        params={params}
        start={<SearchInput params={params} label="campaignDetail.sow.search" short />}
        end={
          <>
            {!isOwn && (
              <Button size="small" onClick={() => params.setSort(ownOrder)}>
                {translate('campaignDetail.order.own')}
              </Button>
            )}
            <ColumnChooser list={listName} columns={columns} />
            <Pager />
          </>
        }
      />
      <ListTable<Sow>
        columns={shown}
        label="campaigns.tab.sows"
        onRowClick={onOpen}
        lead={change && isOwn && sows.length > 1 ? handle : undefined}
      />
      <p className={unseen.unseen} role="status">
        {said}
      </p>
    </LocalFrame>
  );
}
