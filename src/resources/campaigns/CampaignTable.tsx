import type { ReactNode } from 'react';
import type { CampaignListItem } from '../../domain/campaigns/types';
import { type CampaignGroup, groupOfStatus } from '../../domain/campaigns/values';
import { ListTable } from '../../ui/console/ListTable';
import { usePath } from '../../ui/console/usePath';
import { listColumns } from './listColumns';
import { useWithheld } from './useWithheld';

/** The rows of a campaign list; withheld fields have no column. */
export function CampaignTable({ group, empty }: { group: CampaignGroup; empty: ReactNode }) {
  const paths = usePath();
  const columns = listColumns({
    withProgress: group !== 'done',
    withBudget: !useWithheld('budget'),
    withManagers: !useWithheld('managers'),
  });
  return (
    <ListTable<CampaignListItem>
      columns={columns}
      label={`campaigns.group.${group}`}
      rowHref={({ id, status }) => paths.to('campaignView', { type: groupOfStatus(status), id })}
      empty={empty}
    />
  );
}
