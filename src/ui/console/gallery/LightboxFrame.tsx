import BackIcon from '@mui/icons-material/ChevronLeft';
import ForthIcon from '@mui/icons-material/ChevronRight';
import CloseIcon from '@mui/icons-material/Close';
import Dialog, { type DialogProps } from '@mui/material/Dialog';
import MuiIconButton from '@mui/material/IconButton';
import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { useTranslate } from 'react-admin';
import { pressed } from '../keys/pressed';
import styles from './lightboxFrame.module.css';

interface LightboxFrameProps {
  title: string;
  /** Stands before the title. */
  mark?: ReactNode;
  /** Which one is looked at, from 0; below 0 where it is none of those one walks through. */
  at: number;
  total: number;
  /** What the buttons to the ones beside it are called, already translated. */
  names: { previous: string; next: string };
  /** Of the paper the dialog lies on. */
  paper: NonNullable<NonNullable<DialogProps['slotProps']>['paper']>;
  onMove: (index: number) => void;
  onClose: () => void;
  children: ReactNode;
}

/** The dialog in which one of several is looked at large; the arrow keys walk through the others, Escape closes. */
export function LightboxFrame(props: LightboxFrameProps) {
  const { title, mark, at, total, names, paper, onMove, onClose, children } = props;
  const translate = useTranslate();
  const id = useId();
  const last = total - 1;
  const go = (index: number) => {
    const to = Math.max(0, Math.min(last, index));
    if (to !== at) onMove(to);
  };
  const press = (event: KeyboardEvent) => {
    if (at < 0) return;
    const ways = { previous_picture: at - 1, next_picture: at + 1, first_picture: 0, last_picture: last };
    const to = pressed(event, ways);
    if (to !== undefined) go(to);
  };
  return (
    <Dialog open onClose={onClose} onKeyDown={press} aria-labelledby={id} maxWidth={false} slotProps={{ paper }}>
      <header className={styles.head}>
        {mark}
        <h2 id={id}>{title}</h2>
        {at >= 0 && (
          <span aria-live="polite">
            {at + 1} / {total}
          </span>
        )}
        <MuiIconButton size="small" aria-label={names.previous} disabled={at <= 0} onClick={() => go(at - 1)}>
          <BackIcon fontSize="small" />
        </MuiIconButton>
        <MuiIconButton size="small" aria-label={names.next} disabled={at < 0 || at === last} onClick={() => go(at + 1)}>
          <ForthIcon fontSize="small" />
        </MuiIconButton>
        <MuiIconButton size="small" aria-label={translate('ra.action.close')} onClick={onClose}>
          <CloseIcon fontSize="small" />
        </MuiIconButton>
      </header>
      {children}
    </Dialog>
  );
}
