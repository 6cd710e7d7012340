import type { CalendarCampaign } from '../../../domain/campaigns/calendar';
import { CampaignLink } from '../CampaignLink';
import styles from './calendar.module.css';
import type { Bar } from './layout';
import { useCampaignWords } from './useCampaignWords';

/** A campaign's stretch of a week, in the colour of its state; its words say the state too. */
export function CampaignBar({ bar: { campaign, from, to, lane, starts, ends } }: { bar: Bar<CalendarCampaign> }) {
  const words = useCampaignWords()(campaign);
  return (
    <CampaignLink
      campaign={campaign}
      className={`${styles.bar} ${styles[campaign.status]} ${starts ? styles.starts : ''} ${ends ? styles.ends : ''}`}
      style={{ gridColumn: `${from + 1} / ${to + 2}`, gridRow: lane + 2 }}
      title={words}
      label={words}
    >
      {campaign.name}
    </CampaignLink>
  );
}
