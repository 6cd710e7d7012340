import { type RaRecord, useListContext, useTranslate } from 'react-admin';
import type { Notification } from '../../../domain/notifications/types';
import { FilterBar } from '../../../ui/console/list/FilterBar';
import { ListFrame } from '../../../ui/console/list/ListFrame';
import { ListHeader } from '../../../ui/console/list/ListHeader';
import { Pager } from '../../../ui/console/list/Pager';
import { type ListParams, useListParams } from '../../../ui/console/list/useListParams';
import { EmptyState } from '../../../ui/console/state/EmptyState';
import { ErrorState } from '../../../ui/console/state/ErrorState';
import { scrollable } from '../../../ui/plain/scrollable';
import { NotificationBones } from './NotificationBones';
import { NotificationRows } from './NotificationRows';
import styles from './notifications.module.css';
import { ReadAllButton } from './ReadAllButton';
import { SettingsLink } from './SettingsLink';

const filterNames = ['unread'] as const;

/** Every notification the person has, page by page. */
export function Notifications() {
  const translate = useTranslate();
  const params = useListParams(filterNames);
  return (
    <ListFrame resource="notifications" params={params}>
      <ListHeader
        title={translate('page.notifications')}
        actions={
          <>
            <SettingsLink />
            <ReadAllButton variant="outlined" />
          </>
        }
      />
      <FilterBar filters={[]} params={params} start={<UnreadOnly params={params} />} end={<Pager />} />
      <div className={styles.scroll} {...scrollable}>
        <Rows onlyUnread={params.filters.unread !== undefined} />
      </div>
    </ListFrame>
  );
}

function UnreadOnly({ params }: { params: ListParams }) {
  const translate = useTranslate();
  const isOn = params.filters.unread !== undefined;
  return (
    <button
      type="button"
      className={styles.toggle}
      aria-pressed={isOn}
      onClick={() => params.setFilter('unread', isOn ? [] : ['true'])}
    >
      {translate('notifications.only_unread')}
    </button>
  );
}

function Rows({ onlyUnread }: { onlyUnread: boolean }) {
  const translate = useTranslate();
  const { data, error, refetch } = useListContext<Notification & RaRecord>();
  if (data?.length === 0) return <EmptyState title={translate(emptyKey(onlyUnread))} />;
  if (data) return <NotificationRows rows={data} />;
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return <NotificationBones rows={8} />;
}

const emptyKey = (onlyUnread: boolean) => (onlyUnread ? 'notifications.none_unread' : 'notifications.empty');
