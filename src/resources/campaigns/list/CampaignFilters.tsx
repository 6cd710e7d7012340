import { seesPace } from '../../../domain/campaigns/rules';
import type { CampaignListItem } from '../../../domain/campaigns/types';
import type { CampaignGroup } from '../../../domain/campaigns/values';
import { useMe } from '../../../ui/console/access/useAccess';
import type { Column } from '../../../ui/console/list/columns';
import { FilterBar } from '../../../ui/console/list/FilterBar';
import { FilterPanel } from '../../../ui/console/list/FilterPanel';
import { Pager } from '../../../ui/console/list/Pager';
import { SearchInput } from '../../../ui/console/list/SearchInput';
import { SortSelect } from '../../../ui/console/list/SortSelect';
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

/** Search, filters, order and what the chosen view needs besides. */
export function CampaignFilters({ group, params, view, columns }: CampaignFiltersProps) {
  const me = useMe();
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
            <SortSelect own={group === 'inprogress' && seesPace(me) ? ['pace_ASC', 'pace_DESC'] : []} />
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
