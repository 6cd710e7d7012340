import LanguageIcon from '@mui/icons-material/Language';
import { useSyncExternalStore } from 'react';
import { useTranslate } from 'react-admin';
import { loadLanguages } from '../../providers/languages';
import { getLocale, subscribeLocale } from '../../providers/locale';
import { LateCode } from '../../ui/plain/late';
import { LanguagePopup } from './latePopups';
import styles from './TopBar.module.css';
import { usePopup } from './usePopup';

/** Chooses the language; the router is mounted anew under the other prefix, the page is not loaded again. */
export function LanguagePicker() {
  const translate = useTranslate();
  const locale = useSyncExternalStore(subscribeLocale, getLocale);
  const popup = usePopup();
  return (
    <>
      <button
        type="button"
        className={styles.tool}
        aria-label={`${translate('common.language')}: ${locale.toUpperCase()}`}
        aria-haspopup="menu"
        aria-expanded={popup.isOpen}
        onClick={(event) => {
          popup.open(event);
          void loadLanguages();
        }}
      >
        <LanguageIcon />
        {locale.toUpperCase()}
      </button>
      <LateCode>{popup.wasOpened && <LanguagePopup anchor={popup.anchor} onClose={popup.close} />}</LateCode>
    </>
  );
}
