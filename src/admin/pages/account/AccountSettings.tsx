import { useSyncExternalStore } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { request } from '../../../providers/http';
import { getLocale, type Locale, setLocale } from '../../../providers/locale';
import { getPreference, setPreference, subscribePreferences } from '../../../providers/preferences';
import { getAccount } from '../../../providers/session';
import { errorText } from '../../../ui/console/errorText';
import { PageHeader } from '../../../ui/console/PageHeader';
import { Section } from '../../../ui/console/Section';
import { useOptions } from '../../../ui/console/useOptions';
import styles from './account.module.css';
import { Choices } from './Choices';

const codeOf = ({ code }: { id: string; code: string }) => code;
const languageNames: Record<Locale, string> = { vi: 'Tiếng Việt', en: 'English' };
const themes = ['system', 'light', 'dark'] as const;

/** What the person has chosen for themselves: language, kept with the account, and theme, kept on the device. */
export function AccountSettings() {
  const translate = useTranslate();
  const notify = useNotify();
  const languages = useOptions('languages', codeOf);
  const locale = getLocale();

  const choose = async (chosen: Locale) => {
    const me = getAccount()?.me;
    const language = languages.find(({ label }) => label === chosen);
    try {
      if (me && language) {
        await request('userLanguage', { params: { id: me.id }, body: { language_id: language.value } });
      }
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
          options={(Object.keys(languageNames) as Locale[]).map((value) => ({ value, label: languageNames[value] }))}
          onChange={(value) => void choose(value)}
        />
      </Section>
      <ThemeSection />
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
