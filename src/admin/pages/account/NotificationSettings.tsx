import Switch from '@mui/material/Switch';
import { useCallback, useEffect, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { NotificationPreference } from '../../../domain/notifications/types';
import { request } from '../../../providers/http';
import { Section } from '../../../ui/console/record/Section';
import { ErrorState } from '../../../ui/console/state/ErrorState';
import { errorText } from '../../../ui/console/state/errorText';
import styles from './account.module.css';

type Answer = { data: NotificationPreference[] };
const ways = ['in_app', 'by_mail'] as const;

/** What the person wants to hear of, in the app and by mail; each choice is in force once the server has it. */
export function NotificationSettings() {
  const translate = useTranslate();
  const notify = useNotify();
  const [preferences, setPreferences] = useState<NotificationPreference[]>();
  const [error, setError] = useState<unknown>();
  const [saving, setSaving] = useState(false);
  const load = useCallback(() => {
    setError(undefined);
    request<Answer>('notificationPreferences').then(({ data }) => setPreferences(data), setError);
  }, []);
  useEffect(load, [load]);

  const choose = async (preference: NotificationPreference) => {
    setSaving(true);
    try {
      const body = { preferences: [preference] };
      setPreferences((await request<Answer>('notificationPreferencesUpdate', { body })).data);
    } catch (failure) {
      notify(errorText(failure, translate), { type: 'error' });
    }
    setSaving(false);
  };

  return (
    <Section title={translate('page.notifications')} description={translate('notifications.settings_help')}>
      {error ? (
        <ErrorState error={error} onRetry={load} />
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
                  <span>{translate(`notifications.kind_help.${preference.kind}`)}</span>
                </th>
                {ways.map((way) => (
                  <td key={way}>
                    <Switch
                      size="small"
                      checked={preference[way]}
                      disabled={saving}
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
