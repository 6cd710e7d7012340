import { useGetMany } from 'react-admin';
import type { CampaignListItem } from '../../../domain/campaigns/types';
import type { ReportDocument } from '../../../domain/reports/document';
import { PaceNote } from '../../../ui/console/pace/PaceNote';
import styles from './report.module.css';

/** How the campaign goes as of the report's day, where it is the day it was judged of and the campaign runs. */
export function ReportPace({ report }: { report: ReportDocument }) {
  const { data } = useGetMany<CampaignListItem>('campaigns', { ids: [report.campaign.id] });
  const campaign = data?.[0];
  if (campaign?.pace_day !== report.as_of || campaign.pace_missing === 'not_running') return null;
  return (
    <div className={styles.pace}>
      <PaceNote campaign={campaign} />
    </div>
  );
}
