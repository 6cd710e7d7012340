import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { CampaignGroup } from '../../domain/campaigns/values';
import { mayOpen, pathTo } from '../../domain/routes';
import { getAccessMap } from '../../providers/session';
import { ListFrame } from '../../ui/console/list/ListFrame';
import { ListHeader } from '../../ui/console/list/ListHeader';
import { NothingHere } from '../../ui/console/list/NothingHere';
import { useListParams } from '../../ui/console/list/useListParams';
import { ViewToggle } from '../../ui/console/list/ViewToggle';
import { useReducedView } from '../../ui/console/useReducedView';
import { SavedViews } from '../../ui/console/views/SavedViews';
import { CampaignBoard } from './board/CampaignBoard';
import { CampaignCalendar } from './calendar/CampaignCalendar';
import { CampaignFilters } from './list/CampaignFilters';
import { CampaignTable } from './list/CampaignTable';
import { campaignListName, filterNames } from './list/campaignFilterNames';
import { filterOf } from './list/filterOf';
import { listColumns } from './list/listColumns';
import { StatusTabs } from './list/StatusTabs';
import { campaignViews, useCampaignView } from './list/useCampaignView';
import { useCounts } from './list/useCounts';

/** The campaigns of one group, in progress, done or cancelled, as rows, on a board or in a calendar (spec 1 §2). */
export function CampaignList({ group }: { group: CampaignGroup }) {
  const translate = useTranslate();
  const reduced = useReducedView();
  const mayAdd = !reduced && mayOpen('campaignCreate', getAccessMap());
  const params = useListParams(filterNames(reduced));
  const { view, setView } = useCampaignView();
  const filter = filterOf(group, params);
  const { filter_status, ...others } = filter;
  const { counts, recount } = useCounts(others);
  const columns = listColumns({ group, reduced });
  const empty = <NothingHere params={params} title={translate(`campaigns.empty.${group}`)} />;
  return (
    <ListFrame
      key={group}
      resource="campaigns"
      // Board and calendar ask for themselves; the header's count is all they need of the list.
      params={view === 'list' ? params : { ...params, page: 1, pageSize: 1 }}
      filter={filter}
    >
      <ListHeader
        title={translate(`campaigns.group.${group}`)}
        actions={
          <>
            <SavedViews list={campaignListName(group)} params={params} />
            <ViewToggle views={campaignViews} view={view} onChange={setView} />
            {mayAdd && (
              <Button variant="contained" startIcon={<AddIcon />} component={Link} to={pathTo('campaignCreate')}>
                {translate('campaignList.add')}
              </Button>
            )}
          </>
        }
      />
      <StatusTabs group={group} params={params} counts={counts} />
      <CampaignFilters group={group} params={params} view={view} columns={columns} />
      {view === 'list' && <CampaignTable group={group} columns={columns} empty={empty} />}
      {view === 'board' && (
        <CampaignBoard group={group} filter={filter} counts={counts} onMoved={recount} empty={empty} />
      )}
      {view === 'calendar' && <CampaignCalendar filter={filter} />}
    </ListFrame>
  );
}
