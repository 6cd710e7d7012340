import ApartmentIcon from '@mui/icons-material/ApartmentOutlined';
import CampaignIcon from '@mui/icons-material/CampaignOutlined';
import GroupIcon from '@mui/icons-material/GroupOutlined';
import InboxIcon from '@mui/icons-material/InboxOutlined';
import LinkIcon from '@mui/icons-material/Link';
import PeopleIcon from '@mui/icons-material/PeopleAltOutlined';
import InsightsIcon from '@mui/icons-material/QueryStatsOutlined';
import RateReviewIcon from '@mui/icons-material/RateReviewOutlined';
import SellIcon from '@mui/icons-material/SellOutlined';
import TodayIcon from '@mui/icons-material/TodayOutlined';
import type { ComponentType } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { targetOf } from '../../../domain/notifications/targets';
import { textIn } from '../../../domain/notifications/texts';
import type { Notification, NotificationType } from '../../../domain/notifications/types';
import { useAccess } from '../../../ui/console/access/useAccess';
import { Ago } from '../../../ui/plain/Ago';
import { useLanguage } from '../../../ui/plain/language';
import styles from './notifications.module.css';
import { useMarkRead } from './useNews';

const icons: Record<NotificationType, ComponentType<{ className?: string }>> = {
  KOL: PeopleIcon,
  CAMPAIGN: CampaignIcon,
  CAMPAIGN_REQUEST: InboxIcon,
  BRAND: SellIcon,
  CUSTOMER: ApartmentIcon,
  SOCIAL: InsightsIcon,
  POST: InsightsIcon,
  USER: GroupIcon,
  EVALUATION: RateReviewIcon,
  TODAY: TodayIcon,
  CONNECTION: LinkIcon,
};

interface NotificationRowsProps {
  rows: readonly Notification[];
  /** Called when a row was chosen. */
  onChoose?: () => void;
}

/** Notifications one below the other; choosing one marks it read and leads to what it is about. */
export function NotificationRows({ rows, onChoose }: NotificationRowsProps) {
  return (
    <ul className={styles.rows}>
      {rows.map((notification) => (
        <li key={notification.id} className={notification.is_read ? undefined : styles.unread}>
          <Row notification={notification} onChoose={onChoose} />
        </li>
      ))}
    </ul>
  );
}

function Row({ notification, onChoose }: { notification: Notification; onChoose: (() => void) | undefined }) {
  const markRead = useMarkRead();
  const target = targetOf(notification, useAccess());
  const choose = () => {
    if (!notification.is_read) void markRead([notification.id]);
    if (target) onChoose?.();
  };
  const words = <Words notification={notification} />;
  if (!target) {
    return (
      <button type="button" className={styles.row} onClick={choose}>
        {words}
      </button>
    );
  }
  return (
    <Link to={target} className={styles.row} onClick={choose}>
      {words}
    </Link>
  );
}

function Words({ notification: { type, title, content, is_read, create_date } }: { notification: Notification }) {
  const translate = useTranslate();
  const language = useLanguage();
  const Icon = icons[type];
  return (
    <>
      <span className={styles.icon}>
        <Icon />
      </span>
      <span className={styles.words}>
        <span className={styles.title}>
          {textIn(title, language)}
          {!is_read && <span className={styles.dot} role="img" aria-label={translate('notifications.unread')} />}
        </span>
        <span className={styles.content}>{textIn(content, language)}</span>
      </span>
      <span className={styles.when}>
        <Ago value={create_date} />
      </span>
    </>
  );
}
