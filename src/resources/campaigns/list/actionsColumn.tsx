import type { CampaignListItem } from '../../../domain/campaigns/types';
import type { Column } from '../../../ui/console/list/columns';
import { RowActions } from './RowActions';

/** What can be done with a campaign, at the end of its row. */
export const actionsColumn: Column<CampaignListItem> = {
  source: 'actions',
  label: 'campaignList.actions',
  width: 132,
  align: 'right',
  phone: 'action',
  render: (campaign) => <RowActions campaign={campaign} />,
};
