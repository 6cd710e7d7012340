import NotificationsIcon from '@mui/icons-material/NotificationsNoneOutlined';
import Popover from '@mui/material/Popover';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { followNews } from '../../providers/notifications';
import { useUnread } from '../pages/notifications/useNews';
import styles from './NotificationBell.module.css';
import { NotificationPanel } from './NotificationPanel';
import bar from './TopBar.module.css';

/** How many notifications are unread, live, and the latest of them. */
export function NotificationBell() {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const unread = useUnread() ?? 0;
  const shown = unread > 99 ? '99+' : String(unread);
  useEffect(() => followNews(), []);
  const title = translate('page.notifications');
  return (
    <>
      <button
        type="button"
        className={`${bar.tool} ${styles.bell}`}
        aria-label={unread > 0 ? translate('notifications.bell', { number: shown }) : title}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <NotificationsIcon />
        {unread > 0 && <span className={styles.count}>{shown}</span>}
      </button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        marginThreshold={8}
        slotProps={{ paper: { role: 'dialog', 'aria-label': title, className: styles.paper ?? '' } }}
      >
        <NotificationPanel onDone={() => setAnchor(null)} />
      </Popover>
    </>
  );
}
