import CheckIcon from '@mui/icons-material/Check';
import LanguageIcon from '@mui/icons-material/Language';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useI18nProvider, useLocaleState, useTranslate } from 'react-admin';
import styles from './TopBar.module.css';

/** Chooses the language; the router is mounted anew under the other prefix, the page is not loaded again. */
export function LanguagePicker() {
  const translate = useTranslate();
  const { getLocales } = useI18nProvider();
  const [locale, setLocale] = useLocaleState();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <button
        type="button"
        className={styles.tool}
        aria-label={`${translate('common.language')}: ${locale.toUpperCase()}`}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <LanguageIcon />
        {locale.toUpperCase()}
      </button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {(getLocales?.() ?? []).map((entry) => (
          <MenuItem
            key={entry.locale}
            lang={entry.locale}
            selected={entry.locale === locale}
            onClick={() => {
              setAnchor(null);
              setLocale(entry.locale);
            }}
          >
            <span className={styles.choice}>{entry.name}</span>
            {entry.locale === locale && <CheckIcon sx={{ fontSize: 16 }} color="primary" />}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
