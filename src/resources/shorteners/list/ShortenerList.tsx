import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { can } from '../../../domain/access';
import { pathTo } from '../../../domain/routes';
import { type Shortener, shortenerStates } from '../../../domain/shorteners/types';
import { useAccess } from '../../../ui/console/access/useAccess';
import { FilterBar } from '../../../ui/console/list/FilterBar';
import { createdFilter } from '../../../ui/console/list/filters';
import { ListFrame } from '../../../ui/console/list/ListFrame';
import { ListHeader } from '../../../ui/console/list/ListHeader';
import { ListTable } from '../../../ui/console/list/ListTable';
import { NothingHere } from '../../../ui/console/list/NothingHere';
import { Pager } from '../../../ui/console/list/Pager';
import { SearchInput } from '../../../ui/console/list/SearchInput';
import { type ListParams, useListParams } from '../../../ui/console/list/useListParams';
import { EmptyState } from '../../../ui/console/state/EmptyState';
import { useLongOptions } from '../../../ui/console/useOptions';
import { LateCode, late } from '../../../ui/plain/late';
import { useLinkPlace } from '../form/useLinkPlace';
import { shortenerColumns } from './shortenerColumns';

const ShortenerDrawers = late(() =>
  import('../form/ShortenerDrawers').then((module) => ({ default: module.ShortenerDrawers })),
);

const filterNames = ['status', 'campaign_id', 'created_from', 'created_to'] as const;
const nameOf = ({ name }: { id: string; name: string }) => name;

/** Short links with their clicks, the newest first (CONTRACT-2 §13). */
export function ShortenerList() {
  const translate = useTranslate();
  const params = useListParams(filterNames);
  const place = useLinkPlace();
  const mayAdd = can(useAccess(), 'shortener_management', 'c');
  const add = mayAdd && (
    <Button variant="contained" startIcon={<AddIcon />} onClick={place.add}>
      {translate('shorteners.add')}
    </Button>
  );
  const isNarrowed = params.search !== '' || Object.keys(params.filters).length > 0;
  return (
    <ListFrame resource="shorteners" params={params} searchSource="search">
      <ListHeader title={translate('page.shorteners')} description={translate('shorteners.help')} actions={add} />
      <Filters params={params} />
      <ListTable<Shortener>
        columns={shortenerColumns}
        label="page.shorteners"
        rowHref={({ id }) => pathTo('shortenerView', { id })}
        empty={
          isNarrowed ? (
            <NothingHere params={params} title={translate('shorteners.empty')} />
          ) : (
            <EmptyState title={translate('shorteners.empty')} hint={translate('shorteners.empty_hint')} />
          )
        }
      />
      {place.isOpen && (
        <LateCode>
          <ShortenerDrawers place={place} />
        </LateCode>
      )}
    </ListFrame>
  );
}

function Filters({ params }: { params: ListParams }) {
  const translate = useTranslate();
  const mayReadCampaigns = can(useAccess(), 'campaigns_management', 'r');
  const campaigns = useLongOptions<{ id: string; name: string }>('campaigns', nameOf, {
    chosen: params.filters.campaign_id ?? [],
    enabled: mayReadCampaigns,
  });
  return (
    <FilterBar
      params={params}
      start={<SearchInput params={params} label="shorteners.search" />}
      filters={[
        {
          source: 'status',
          label: 'shorteners.state_label',
          kind: 'one',
          options: shortenerStates.map((value) => ({ value, label: translate(`shorteners.state.${value}`) })),
        },
        ...(mayReadCampaigns
          ? [{ source: 'campaign_id', label: 'shorteners.campaign', kind: 'one' as const, ...campaigns }]
          : []),
        createdFilter,
      ]}
      end={<Pager />}
    />
  );
}
