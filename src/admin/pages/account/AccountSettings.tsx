import { useSyncExternalStore } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { request } from '../../../providers/http';
import { getChoices, getLocale, setLocale, subscribeLocale } from '../../../providers/locale';
import { getPreference, setPreference, subscribePreferences } from '../../../providers/preferences';
import { getAccount } from '../../../providers/session';
import { PageHeader } from '../../../ui/console/record/PageHeader';
import { Section } from '../../../ui/console/record/Section';
import { errorText } from '../../../ui/console/state/errorText';
import styles from './account.module.css';
import { Choices } from './Choices';
import { NotificationSettings } from './NotificationSettings';

const themes = ['system', 'light', 'dark'] as const;

/** What the person has chosen for themselves: language, kept with the account, and theme, kept on the device. */
export function AccountSettings() {
  const translate = useTranslate();
  const notify = useNotify();
  const choices = useSyncExternalStore(subscribeLocale, getChoices);
  const locale = useSyncExternalStore(subscribeLocale, getLocale);

  const choose = async (chosen: string) => {
    const me = getAccount()?.me;
    const language_id = choices.find(({ code }) => code === chosen)?.id;
    try {
      if (me && language_id) await request('userLanguage', { params: { id: me.id }, body: { language_id } });
      setLocale(chosen);
    } catch (error) {
      notify(errorText(error, translate), { type: 'error' });
    }
  };

  return (
    <div className={styles.page}>
      <PageHeader title={translate('page.account_settings')} />
      <Section title={translate('common.language')} description={translate('users.settings.language_help')}>
        <Choices
          name="language"
          label={translate('common.language')}
          value={locale}
          options={choices.map(({ code, language }) => ({ value: code, label: language }))}
          onChange={(value) => void choose(value)}
        />
      </Section>
      <ThemeSection />
      <NotificationSettings />
    </div>
  );
}

function ThemeSection() {
  const translate = useTranslate();
  const theme = useSyncExternalStore(subscribePreferences, () => getPreference('theme'));
  return (
    <Section title={translate('common.theme.label')} description={translate('users.settings.theme_help')}>
      <Choices
        name="theme"
        label={translate('common.theme.label')}
        value={theme}
        options={themes.map((value) => ({ value, label: translate(`common.theme.${value}`) }))}
        onChange={(value) => setPreference('theme', value)}
      />
    </Section>
  );
}
