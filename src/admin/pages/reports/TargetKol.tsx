import { Link } from 'react-router-dom';
import type { CampaignListItem, SowProgress } from '../../../domain/campaigns/types';
import { groupOfStatus } from '../../../domain/campaigns/values';
import { mayOpen, pathTo } from '../../../domain/routes';
import { getAccessMap } from '../../../providers/session';
import { KolWork } from '../../../resources/campaigns/KolWork';
import styles from './sowTable.module.css';

/** Who and what the row is about; opens the SOW it was computed from for those who may see it. */
export function TargetKol({ row, campaign }: { row: SowProgress; campaign: CampaignListItem }) {
  const view = pathTo('campaignView', { type: groupOfStatus(campaign.status), id: campaign.id });
  return (
    <th scope="row">
      {mayOpen('campaignView', getAccessMap()) ? (
        <Link to={`${view}?tab=sows&sow=${row.sow_id}`} className={styles.kol}>
          <KolWork work={row} />
        </Link>
      ) : (
        <KolWork work={row} />
      )}
    </th>
  );
}
