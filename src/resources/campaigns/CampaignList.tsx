import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { seesPace } from '../../domain/campaigns/rules';
import type { CampaignGroup } from '../../domain/campaigns/values';
import { mayOpen, pathTo } from '../../domain/routes';
import { useAccess, useMe, useReducedView } from '../../ui/console/access/useAccess';
import { useRead } from '../../ui/console/data/useRead';
import { ListFrame } from '../../ui/console/list/ListFrame';
import { ListHeader } from '../../ui/console/list/ListHeader';
import { NothingHere } from '../../ui/console/list/NothingHere';
import { useListParams } from '../../ui/console/list/useListParams';
import { ViewToggle } from '../../ui/console/list/ViewToggle';
import { SavedViews } from '../../ui/console/views/SavedViews';
import { LateCode, late } from '../../ui/plain/late';
import { CampaignFilters } from './list/CampaignFilters';
import { CampaignTable } from './list/CampaignTable';
import { campaignListName, filterNames, filterOf } from './list/campaignFilters';
import { listColumns } from './list/listColumns';
import { type Counts, StatusTabs } from './list/StatusTabs';
import { campaignViews, useCampaignView } from './list/useCampaignView';

const CampaignBoard = late(() => import('./board/CampaignBoard').then((module) => ({ default: module.CampaignBoard })));
const CampaignCalendar = late(() =>
  import('./calendar/CampaignCalendar').then((module) => ({ default: module.CampaignCalendar })),
);

/** The campaigns of one group, in progress, done or cancelled, as rows, on a board or in a calendar (spec 1 §2). */
export function CampaignList({ group }: { group: CampaignGroup }) {
  const translate = useTranslate();
  const access = useAccess();
  const reduced = useReducedView();
  const mayAdd = !reduced && mayOpen('campaignCreate', access);
  const params = useListParams(filterNames(reduced));
  const { view, setView } = useCampaignView();
  const filter = filterOf(group, params);
  const { filter_status, ...others } = filter;
  const { data: counts } = useRead<Counts>('campaignCounts', { query: others });
  const columns = listColumns({ group, reduced, course: seesPace(useMe()) });
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
      {view === 'list' && <CampaignTable group={group} columns={columns} filter={filter} empty={empty} />}
      <LateCode>
        {view === 'board' && <CampaignBoard group={group} filter={filter} counts={counts} empty={empty} />}
        {view === 'calendar' && <CampaignCalendar filter={filter} />}
      </LateCode>
    </ListFrame>
  );
}
