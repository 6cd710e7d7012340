import ContrastIcon from '@mui/icons-material/Contrast';
import { useSyncExternalStore } from 'react';
import { useTranslate } from 'react-admin';
import { getPreference, subscribePreferences } from '../../providers/preferences';
import { LateCode } from '../../ui/plain/late';
import { ThemePopup } from './latePopups';
import styles from './TopBar.module.css';
import { themes } from './themes';
import { usePopup } from './usePopup';

/** Light, dark, or as the device is; kept on the device. */
export function ThemeSwitch() {
  const translate = useTranslate();
  const chosen = useSyncExternalStore(subscribePreferences, () => getPreference('theme'));
  const popup = usePopup();
  const Icon = themes.find(({ value }) => value === chosen)?.icon ?? ContrastIcon;
  return (
    <>
      <button
        type="button"
        className={styles.tool}
        aria-label={translate('common.theme.label')}
        aria-haspopup="menu"
        aria-expanded={popup.isOpen}
        onClick={popup.open}
      >
        <Icon />
      </button>
      <LateCode>
        {popup.wasOpened && <ThemePopup anchor={popup.anchor} onClose={popup.close} chosen={chosen} />}
      </LateCode>
    </>
  );
}
