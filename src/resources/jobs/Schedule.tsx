import { useTranslate } from 'react-admin';
import type { JobSchedule, QueueOverview } from '../../domain/jobs/types';
import { Section } from '../../ui/console/record/Section';
import { StatusChip } from '../../ui/console/record/StatusChip';
import { ErrorState } from '../../ui/console/state/ErrorState';
import { Ago } from '../../ui/plain/Ago';
import { Instant } from '../../ui/plain/Day';
import styles from './jobs.module.css';
import { KindName } from './KindName';

/** About as many as there are, so that the page keeps its length. */
const bones = Array.from({ length: 12 }, (_, index) => index);

interface ScheduleProps {
  /** Absent while it is loaded. */
  schedule: QueueOverview['schedule'] | undefined;
  error: unknown;
  onRetry: () => void;
}

/** What runs by itself: how often, when next, and how it went the last time. */
export function Schedule({ schedule, error, onRetry }: ScheduleProps) {
  const translate = useTranslate();
  return (
    <Section title={translate('jobs.schedule.title')}>
      {!schedule && error ? <ErrorState error={error} onRetry={onRetry} /> : <Entries schedule={schedule} />}
    </Section>
  );
}

function Entries({ schedule }: Pick<ScheduleProps, 'schedule'>) {
  const translate = useTranslate();
  return (
    <ul className={styles.schedule} aria-label={translate('jobs.schedule.label')} aria-busy={!schedule}>
      {!schedule && bones.map((key) => <li key={key} className={styles.bone} aria-hidden="true" />)}
      {schedule?.map((entry) => (
        <li key={entry.kind}>
          <p className={styles.line}>
            <strong>
              <KindName kind={entry.kind} />
            </strong>
            <span className={styles.muted}>
              <Interval {...entry} />
            </span>
          </p>
          <p className={styles.line}>
            <span className={styles.muted}>{translate('jobs.schedule.next')}</span>
            <Next {...entry} />
          </p>
          <p className={styles.line}>
            <span className={styles.muted}>{translate('jobs.schedule.last')}</span>
            {entry.last ? (
              <>
                <Ago value={entry.last.at} />
                <StatusChip kind="job" status={entry.last.state} />
              </>
            ) : (
              translate('jobs.schedule.never')
            )}
          </p>
        </li>
      ))}
    </ul>
  );
}

function Interval({ every, by }: JobSchedule) {
  const translate = useTranslate();
  const words = [
    ...(every === null ? [] : [intervalWords(every, translate)]),
    ...(by === null ? [] : [translate(`jobs.schedule.${by}`)]),
  ];
  return words.join(', ');
}

function Next({ next_at }: JobSchedule) {
  const translate = useTranslate();
  if (next_at === null) return translate('jobs.schedule.none');
  return Date.parse(next_at) <= Date.now() ? translate('jobs.schedule.now') : <Instant value={next_at} />;
}

function intervalWords(seconds: number, translate: ReturnType<typeof useTranslate>): string {
  if (seconds < 3_600) return translate('jobs.schedule.minutes', { minutes: seconds / 60 });
  return translate('jobs.schedule.every', { hours: seconds / 3_600 });
}
