import Switch from '@mui/material/Switch';
import { useTranslate } from 'react-admin';
import type { NotificationPreference } from '../../../domain/notifications/types';
import { useRead } from '../../../ui/console/data/useRead';
import { useVerb } from '../../../ui/console/data/useVerb';
import { Section } from '../../../ui/console/record/Section';
import { ErrorState } from '../../../ui/console/state/ErrorState';
import { useNotifyFailure } from '../../../ui/console/state/useNotifyFailure';
import styles from './account.module.css';

const ways = ['in_app', 'by_mail'] as const;

/** What the person wants to hear of, in the app and by mail; each choice is in force once the server has it. */
export function NotificationSettings() {
  const translate = useTranslate();
  const notifyFailure = useNotifyFailure();
  const {
    data: preferences,
    error,
    isFetching,
    refetch,
  } = useRead<NotificationPreference[]>('notificationPreferences');
  const [update, { isPending }] = useVerb('notificationPreferencesUpdate');

  const choose = async (preference: NotificationPreference) => {
    try {
      await update({ body: { preferences: [preference] } });
    } catch (failure) {
      notifyFailure(failure);
    }
  };

  return (
    <Section title={translate('page.notifications')} description={translate('notifications.settings_help')}>
      {error && !preferences ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <table className={styles.matrix} aria-busy={!preferences}>
          <thead>
            <tr>
              <th scope="col">{translate('notifications.about')}</th>
              {ways.map((way) => (
                <th key={way} scope="col">
                  {translate(`notifications.way.${way}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {(preferences ?? []).map((preference) => (
              <tr key={preference.kind}>
                <th scope="row">
                  {translate(`notifications.kind.${preference.kind}`)}
                  <span>{translate(`notificationHelp.kind.${preference.kind}`)}</span>
                </th>
                {ways.map((way) => (
                  <td key={way}>
                    <Switch
                      size="small"
                      checked={preference[way]}
                      disabled={isPending || isFetching}
                      slotProps={{ input: { 'aria-label': nameOf(preference.kind, way, translate) } }}
                      onChange={(_, checked) => void choose({ ...preference, [way]: checked })}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Section>
  );
}

function nameOf(kind: string, way: string, translate: ReturnType<typeof useTranslate>): string {
  return `${translate(`notifications.kind.${kind}`)} · ${translate(`notifications.way.${way}`)}`;
}
