import { useTranslate } from 'react-admin';
import { formatNumber } from '../../domain/format';
import { type QueueJobState, type QueueOverview, queueJobStates } from '../../domain/jobs/types';
import type { ListParams } from '../../ui/console/list/useListParams';
import { useLanguage } from '../../ui/plain/language';
import styles from './jobs.module.css';

interface JobStatesProps {
  params: ListParams;
  counts: QueueOverview['states'] | undefined;
}

/** How many jobs are in each state; one of them filters the list. */
export function JobStates({ params, counts }: JobStatesProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const [chosen] = params.filters.state ?? [];
  const total = counts && queueJobStates.reduce((sum, state) => sum + counts[state], 0);
  const entry = (label: string, count: number | undefined, state?: QueueJobState) => (
    <button
      key={label}
      type="button"
      aria-pressed={chosen === state}
      className={state === 'failed' && count ? `${styles.state} ${styles.failed}` : styles.state}
      onClick={() => params.setFilter('state', state ? [state] : [])}
    >
      {label}
      <span className={styles.count}>{formatNumber(count, language)}</span>
    </button>
  );
  return (
    <fieldset aria-label={translate('jobs.states')} className={styles.states}>
      {entry(translate('jobs.all'), total)}
      {queueJobStates.map((state) => entry(translate(`common.status.job.${state}`), counts?.[state], state))}
    </fieldset>
  );
}
