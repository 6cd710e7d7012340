import { useGetList, useNotify, useTranslate } from 'react-admin';
import { can } from '../../../domain/access';
import { paging } from '../../../domain/limits';
import { syncTimeTypes } from '../../../domain/settings/schema';
import type { SyncTimeRow } from '../../../domain/settings/types';
import { useAccess } from '../../../ui/console/access/useAccess';
import { useVerb } from '../../../ui/console/data/useVerb';
import { ErrorState } from '../../../ui/console/state/ErrorState';
import { useNotifyFailure } from '../../../ui/console/state/useNotifyFailure';
import { useNotifyUndo } from '../../../ui/console/useNotifyUndo';
import { SyncTimeGroup } from './SyncTimeGroup';
import styles from './settings.module.css';

/** How often channels and posts are fetched: one choice of each group is in force (spec 1 §2 Settings page). */
export function SyncTimes() {
  const translate = useTranslate();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const notifyUndo = useNotifyUndo();
  const [update, { isPending, variables }] = useVerb('syncTimeUpdate');
  const busy = isPending ? variables.params?.id : undefined;
  const access = useAccess();
  const { data, error, refetch } = useGetList<SyncTimeRow>(
    'syncTimes',
    { pagination: { page: 1, perPage: paging.largestSize }, sort: { field: 'id', order: 'ASC' } },
    { retry: false },
  );
  const mayChoose = can(access, 'setting', 'r_setting_update_sync_time');

  const put = async ({ id, type, sync_time }: SyncTimeRow) => {
    await update({ params: { id }, body: { type } });
    return translate(`settings.sync.${type}_done`, { hours: sync_time });
  };
  const choose = async (option: SyncTimeRow) => {
    const before = data?.find(({ type, active }) => active && type === option.type);
    try {
      const said = await put(option);
      if (before) notifyUndo(said, () => put(before));
      else notify(said, { type: 'success' });
    } catch (failure) {
      notifyFailure(failure);
    }
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
