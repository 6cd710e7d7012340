import type { Notification, NotificationPreference, Unread } from './types';

/** What the calls of notifications answer. */
export interface NotificationAnswers {
  notificationList: Notification;
  notificationRead: Unread;
  notificationPreferences: NotificationPreference;
  notificationPreferencesUpdate: NotificationPreference;
  events: Unread;
}
