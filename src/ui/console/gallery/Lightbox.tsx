import BackIcon from '@mui/icons-material/ChevronLeft';
import ForthIcon from '@mui/icons-material/ChevronRight';
import CloseIcon from '@mui/icons-material/Close';
import Dialog from '@mui/material/Dialog';
import MuiIconButton from '@mui/material/IconButton';
import { type KeyboardEvent, useId } from 'react';
import { useTranslate } from 'react-admin';
import { pressed } from '../keys/pressed';
import styles from './gallery.module.css';

interface LightboxProps {
  urls: readonly string[];
  title: string;
  at: number;
  onMove: (index: number) => void;
  onClose: () => void;
}

/** One picture as large as the window lets it be; the arrow keys walk through the others, Escape closes. */
export function Lightbox({ urls, title, at, onMove, onClose }: LightboxProps) {
  const translate = useTranslate();
  const id = useId();
  const last = urls.length - 1;
  const go = (index: number) => onMove(Math.max(0, Math.min(last, index)));
  const press = (event: KeyboardEvent) => {
    const to = pressed(event, {
      previous_picture: at - 1,
      next_picture: at + 1,
      first_picture: 0,
      last_picture: last,
    });
    if (to !== undefined) go(to);
  };
  const name = translate('gallery.picture', { number: at + 1, total: urls.length, title });
  return (
    <Dialog
      open
      onClose={onClose}
      onKeyDown={press}
      aria-labelledby={id}
      maxWidth={false}
      slotProps={{ paper: { sx: { m: { xs: 2, sm: 8 }, maxWidth: '100%' } } }}
    >
      <header className={styles.head}>
        <h2 id={id}>{title}</h2>
        <span aria-live="polite">
          {at + 1} / {urls.length}
        </span>
        <MuiIconButton
          size="small"
          aria-label={translate('gallery.previous')}
          disabled={at === 0}
          onClick={() => go(at - 1)}
        >
          <BackIcon fontSize="small" />
        </MuiIconButton>
        <MuiIconButton
          size="small"
          aria-label={translate('gallery.next')}
          disabled={at === last}
          onClick={() => go(at + 1)}
        >
          <ForthIcon fontSize="small" />
        </MuiIconButton>
        <MuiIconButton size="small" aria-label={translate('import.close')} onClick={onClose}>
          <CloseIcon fontSize="small" />
        </MuiIconButton>
      </header>
      <img className={styles.large} src={urls[at]} alt={name} />
    </Dialog>
  );
}
