import { useTranslate } from 'react-admin';
import { placeInPeriod } from '../../../domain/campaigns/period';
import type { CampaignView } from '../../../domain/campaigns/types';
import { dayOf } from '../../../domain/dates';
import styles from './head.module.css';

interface DaysLeftProps {
  campaign: Pick<CampaignView, 'start_date' | 'end_date'>;
  /** Leaves out which day it is where that stands beside it. */
  brief?: boolean;
}

/** How today stands to a campaign's days, in words: which day it is and how many are left, or how many it is late. */
export function DaysLeft({ campaign, brief = false }: DaysLeftProps) {
  const translate = useTranslate();
  const place = placeInPeriod(campaign, dayOf(new Date()));
  const say = (key: string, values: Record<string, number>) => translate(`campaignDetail.head.${key}`, values);
  if (place.is === 'before') return <span className={styles.note}>{say('starts_in', { count: place.days })}</span>;
  if (place.is === 'open') return <span className={styles.note}>{say('day_open', { number: place.number })}</span>;
  if (place.is === 'after') return <span className={styles.late}>{say('over_since', { count: place.days })}</span>;
  const { number, of, left } = place;
  return (
    <span className={styles.note}>
      {!brief && `${translate('pace.day', { number, of })} · `}
      {say('left', { count: left })}
    </span>
  );
}
