import ChevronLeftIcon from '@mui/icons-material/ChevronLeft';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import type { CampaignCalendar as Answer } from '../../../domain/campaigns/calendar';
import { formatMonth, formatNumber } from '../../../domain/format';
import { useRead } from '../../../ui/console/data/useRead';
import { ErrorState } from '../../../ui/console/state/ErrorState';
import { usePhone } from '../../../ui/console/usePhone';
import { IconButton } from '../../../ui/plain/IconButton';
import { useLanguage } from '../../../ui/plain/language';
import { Agenda } from './Agenda';
import styles from './calendar.module.css';
import { DayDialog } from './DayDialog';
import { addMonths, weeksOf } from './layout';
import { MonthGrid } from './MonthGrid';
import { useCalendarPlace } from './useCalendarPlace';

/** Campaigns from their first to their last day and posts on theirs, month by month; the list's filters apply. */
export function CampaignCalendar({ filter }: { filter: Record<string, unknown> }) {
  const translate = useTranslate();
  const language = useLanguage();
  const phone = usePhone();
  const { today, month, day, showMonth, showDay } = useCalendarPlace();
  const weeks = weeksOf(month);
  const days = phone ? weeks.flat().filter((one) => one.startsWith(month)) : weeks.flat();
  const period = { from: days[0], to: days.at(-1) };
  const query = { ...filter, ...period };
  const { data, error, isFetching, refetch } = useRead<Answer>('campaignCalendar', { query });
  const isOfMonth = data?.from === period.from && data?.to === period.to;
  const shown = (isOfMonth && data) || null;
  const title = formatMonth(month, language);
  if (error && !shown) return <ErrorState error={error} onRetry={() => void refetch()} />;
  const left = shown ? shown.campaign_total - shown.campaigns.length : 0;
  const nothing = shown !== null && shown.campaign_total === 0 && shown.days.length === 0;
  return (
    <section className={styles.calendar} aria-label={translate('campaignList.calendar.label')} aria-busy={isFetching}>
      <header className={styles.head}>
        <IconButton label={translate('campaignList.calendar.previous')} onClick={() => showMonth(addMonths(month, -1))}>
          <ChevronLeftIcon />
        </IconButton>
        <h2 className={styles.title} aria-live="polite">
          {title}
        </h2>
        <IconButton label={translate('campaignList.calendar.next')} onClick={() => showMonth(addMonths(month, 1))}>
          <ChevronRightIcon />
        </IconButton>
        <Button variant="outlined" disabled={today.startsWith(month)} onClick={() => showMonth(today.slice(0, 7))}>
          {translate('campaignList.calendar.today')}
        </Button>
        <p className={styles.note}>
          {nothing && translate('campaignList.calendar.empty')}
          {left > 0 &&
            translate('campaignList.calendar.left_out', {
              shown: formatNumber(shown?.campaigns.length, language),
              total: formatNumber(shown?.campaign_total, language),
            })}
        </p>
      </header>
      {phone ? (
        <Agenda days={days} today={today} answer={shown} onDay={showDay} />
      ) : (
        <MonthGrid weeks={weeks} month={month} today={today} answer={shown} onDay={showDay} />
      )}
      {day && <DayDialog key={day} day={day} filter={filter} onClose={() => showDay(null)} />}
    </section>
  );
}
