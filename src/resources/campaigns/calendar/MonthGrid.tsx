import { type CSSProperties, useMemo } from 'react';
import { useTranslate } from 'react-admin';
import type { CalendarCampaign, CalendarDay, CampaignCalendar } from '../../../domain/campaigns/calendar';
import { isPaced } from '../../../domain/campaigns/pace';
import { formatDay, formatWeekday } from '../../../domain/format';
import { paceWords } from '../../../ui/console/pace/paceWords';
import { Count } from '../../../ui/plain/Figure';
import { useLanguage } from '../../../ui/plain/language';
import { Picture } from '../../../ui/plain/Picture';
import { CampaignLink } from '../CampaignLink';
import styles from './calendar.module.css';
import entries from './entries.module.css';
import { type Bar, layoutWeek } from './layout';
import { PostEntry } from './PostEntry';

/** Lines of campaigns in a week; what is more waits behind the day's +N. */
const lanes = 4;
/** Posts of a full day: a month that comes is as high as the one that waits for it. */
const bones = [1, 2, 3];

interface MonthGridProps {
  weeks: readonly string[][];
  month: string;
  today: string;
  /** Null while it is on its way: the grid stands already. */
  answer: CampaignCalendar | null;
  onDay: (day: string) => void;
}

/** The week of today is seen at once, however full those before it are. */
const show = (week: HTMLElement | null) => {
  week?.scrollIntoView({ block: 'nearest' });
};

/** The weeks of a month, Monday first. */
export function MonthGrid({ weeks, month, today, answer, onDay }: MonthGridProps) {
  const language = useLanguage();
  const byDay = useMemo(() => new Map(answer?.days.map((day) => [day.day, day])), [answer]);
  return (
    <div className={styles.month}>
      <div className={styles.weekdays} aria-hidden="true">
        {weeks[0]?.map((day) => (
          <span key={day}>{formatWeekday(day, language, 'short')}</span>
        ))}
      </div>
      {weeks.map((week) => {
        const { bars, hidden, lanes: used } = layoutWeek(answer?.campaigns ?? [], week, lanes);
        return (
          <div
            key={week[0]}
            ref={answer && week.includes(today) ? show : undefined}
            className={styles.week}
            style={{ '--lanes': answer ? used : lanes } as CSSProperties}
          >
            {week.map((day, column) => (
              <DayCell
                key={day}
                day={day}
                look={`${day.startsWith(month) ? '' : styles.outside} ${day === today ? styles.today : ''}`}
                waiting={answer === null}
                posts={byDay.get(day)}
                hidden={hidden[column] ?? 0}
                onOpen={() => onDay(day)}
              />
            ))}
            {bars.map((bar) => (
              <CampaignBar key={bar.campaign.id} bar={bar} />
            ))}
          </div>
        );
      })}
    </div>
  );
}

interface DayCellProps {
  day: string;
  look: string;
  waiting: boolean;
  posts: CalendarDay | undefined;
  hidden: number;
  onOpen: () => void;
}

function DayCell({ day, look, waiting, posts, hidden, onOpen }: DayCellProps) {
  const translate = useTranslate();
  const language = useLanguage();
  // As the number that is shown is written: what is read aloud has to contain it.
  const name = `${formatWeekday(day, language, 'long')} ${formatDay(day).replace(/^0/, '')}`;
  const more = hidden + (posts ? posts.total - posts.posts.length : 0);
  return (
    <section className={`${styles.day} ${look}`} aria-label={name}>
      <button
        type="button"
        className={styles.date}
        aria-label={translate('campaignList.calendar.open_day', { day: name })}
        onClick={onOpen}
      >
        {Number(day.slice(8))}
      </button>
      <div className={styles.entries}>
        {waiting && bones.map((bone) => <span key={bone} className={styles.bone} aria-hidden="true" />)}
        {posts?.posts.map((post) => (
          <PostEntry key={post.id} post={post} />
        ))}
        {more > 0 && (
          <button
            type="button"
            className={entries.more}
            aria-label={translate('campaignList.calendar.more', { more, day: name })}
            onClick={onOpen}
          >
            +<Count value={more} />
          </button>
        )}
      </div>
    </section>
  );
}

/** A campaign's stretch of a week, in the colour of its state; its words say the state, and how it goes, too. */
function CampaignBar({ bar: { campaign, from, to, lane, starts, ends } }: { bar: Bar<CalendarCampaign> }) {
  const translate = useTranslate();
  const language = useLanguage();
  const { name, brand, status, start_date, end_date, pace } = campaign;
  const course = isPaced(status) && pace !== 'none' ? paceWords(campaign, translate, language) : null;
  const judged = course ? `${name} · ${course.label}` : name;
  // One day's width is the name's alone.
  const isOneDay = to === from;
  const words = [
    judged,
    course?.short,
    brand.name,
    translate(`common.status.campaign.${status}`),
    `${formatDay(start_date)} – ${end_date ? formatDay(end_date) : '…'}`,
  ]
    .filter(Boolean)
    .join(' · ');
  return (
    <CampaignLink
      campaign={campaign}
      className={`${styles.bar} ${styles[status]} ${starts ? styles.starts : ''} ${ends ? styles.ends : ''}`}
      style={{ gridColumn: `${from + 1} / ${to + 2}`, gridRow: lane + 2 }}
      title={words}
      label={words}
      data-one-day={isOneDay || undefined}
    >
      {!isOneDay && <Picture src={brand.logo} name={brand.name} width={14} />}
      {isOneDay ? name : judged}
    </CampaignLink>
  );
}
