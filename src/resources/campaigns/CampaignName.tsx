import type { CampaignListItem } from '../../domain/campaigns/types';
import { Picture } from '../../ui/plain/Picture';
import styles from './CampaignName.module.css';

/** Picture, name and code of a campaign in the height of one row. */
export function CampaignName({ campaign }: { campaign: CampaignListItem }) {
  return (
    <span className={styles.campaign}>
      <Picture src={campaign.avatar ?? campaign.cover_image} name={campaign.name} width={28} />
      <span className={styles.name} title={campaign.name}>
        {campaign.name}
      </span>
      <span className={styles.code}>{campaign.code}</span>
    </span>
  );
}
