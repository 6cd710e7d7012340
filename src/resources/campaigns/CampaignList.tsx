import { useTranslate } from 'react-admin';
import type { CampaignGroup } from '../../domain/campaigns/values';
import { EmptyState } from '../../ui/console/EmptyState';
import { ListFrame } from '../../ui/console/ListFrame';
import { ListHeader } from '../../ui/console/ListHeader';
import { useListParams } from '../../ui/console/useListParams';
import { CampaignFilters } from './CampaignFilters';
import { CampaignTable } from './CampaignTable';
import { filterNames } from './filters';

/** The campaigns of one group: in progress, done or cancelled (spec 1 §2). */
export function CampaignList({ group }: { group: CampaignGroup }) {
  const translate = useTranslate();
  const params = useListParams(filterNames);
  const narrowed = Object.keys(params.filters).length > 0 || params.search !== '';
  return (
    <ListFrame
      key={group}
      resource="campaigns"
      params={params}
      filter={params.filters.filter_status && group === 'inprogress' ? {} : { filter_status: group }}
    >
      <ListHeader title={translate(`campaigns.group.${group}`)} />
      <CampaignFilters group={group} params={params} />
      <CampaignTable
        group={group}
        empty={narrowed ? undefined : <EmptyState title={translate(`campaigns.empty.${group}`)} />}
      />
    </ListFrame>
  );
}
