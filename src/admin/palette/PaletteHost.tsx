import SearchIcon from '@mui/icons-material/Search';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { withWords } from '../../providers/pageWords';
import { keyNames } from '../../ui/console/keys/Keys';
import { LateCode, late } from '../../ui/plain/late';
import { LatePasswordDrawer } from '../pages/LatePasswordDrawer';
import styles from './PaletteHost.module.css';
import { usePaletteKeys } from './usePaletteKeys';

const loadPalette = () => import('./Palette').then((module) => ({ default: module.Palette }));
const Palette = late(loadPalette);
const quietMs = 2_000;
const KeysDialog = late(() =>
  withWords(['keys'], import('./KeysDialog')).then((module) => ({ default: module.KeysDialog })),
);

/** The search box of the top bar; it and its keys open the command palette, which loads apart. */
export function PaletteHost() {
  const translate = useTranslate();
  const [open, setOpen] = useState<'palette' | 'password' | 'keys' | null>(null);
  const close = () => setOpen(null);
  usePaletteKeys(
    () => setOpen('palette'),
    () => setOpen((now) => (now === 'palette' ? null : 'palette')),
    () => setOpen('keys'),
  );
  useEffect(() => {
    // Ready before it is asked for: letters typed right after the key would be lost.
    const timer = setTimeout(() => void loadPalette(), quietMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      <button
        type="button"
        className={styles.box}
        aria-haspopup="dialog"
        aria-keyshortcuts="/ Control+K Meta+K"
        onClick={() => setOpen('palette')}
      >
        <SearchIcon />
        <span className={styles.words}>{translate('palette.open')}</span>
        <span className={styles.key} aria-hidden="true">
          {keyNames('toggle_palette').join(' ')}
        </span>
      </button>
      <LateCode>
        {open === 'palette' && (
          <Palette onClose={close} onChangePassword={() => setOpen('password')} onHelp={() => setOpen('keys')} />
        )}
        {open === 'keys' && <KeysDialog onClose={close} />}
        {open === 'password' && <LatePasswordDrawer onClose={close} />}
      </LateCode>
    </>
  );
}
