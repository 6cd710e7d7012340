import Skeleton from '@mui/material/Skeleton';
import { useGetList, useTranslate } from 'react-admin';
import type { ClientError } from '../../domain/clientErrors/types';
import { formatInstant } from '../../domain/format';
import { SideDrawer } from '../../ui/console/form/SideDrawer';
import { CopyButton } from '../../ui/console/record/CopyButton';
import { Fact, Facts } from '../../ui/console/record/Fact';
import { EmptyState } from '../../ui/console/state/EmptyState';
import { ErrorState } from '../../ui/console/state/ErrorState';
import { Count } from '../../ui/plain/Figure';
import { scrollable } from '../../ui/plain/scrollable';
import styles from './clientErrors.module.css';
import { MetBy } from './MetBy';

/** One reported error with all that is known of it, found by its reference. */
export function ClientErrorDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const translate = useTranslate();
  const { data, error, refetch } = useGetList<ClientError>(
    'clientErrors',
    { pagination: { page: 1, perPage: 1 }, filter: { name: id } },
    { retry: false },
  );
  const found = data?.find((one) => one.id === id);
  return (
    <SideDrawer title={translate('clientErrors.message')} onClose={onClose}>
      {error && <ErrorState error={error} onRetry={() => refetch()} />}
      {!error && !data && (
        <div aria-busy="true">
          <Skeleton height={48} />
          <Skeleton height={24} width="60%" />
          <Skeleton height={200} />
        </div>
      )}
      {data && !found && <EmptyState title={translate('clientErrors.gone')} />}
      {found && <Details error={found} />}
    </SideDrawer>
  );
}

function Details({ error }: { error: ClientError }) {
  const translate = useTranslate();
  const { detail, message } = error;
  const word = (name: string) => translate(`clientErrors.${name}`);
  return (
    <div className={styles.details}>
      <p className={styles.said}>{message}</p>
      <Facts>
        <Fact label={word('times')}>
          <Count value={error.times} />
        </Fact>
        <Fact label={word('last_at')}>{formatInstant(error.last_at)}</Fact>
        <Fact label={word('first_at')}>{formatInstant(error.first_at)}</Fact>
        <Fact label={word('user')}>
          <MetBy user={error.user} />
        </Fact>
        <Fact label={word('path')} copy={detail.path}>
          {detail.path && <code>{detail.path}</code>}
        </Fact>
        <Fact label={word('release')} copy={detail.release}>
          {detail.release && <code>{detail.release}</code>}
        </Fact>
        <Fact label={word('user_agent')}>{detail.user_agent}</Fact>
        <Fact label={word('reference')} copy={error.id}>
          <code>{error.id}</code>
        </Fact>
      </Facts>
      <Trace label={word('stack')} text={detail.stack} />
      <Trace label={word('component')} text={detail.component} />
    </div>
  );
}

function Trace({ label, text }: { label: string; text: string | undefined }) {
  if (!text) return null;
  return (
    <section aria-label={label}>
      <h3 className={styles.heading}>
        {label}
        <CopyButton text={text} />
      </h3>
      <pre className={styles.trace} {...scrollable}>
        {text}
      </pre>
    </section>
  );
}
