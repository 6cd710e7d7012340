import { useSyncExternalStore } from 'react';
import { useTranslate } from 'react-admin';
import { getChoices, getLocale, setLocale, subscribeLocale } from '../../../providers/locale';
import { getPreference, setPreference, subscribePreferences } from '../../../providers/preferences';
import { useMe } from '../../../ui/console/access/useAccess';
import { useVerb } from '../../../ui/console/data/useVerb';
import formStyles from '../../../ui/console/form/form.module.css';
import { PageHeader } from '../../../ui/console/record/PageHeader';
import { Section } from '../../../ui/console/record/Section';
import { useNotifyFailure } from '../../../ui/console/state/useNotifyFailure';
import styles from './account.module.css';
import { NotificationSettings } from './NotificationSettings';

const themes = ['system', 'light', 'dark'] as const;

/** What the person has chosen for themselves: language, kept with the account, and theme, kept on the device. */
export function AccountSettings() {
  const translate = useTranslate();
  const notifyFailure = useNotifyFailure();
  const choices = useSyncExternalStore(subscribeLocale, getChoices);
  const locale = useSyncExternalStore(subscribeLocale, getLocale);

  const me = useMe();
  const [keepLanguage] = useVerb('userLanguage');

  const choose = async (chosen: string) => {
    const language_id = choices.find(({ code }) => code === chosen)?.id;
    try {
      if (language_id) await keepLanguage({ params: { id: me.id }, body: { language_id } });
      setLocale(chosen);
    } catch (error) {
      notifyFailure(error);
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

interface ChoicesProps<T extends string> {
  name: string;
  label: string;
  value: T;
  options: readonly { value: T; label: string }[];
  onChange: (value: T) => void;
}

/** One of a few, in force as soon as it is chosen. */
function Choices<T extends string>({ name, label, value, options, onChange }: ChoicesProps<T>) {
  return (
    <div role="radiogroup" aria-label={label} className={formStyles.choices}>
      {options.map((option) => (
        <label key={option.value} className={formStyles.choice}>
          <input type="radio" name={name} checked={option.value === value} onChange={() => onChange(option.value)} />
          <strong>{option.label}</strong>
        </label>
      ))}
    </div>
  );
}
