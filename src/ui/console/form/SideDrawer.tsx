import CloseIcon from '@mui/icons-material/Close';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import { type ReactNode, useId } from 'react';
import { useTranslate } from 'react-admin';
import styles from './SideDrawer.module.css';

interface SideDrawerProps {
  /** Already translated. */
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** A task beside the page: its heading stays, what it holds scrolls. */
export function SideDrawer({ title, onClose, children }: SideDrawerProps) {
  const translate = useTranslate();
  const id = useId();
  return (
    <Drawer
      open
      anchor="right"
      onClose={onClose}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': id,
          sx: { width: { xs: '100%', sm: 480 } },
        },
      }}
    >
      <header className={styles.head}>
        <h2 id={id}>{title}</h2>
        <IconButton aria-label={translate('import.close')} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </header>
      <div className={styles.body}>{children}</div>
    </Drawer>
  );
}
