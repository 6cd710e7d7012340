import CheckIcon from '@mui/icons-material/Check';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useTranslate } from 'react-admin';
import { setPreference } from '../../providers/preferences';
import styles from './TopBar.module.css';
import { themes } from './themes';
import type { PopupProps } from './usePopup';

/** The themes to choose from, below their button. */
export function ThemePopup({ anchor, onClose, chosen }: PopupProps & { chosen: string }) {
  const translate = useTranslate();
  return (
    <Menu open={anchor !== null} anchorEl={anchor} onClose={onClose}>
      {themes.map(({ value, icon: Icon }) => (
        <MenuItem
          key={value}
          selected={value === chosen}
          onClick={() => {
            setPreference('theme', value);
            onClose();
          }}
        >
          <Icon sx={{ fontSize: 16, mr: 2.5 }} color="secondary" />
          <span className={styles.choice}>{translate(`common.theme.${value}`)}</span>
          {value === chosen && <CheckIcon sx={{ fontSize: 16 }} color="primary" />}
        </MenuItem>
      ))}
    </Menu>
  );
}
