import CloseIcon from '@mui/icons-material/Close';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import type { SxProps } from '@mui/material/styles';
import { type CSSProperties, type ReactNode, useId } from 'react';
import { useTranslate } from 'react-admin';
import { mayLeave } from '../../../providers/unsaved';
import { DetailPlaceContext } from '../record/detailPlace';
import styles from './DrawerShell.module.css';

interface DrawerShellProps {
  anchor: 'right' | 'bottom';
  /** Already translated. */
  title: string;
  onClose: () => void;
  /** The measures of the sheet. */
  paper: SxProps;
  /** The measures of what it holds. */
  body?: CSSProperties;
  /** Something is under way that must be seen to its end. */
  busy?: boolean;
  children: ReactNode;
}

/** A sheet over the page: its heading stays, what it holds scrolls; asks before unsaved entries are closed away. */
export function DrawerShell({ anchor, title, onClose, paper, body, busy = false, children }: DrawerShellProps) {
  const translate = useTranslate();
  const id = useId();
  const close = async () => {
    if (!busy && (await mayLeave())) onClose();
  };
  return (
    <Drawer
      open
      anchor={anchor}
      onClose={() => void close()}
      slotProps={{ paper: { role: 'dialog', 'aria-modal': true, 'aria-labelledby': id, sx: paper } }}
    >
      <header className={styles.head}>
        <h2 id={id}>{title}</h2>
        <IconButton aria-label={translate('ra.action.close')} onClick={() => void close()} disabled={busy}>
          <CloseIcon />
        </IconButton>
      </header>
      <div className={styles.body} style={body}>
        {/* Tabs of a sheet are its own, also over a record's page on a phone. */}
        <DetailPlaceContext value={null}>{children}</DetailPlaceContext>
      </div>
    </Drawer>
  );
}
