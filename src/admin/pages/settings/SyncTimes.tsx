import { useState } from 'react';
import { useGetList, useNotify, useTranslate } from 'react-admin';
import { can } from '../../../domain/access';
import { paging } from '../../../domain/limits';
import { syncTimeTypes } from '../../../domain/settings/schema';
import type { SyncTimeRow } from '../../../domain/settings/types';
import { request } from '../../../providers/http';
import { getAccessMap } from '../../../providers/session';
import { ErrorState } from '../../../ui/console/state/ErrorState';
import { errorText } from '../../../ui/console/state/errorText';
import { SyncTimeGroup } from './SyncTimeGroup';
import styles from './settings.module.css';

/** How often channels and posts are fetched: one choice of each group is in force (spec 1 §2 Settings page). */
export function SyncTimes() {
  const translate = useTranslate();
  const notify = useNotify();
  const [busy, setBusy] = useState<string>();
  const { data, error, refetch } = useGetList<SyncTimeRow>(
    'syncTimes',
    { pagination: { page: 1, perPage: paging.largestSize }, sort: { field: 'id', order: 'ASC' } },
    { retry: false },
  );
  const mayChoose = can(getAccessMap(), 'setting', 'r_setting_update_sync_time');

  const choose = async ({ id, type, sync_time }: SyncTimeRow) => {
    setBusy(id);
    try {
      await request('syncTimeUpdate', { params: { id }, body: { type } });
      notify(translate(`settings.sync.${type}_done`, { hours: sync_time }), { type: 'success' });
    } catch (failure) {
      notify(errorText(failure, translate), { type: 'error' });
    }
    await refetch();
    setBusy(undefined);
  };

  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return (
    <div className={styles.groups}>
      {!mayChoose && <p className={styles.note}>{translate('settings.sync.read_only')}</p>}
      {syncTimeTypes.map((type) => (
        <SyncTimeGroup
          key={type}
          type={type}
          options={data?.filter((option) => option.type === type)}
          busy={busy}
          onChoose={mayChoose ? (option) => void choose(option) : undefined}
        />
      ))}
    </div>
  );
}
