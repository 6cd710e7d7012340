import { useSyncExternalStore } from 'react';
import { getLocale, locales, setLocale, subscribeLocale } from '../../providers/locale';
import { useWords } from '../words';
import styles from './layout.module.css';

/** The two languages side by side; a switch needs no page load. */
export function AuthLanguage() {
  const translate = useWords();
  const current = useSyncExternalStore(subscribeLocale, getLocale);
  return (
    <fieldset className={styles.languages} aria-label={translate('common.language')}>
      {locales.map((locale) => (
        <button key={locale} type="button" aria-pressed={locale === current} onClick={() => setLocale(locale)}>
          {locale.toUpperCase()}
        </button>
      ))}
    </fieldset>
  );
}
