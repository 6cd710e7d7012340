import NotificationsIcon from '@mui/icons-material/NotificationsNoneOutlined';
import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { followNews } from '../../providers/notifications';
import { LateCode } from '../../ui/plain/late';
import { useUnread } from '../pages/notifications/useNews';
import { BellPopup } from './latePopups';
import styles from './NotificationBell.module.css';
import bar from './TopBar.module.css';
import { usePopup } from './usePopup';

// No page waits for what its tab shows.
const showOnTab = (unread: number) => void import('./iconCount').then(({ showIcon }) => showIcon(unread));

/** How many notifications are unread, live, also on the browser's tab, and the latest of them. */
export function NotificationBell() {
  const translate = useTranslate();
  const popup = usePopup();
  const unread = useUnread() ?? 0;
  const shown = unread > 99 ? '99+' : String(unread);
  useEffect(() => followNews(), []);
  useEffect(() => showOnTab(unread), [unread]);
  useEffect(() => () => showOnTab(0), []);
  const title = translate('page.notifications');
  return (
    <>
      <button
        type="button"
        className={`${bar.tool} ${styles.bell}`}
        aria-label={unread > 0 ? translate('notifications.bell', { number: shown }) : title}
        aria-haspopup="dialog"
        aria-expanded={popup.isOpen}
        onClick={popup.open}
      >
        <NotificationsIcon />
        {unread > 0 && <span className={styles.count}>{shown}</span>}
      </button>
      <LateCode>{popup.wasOpened && <BellPopup anchor={popup.anchor} onClose={popup.close} />}</LateCode>
    </>
  );
}
