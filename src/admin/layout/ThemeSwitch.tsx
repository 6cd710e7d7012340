import CheckIcon from '@mui/icons-material/Check';
import ContrastIcon from '@mui/icons-material/Contrast';
import DarkModeIcon from '@mui/icons-material/DarkModeOutlined';
import LightModeIcon from '@mui/icons-material/LightModeOutlined';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState, useSyncExternalStore } from 'react';
import { useTranslate } from 'react-admin';
import { getPreference, setPreference, subscribePreferences } from '../../providers/preferences';
import styles from './TopBar.module.css';

const choices = [
  { value: 'light', icon: LightModeIcon },
  { value: 'dark', icon: DarkModeIcon },
  { value: 'system', icon: ContrastIcon },
] as const;

/** Light, dark, or as the device is; kept on the device. */
export function ThemeSwitch() {
  const translate = useTranslate();
  const chosen = useSyncExternalStore(subscribePreferences, () => getPreference('theme'));
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const Icon = choices.find(({ value }) => value === chosen)?.icon ?? ContrastIcon;
  return (
    <>
      <button
        type="button"
        className={styles.tool}
        aria-label={translate('common.theme.label')}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Icon />
      </button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {choices.map(({ value, icon: ChoiceIcon }) => (
          <MenuItem
            key={value}
            selected={value === chosen}
            onClick={() => {
              setPreference('theme', value);
              setAnchor(null);
            }}
          >
            <ChoiceIcon sx={{ fontSize: 16, mr: 2.5 }} color="secondary" />
            <span className={styles.choice}>{translate(`common.theme.${value}`)}</span>
            {value === chosen && <CheckIcon sx={{ fontSize: 16 }} color="primary" />}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
