import { useTranslate } from 'react-admin';
import type { CampaignCalendar } from '../../../domain/campaigns/calendar';
import { formatDay, formatWeekday } from '../../../domain/format';
import { Count } from '../../../ui/plain/Figure';
import { useLanguage } from '../../../ui/plain/language';
import { CampaignRow } from './CampaignRow';
import calendar from './calendar.module.css';
import styles from './entries.module.css';
import { PostEntry } from './PostEntry';

interface AgendaProps {
  days: readonly string[];
  today: string;
  answer: CampaignCalendar | null;
  onDay: (day: string) => void;
}

const show = (day: HTMLElement | null) => {
  day?.scrollIntoView({ block: 'center' });
};

/** A month on a phone: what runs, then day by day what begins, ends and is posted. */
export function Agenda({ days, today, answer, onDay }: AgendaProps) {
  const translate = useTranslate();
  const language = useLanguage();
  if (!answer) {
    return (
      <div className={styles.agenda} aria-hidden="true">
        {days.slice(0, 8).map((day) => (
          <span key={day} className={calendar.bone} />
        ))}
      </div>
    );
  }
  const { campaigns } = answer;
  const hasSomething = (day: string) =>
    answer.days.some((one) => one.day === day) ||
    campaigns.some(({ start_date, end_date }) => start_date === day || end_date === day);
  // The month of today opens at it, or at the nearest day that has something.
  const shown = days.filter(hasSomething);
  const nearest = days.includes(today) ? (shown.find((day) => day >= today) ?? shown.at(-1)) : undefined;
  return (
    <div className={styles.agenda}>
      {campaigns.length > 0 && (
        <details className={styles.running}>
          <summary>{translate('campaignList.calendar.running', { count: answer.campaign_total })}</summary>
          {campaigns.map((campaign) => (
            <CampaignRow key={campaign.id} campaign={campaign} />
          ))}
        </details>
      )}
      {shown.map((day) => {
        const of = answer.days.find((one) => one.day === day);
        const begin = campaigns.filter(({ start_date }) => start_date === day);
        const end = campaigns.filter(({ end_date }) => end_date === day);
        const name = `${formatWeekday(day, language, 'long')} ${formatDay(day)}`;
        return (
          <section key={day} ref={day === nearest ? show : undefined} aria-label={name}>
            <h3 className={day === today ? `${styles.heading} ${styles.isToday}` : styles.heading}>{name}</h3>
            {begin.map((campaign) => (
              <p key={`begin ${campaign.id}`} className={styles.edge}>
                <span>{translate('campaignList.calendar.begins')}</span> <CampaignRow campaign={campaign} />
              </p>
            ))}
            {end.map((campaign) => (
              <p key={`end ${campaign.id}`} className={styles.edge}>
                <span>{translate('campaignList.calendar.ends')}</span> <CampaignRow campaign={campaign} />
              </p>
            ))}
            {of?.posts.map((post) => (
              <PostEntry key={post.id} post={post} whole />
            ))}
            {of && of.total > of.posts.length && (
              <button
                type="button"
                className={styles.more}
                aria-label={translate('campaignList.calendar.more', { more: of.total - of.posts.length, day: name })}
                onClick={() => onDay(day)}
              >
                +<Count value={of.total - of.posts.length} />
              </button>
            )}
          </section>
        );
      })}
    </div>
  );
}
