import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { useListContext, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { can } from '../../domain/access';
import { requestStatuses } from '../../domain/campaigns/values';
import type { RequestListItem } from '../../domain/requests/types';
import { mayOpen, pathTo } from '../../domain/routes';
import { useAccess, useReducedView } from '../../ui/console/access/useAccess';
import { FilterBar } from '../../ui/console/list/FilterBar';
import { ListFrame } from '../../ui/console/list/ListFrame';
import { ListHeader } from '../../ui/console/list/ListHeader';
import { ListTable } from '../../ui/console/list/ListTable';
import { NothingHere } from '../../ui/console/list/NothingHere';
import { Pager } from '../../ui/console/list/Pager';
import { SearchInput } from '../../ui/console/list/SearchInput';
import { type ListParams, useListParams } from '../../ui/console/list/useListParams';
import { RequestBulk, requestName } from './RequestBulk';
import { requestColumns } from './requestColumns';
import { useMayUpdate } from './useMayUpdate';

const filterNames = ['request_status'] as const;

/** Campaigns that were asked for (spec 1 §2 Campaign request list). */
export function RequestList() {
  const translate = useTranslate();
  const params = useListParams(filterNames);
  const access = useAccess();
  const mayUpdate = useMayUpdate();
  return (
    <ListFrame resource="requests" params={params}>
      <ListHeader
        title={translate('page.requests')}
        actions={
          can(access, 'campaigns_management', 'c_request') && (
            <Button component={Link} to={pathTo('kolRequestCampaigns')} variant="contained" startIcon={<AddIcon />}>
              {translate('requests.add')}
            </Button>
          )
        }
      />
      <Filters params={params} />
      <Rows params={params} open={mayOpen('requestView', access)} selects={mayUpdate} />
      {mayUpdate && <RequestBulk />}
    </ListFrame>
  );
}

function Filters({ params }: { params: ListParams }) {
  const translate = useTranslate();
  const options = requestStatuses.map((value) => ({ value, label: translate(`common.status.request.${value}`) }));
  return (
    <FilterBar
      filters={[{ source: 'request_status', label: 'common.state', kind: 'one', options }]}
      params={params}
      start={<SearchInput params={params} label="requests.search" />}
      end={<Pager />}
    />
  );
}

interface RowsProps {
  params: ListParams;
  open: boolean;
  selects: boolean;
}

function Rows({ params, open, selects }: RowsProps) {
  const translate = useTranslate();
  return (
    <ListTable<RequestListItem>
      columns={requestColumns({ withPerson: useSeesInCharge() })}
      label="page.requests"
      {...(open ? { rowHref: ({ id }) => pathTo('requestView', { id }) } : {})}
      {...(selects && { selectName: requestName })}
      empty={<NothingHere params={params} title={translate('requests.empty')} />}
    />
  );
}

/** Whether the list's answer says who is responsible; before it is there, what this user can expect. */
function useSeesInCharge(): boolean {
  const { data } = useListContext<RequestListItem>();
  const access = useAccess();
  const reduced = useReducedView();
  if (data && data.length > 0) return data.some((request) => request.person_in_charge !== undefined);
  return !reduced && can(access, 'campaigns_management', 'c');
}
