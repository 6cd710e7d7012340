import CheckIcon from '@mui/icons-material/Check';
import LanguageIcon from '@mui/icons-material/Language';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState, useSyncExternalStore } from 'react';
import { useTranslate } from 'react-admin';
import { loadLanguages } from '../../providers/languages';
import { getChoices, getLocale, subscribeLocale } from '../../providers/locale';
import { chooseLanguage } from './chooseLanguage';
import styles from './TopBar.module.css';

/** Chooses the language; the router is mounted anew under the other prefix, the page is not loaded again. */
export function LanguagePicker() {
  const translate = useTranslate();
  const locale = useSyncExternalStore(subscribeLocale, getLocale);
  const choices = useSyncExternalStore(subscribeLocale, getChoices);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const choose = (chosen: string) => {
    setAnchor(null);
    void chooseLanguage(chosen);
  };
  return (
    <>
      <button
        type="button"
        className={styles.tool}
        aria-label={`${translate('common.language')}: ${locale.toUpperCase()}`}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => {
          setAnchor(event.currentTarget);
          void loadLanguages();
        }}
      >
        <LanguageIcon />
        {locale.toUpperCase()}
      </button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {choices.map(({ code, language }) => (
          <MenuItem key={code} lang={code} selected={code === locale} onClick={() => choose(code)}>
            <span className={styles.choice}>{language}</span>
            {code === locale && <CheckIcon sx={{ fontSize: 16 }} color="primary" />}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
