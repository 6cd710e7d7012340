import type { ReactNode } from 'react';
import type { CampaignListItem } from '../../../domain/campaigns/types';
import { type CampaignGroup, groupOfStatus } from '../../../domain/campaigns/values';
import { mayOpen } from '../../../domain/routes';
import { useAccess } from '../../../ui/console/access/useAccess';
import type { Column } from '../../../ui/console/list/columns';
import { ListTable } from '../../../ui/console/list/ListTable';
import { ListTotals } from '../../../ui/console/list/ListTotals';
import { usePath } from '../../../ui/console/usePath';
import { useChosenColumns } from '../../../ui/console/views/chosenColumns';
import { campaignListName } from './campaignFilters';
import { RowActions } from './RowActions';
import { useTotals } from './useTotals';

interface CampaignTableProps {
  group: CampaignGroup;
  columns: readonly Column<CampaignListItem>[];
  filter: Record<string, unknown>;
  empty: ReactNode;
}

/** What can be done with a campaign, at the end of its row. */
const actionsColumn: Column<CampaignListItem> = {
  source: 'actions',
  label: 'campaignList.actions',
  width: 10,
  align: 'right',
  phone: 'end',
  over: true,
  render: (campaign) => <RowActions campaign={campaign} />,
};

/** The rows of a campaign list, and what all that were found come to. */
export function CampaignTable({ group, columns, filter, empty }: CampaignTableProps) {
  const paths = usePath();
  const shown = useChosenColumns(campaignListName(group), columns);
  const all = [...shown, actionsColumn];
  const totals = useTotals(filter);
  const open = mayOpen('campaignView', useAccess());
  return (
    <ListTable<CampaignListItem>
      columns={all}
      label={`campaigns.group.${group}`}
      {...(open ? { rowHref: ({ id, status }) => paths.to('campaignView', { type: groupOfStatus(status), id }) } : {})}
      empty={empty}
      foot={totals && <ListTotals columns={all} totals={totals} />}
    />
  );
}
