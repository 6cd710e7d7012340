import Popover from '@mui/material/Popover';
import { useTranslate } from 'react-admin';
import styles from './NotificationBell.module.css';
import { NotificationPanel } from './NotificationPanel';
import type { PopupProps } from './usePopup';

/** The latest notifications, below the bell. */
export function BellPopup({ anchor, onClose }: PopupProps) {
  const translate = useTranslate();
  const title = translate('page.notifications');
  return (
    <Popover
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      marginThreshold={8}
      slotProps={{ paper: { role: 'dialog', 'aria-label': title, className: styles.paper ?? '' } }}
    >
      <NotificationPanel onDone={onClose} />
    </Popover>
  );
}
