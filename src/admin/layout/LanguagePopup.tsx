import CheckIcon from '@mui/icons-material/Check';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useSyncExternalStore } from 'react';
import { getChoices, getLocale, subscribeLocale } from '../../providers/locale';
import { chooseLanguage } from './chooseLanguage';
import styles from './TopBar.module.css';
import type { PopupProps } from './usePopup';

/** The languages to choose from, below their button. */
export function LanguagePopup({ anchor, onClose }: PopupProps) {
  const locale = useSyncExternalStore(subscribeLocale, getLocale);
  const choices = useSyncExternalStore(subscribeLocale, getChoices);
  const choose = (chosen: string) => {
    onClose();
    chooseLanguage(chosen);
  };
  return (
    <Menu open={anchor !== null} anchorEl={anchor} onClose={onClose}>
      {choices.map(({ code, language }) => (
        <MenuItem key={code} lang={code} selected={code === locale} onClick={() => choose(code)}>
          <span className={styles.choice}>{language}</span>
          {code === locale && <CheckIcon sx={{ fontSize: 16 }} color="primary" />}
        </MenuItem>
      ))}
    </Menu>
  );
}
