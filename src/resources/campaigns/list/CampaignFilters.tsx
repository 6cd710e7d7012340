import { seesPace } from '../../../domain/campaigns/rules';
import type { CampaignListItem } from '../../../domain/campaigns/types';
import type { CampaignGroup } from '../../../domain/campaigns/values';
import { useMe, useReducedView } from '../../../ui/console/access/useAccess';
import type { Column } from '../../../ui/console/list/columns';
import { FilterBar } from '../../../ui/console/list/FilterBar';
import { FilterPanel } from '../../../ui/console/list/FilterPanel';
import { Pager } from '../../../ui/console/list/Pager';
import { SearchInput } from '../../../ui/console/list/SearchInput';
import { type OwnOrder, SortSelect } from '../../../ui/console/list/SortSelect';
import type { ListParams } from '../../../ui/console/list/useListParams';
import { ColumnChooser } from '../../../ui/console/views/ColumnChooser';
import { campaignListName, useCampaignFilters } from './campaignFilters';
import styles from './list.module.css';
import type { CampaignView } from './useCampaignView';

interface CampaignFiltersProps {
  group: CampaignGroup;
  params: ListParams;
  view: CampaignView;
  columns: readonly Column<CampaignListItem>[];
}

/** What this person may order campaigns by beside name and date: only what is shown to them. */
const ordersOf = (paced: boolean, reduced: boolean): OwnOrder[] => [
  'end_ASC',
  'end_DESC',
  ...(paced ? (['pace_ASC', 'pace_DESC'] as const) : []),
  ...(reduced ? [] : (['budget_DESC', 'budget_ASC'] as const)),
];

/** Search, filters, order and what the chosen view needs besides. */
export function CampaignFilters({ group, params, view, columns }: CampaignFiltersProps) {
  const me = useMe();
  const reduced = useReducedView();
  const filters = useCampaignFilters(group, params);
  return (
    <FilterBar
      filters={filters}
      params={params}
      start={<SearchInput params={params} label="campaigns.search" />}
      panel={<FilterPanel filters={filters} params={params} />}
      end={
        view !== 'calendar' && (
          <div className={styles.end}>
            <SortSelect own={ordersOf(group === 'inprogress' && seesPace(me), reduced)} />
            {view === 'list' && (
              <>
                <ColumnChooser list={campaignListName(group)} columns={columns} />
                <Pager />
              </>
            )}
          </div>
        )
      }
    />
  );
}
