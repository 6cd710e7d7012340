import { useTranslate } from 'react-admin';
import { networks } from '../../../domain/networks';
import type { NetworkStatus } from '../../../domain/social/types';
import { useRead } from '../../../ui/console/data/useRead';
import { PageHeader } from '../../../ui/console/record/PageHeader';
import { ErrorState } from '../../../ui/console/state/ErrorState';
import { NetworkCard } from './NetworkCard';
import styles from './networks.module.css';

const refreshEvery = { running: 3_000, resting: 60_000 };

/** How each network is read: connected or not, budget, what is left to read, what brought nothing and why. */
export function Networks() {
  const translate = useTranslate();
  const { data, error, refetch } = useRead<NetworkStatus[]>(
    'socialStatus',
    {},
    {
      refetchInterval: ({ state }) =>
        state.data?.some(({ is_running }) => is_running) ? refreshEvery.running : refreshEvery.resting,
    },
  );
  return (
    <div className={styles.page}>
      <PageHeader title={translate('page.networks')} description={translate('networks.help')} />
      {!data && error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <div className={styles.cards} aria-busy={!data}>
          {data
            ? data.map((status) => <NetworkCard key={status.network} status={status} />)
            : networks.map((network) => <div key={network} className={styles.bone} aria-hidden="true" />)}
        </div>
      )}
    </div>
  );
}
