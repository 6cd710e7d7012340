import { useSyncExternalStore } from 'react';
import { getChoices, getLocale, setLocale, subscribeLocale } from '../../providers/locale';
import { useWords } from '../words';
import styles from './layout.module.css';

const sideBySide = 3;

/** The languages: a few side by side, more of them in a list; a switch needs no page load. */
export function AuthLanguage() {
  const translate = useWords();
  const current = useSyncExternalStore(subscribeLocale, getLocale);
  const choices = useSyncExternalStore(subscribeLocale, getChoices);
  if (choices.length > sideBySide) {
    return (
      <select
        className={styles.languageList}
        aria-label={translate('common.language')}
        value={current}
        onChange={(event) => setLocale(event.target.value)}
      >
        {choices.map(({ code, language }) => (
          <option key={code} value={code} lang={code}>
            {language}
          </option>
        ))}
      </select>
    );
  }
  return (
    <fieldset className={styles.languages} aria-label={translate('common.language')}>
      {choices.map(({ code, language }) => (
        <button
          key={code}
          type="button"
          title={language}
          aria-pressed={code === current}
          onClick={() => setLocale(code)}
        >
          {code.toUpperCase()}
        </button>
      ))}
    </fieldset>
  );
}
