import type { CalendarCampaign } from '../../../domain/campaigns/calendar';
import { isPaced } from '../../../domain/campaigns/pace';
import { PaceCell } from '../../../ui/console/pace/PaceCell';
import { StatusChip } from '../../../ui/console/record/StatusChip';
import { Period } from '../../../ui/plain/Day';
import { CampaignLink } from '../CampaignLink';
import styles from './entries.module.css';

/** A campaign in a line of its own, with state and period. */
export function CampaignRow({ campaign }: { campaign: CalendarCampaign }) {
  return (
    <CampaignLink campaign={campaign} className={styles.row ?? ''} title={`${campaign.name} · ${campaign.brand.name}`}>
      <span className={styles.name}>{campaign.name}</span>
      <StatusChip kind="campaign" status={campaign.status} />
      {isPaced(campaign.status) && campaign.pace && <PaceCell campaign={campaign} />}
      <span className={styles.period}>
        <Period from={campaign.start_date} to={campaign.end_date} />
      </span>
    </CampaignLink>
  );
}
