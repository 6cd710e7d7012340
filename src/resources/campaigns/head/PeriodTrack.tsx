import { placeInPeriod } from '../../../domain/campaigns/period';
import { isEditable } from '../../../domain/campaigns/rules';
import type { CampaignView } from '../../../domain/campaigns/types';
import { dayOf } from '../../../domain/dates';
import { Period } from '../../../ui/plain/Day';
import { Track } from '../../../ui/plain/Track';
import { DaysLeft } from './DaysLeft';
import styles from './head.module.css';

/** A campaign's days as a line with today on it; of one that is final, only the days. */
export function PeriodTrack({ campaign }: { campaign: CampaignView }) {
  const { start_date, end_date, status } = campaign;
  const place = placeInPeriod(campaign, dayOf(new Date()));
  const gone = place.is === 'within' ? place.gone : place.is === 'after' ? 100 : 0;
  return (
    <>
      <span className={styles.figure}>
        <Period from={start_date} to={end_date} />
      </span>
      {isEditable(status) && (
        <>
          {end_date && <Track filled={gone} mark={gone} tone="muted" />}
          <DaysLeft campaign={campaign} />
        </>
      )}
    </>
  );
}
