import CloseIcon from '@mui/icons-material/Close';
import Dialog from '@mui/material/Dialog';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { type CampaignCalendar, calendarLimits } from '../../../domain/campaigns/calendar';
import { formatDay, formatNumber, formatWeekday } from '../../../domain/format';
import { withWords } from '../../../providers/pageWords';
import { useRead } from '../../../ui/console/data/useRead';
import { ErrorState } from '../../../ui/console/state/ErrorState';
import { IconButton } from '../../../ui/plain/IconButton';
import { useLanguage } from '../../../ui/plain/language';
import { LateCode, late } from '../../../ui/plain/late';
import { CampaignRow } from './CampaignRow';
import calendar from './calendar.module.css';
import styles from './entries.module.css';

const DayCards = late(() =>
  withWords(['posts'], import('./DayCards')).then((module) => ({ default: module.DayCards })),
);

interface DayDialogProps {
  day: string;
  filter: Record<string, unknown>;
  onClose: () => void;
}

/** Everything of one day: campaigns that run, posts by their time. */
export function DayDialog({ day, filter, onClose }: DayDialogProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const id = useId();
  const query = { ...filter, from: day, to: day, per_day: calendarLimits.postsOfDay, cards: true };
  const { data: answer, error, refetch } = useRead<CampaignCalendar>('campaignCalendar', { query });
  const [of] = answer?.days ?? [];
  const heading = (key: string, total: number) => (
    <h3 className={styles.heading}>
      {translate(key)} <span>{formatNumber(total, language)}</span>
    </h3>
  );
  const beyond = (total: number, shown: number) =>
    total > shown && (
      <p className={styles.beyond}>
        {translate('campaignList.calendar.beyond', { total: formatNumber(total - shown, language) })}
      </p>
    );
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="md" fullWidth>
      <header className={styles.dialogHead}>
        <h2 id={id}>
          {formatWeekday(day, language, 'long')}, {formatDay(day)}
        </h2>
        <IconButton label={translate('ra.action.close')} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </header>
      <div className={styles.dialogBody} aria-busy={!answer && !error}>
        {error && !answer && <ErrorState error={error} onRetry={() => void refetch()} />}
        {!error && !answer && <span className={calendar.bone} aria-hidden="true" />}
        {answer && (
          <>
            {heading('common.campaigns', answer.campaign_total)}
            {answer.campaigns.map((campaign) => (
              <CampaignRow key={campaign.id} campaign={campaign} />
            ))}
            {beyond(answer.campaign_total, answer.campaigns.length)}
            {heading('campaigns.field.posts', of?.total ?? 0)}
            <LateCode fallback={<span className={calendar.bone} aria-hidden="true" />}>
              {of && <DayCards posts={of.posts} />}
            </LateCode>
            {of && beyond(of.total, of.posts.length)}
          </>
        )}
      </div>
    </Dialog>
  );
}
