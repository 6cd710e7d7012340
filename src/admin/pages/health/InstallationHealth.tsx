import { useTranslate } from 'react-admin';
import { formatInstant } from '../../../domain/format';
import { type Health, healthParts } from '../../../domain/health/types';
import { partsToMend } from '../../../domain/health/verdict';
import { useRead } from '../../../ui/console/data/useRead';
import { PageHeader } from '../../../ui/console/record/PageHeader';
import { ErrorState } from '../../../ui/console/state/ErrorState';
import { ErrorBudgetCard } from './ErrorBudgetCard';
import styles from './health.module.css';
import { PartCard } from './PartCard';

const refreshEvery = 30_000;

/** How the installation stands: what needs a look first, then each part with its figures, and the calls of 30 days. */
export function InstallationHealth() {
  const translate = useTranslate();
  const { data, error, refetch } = useRead<Health>('healthOverview', {}, { refetchInterval: refreshEvery });
  if (!data && error) {
    return (
      <div className={styles.page}>
        <PageHeader title={translate('page.health')} description={translate('health.help')} />
        <ErrorState error={error} onRetry={() => void refetch()} />
      </div>
    );
  }
  const toMend = data ? partsToMend(data) : [];
  const calm = healthParts.filter((part) => !toMend.includes(part));
  return (
    <div className={styles.page}>
      <PageHeader title={translate('page.health')} description={translate('health.help')} />
      <p className={!data ? styles.asking : toMend.length > 0 ? styles.toMend : styles.allGood} role="status">
        {data && (
          <>
            <strong>
              {toMend.length > 0
                ? translate('health.to_mend', { count: toMend.length, smart_count: toMend.length })
                : translate('health.all_good')}
            </strong>
            <span>{translate('health.asked', { at: formatInstant(data.at) })}</span>
          </>
        )}
      </p>
      <div className={styles.cards} aria-busy={!data}>
        {data
          ? [...toMend, ...calm].map((part) => <PartCard key={part} part={part} health={data} />)
          : healthParts.map((part) => <div key={part} className={styles.bone} aria-hidden="true" />)}
        {data && <ErrorBudgetCard budget={data.calls} />}
      </div>
    </div>
  );
}
