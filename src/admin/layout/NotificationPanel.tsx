import { type RaRecord, useGetList, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Notification } from '../../domain/notifications/types';
import { pathTo } from '../../domain/routes';
import { EmptyState } from '../../ui/console/state/EmptyState';
import { ErrorState } from '../../ui/console/state/ErrorState';
import { scrollable } from '../../ui/plain/scrollable';
import { NotificationBones } from '../pages/notifications/NotificationBones';
import { NotificationRows } from '../pages/notifications/NotificationRows';
import { ReadAllButton } from '../pages/notifications/ReadAllButton';
import { SettingsLink } from '../pages/notifications/SettingsLink';
import styles from './NotificationBell.module.css';

const latest = { pagination: { page: 1, perPage: 100 }, sort: { field: 'date', order: 'DESC' } } as const;

/** The latest notifications below the bell, and the way to all of them. */
export function NotificationPanel({ onDone }: { onDone: () => void }) {
  const translate = useTranslate();
  return (
    <div className={styles.panel}>
      <header className={styles.head}>
        <h2>{translate('page.notifications')}</h2>
        <ReadAllButton variant="text" />
        <SettingsLink onClick={onDone} />
      </header>
      <div className={styles.list} {...scrollable}>
        <Latest onDone={onDone} />
      </div>
      <Link to={pathTo('notifications')} className={styles.all} onClick={onDone}>
        {translate('notifications.all')}
      </Link>
    </div>
  );
}

function Latest({ onDone }: { onDone: () => void }) {
  const translate = useTranslate();
  const { data, error, refetch } = useGetList<Notification & RaRecord>('notifications', latest, { retry: false });
  if (data?.length === 0) {
    return <EmptyState title={translate('notifications.empty')} hint={translate('notifications.empty_hint')} />;
  }
  if (data) return <NotificationRows rows={data} onChoose={onDone} />;
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return <NotificationBones rows={4} />;
}
