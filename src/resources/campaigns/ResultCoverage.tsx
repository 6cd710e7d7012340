import { resultCoverage } from '../../domain/campaigns/resultCoverage';
import type { CampaignCourse } from '../../domain/campaigns/types';
import { Coverage } from '../../ui/console/record/Coverage';
import styles from './ResultCoverage.module.css';

interface ResultCoverageProps {
  campaign: CampaignCourse;
  metric: 'views' | 'engagement';
}

/** Under a figure a campaign got: of how many of its posts it is known; nothing where of all. */
export function ResultCoverage({ campaign, metric }: ResultCoverageProps) {
  const coverage = resultCoverage(campaign, metric);
  return (
    coverage && (
      <span className={styles.below}>
        <Coverage coverage={coverage} />
      </span>
    )
  );
}
