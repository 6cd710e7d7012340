import type { ReactNode } from 'react';
import type { CampaignListItem } from '../../../domain/campaigns/types';
import { type CampaignGroup, groupOfStatus } from '../../../domain/campaigns/values';
import { mayOpen } from '../../../domain/routes';
import { getAccessMap } from '../../../providers/session';
import type { Column } from '../../../ui/console/list/columns';
import { ListTable } from '../../../ui/console/list/ListTable';
import { usePath } from '../../../ui/console/usePath';
import { chosenColumns } from '../../../ui/console/views/chosenColumns';
import { useListSetup } from '../../../ui/console/views/useListSetup';
import { actionsColumn } from './actionsColumn';
import { campaignListName } from './campaignFilterNames';

interface CampaignTableProps {
  group: CampaignGroup;
  columns: readonly Column<CampaignListItem>[];
  empty: ReactNode;
}

/** The rows of a campaign list. */
export function CampaignTable({ group, columns, empty }: CampaignTableProps) {
  const paths = usePath();
  const { setup } = useListSetup(campaignListName(group));
  const open = mayOpen('campaignView', getAccessMap());
  return (
    <ListTable<CampaignListItem>
      columns={[...chosenColumns(columns, setup.columns), actionsColumn]}
      label={`campaigns.group.${group}`}
      {...(open ? { rowHref: ({ id, status }) => paths.to('campaignView', { type: groupOfStatus(status), id }) } : {})}
      empty={empty}
    />
  );
}
