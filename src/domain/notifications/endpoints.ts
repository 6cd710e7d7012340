import type { Endpoint } from '../endpoint';

/** Calls of a user's own notifications (spec 2 §7 Settings). */
export const notificationEndpoints = {
  notificationList: {
    method: 'GET',
    path: '/setting/notifications',
    access: 'self',
    summary: "The caller's notifications, newest first, with how many are unread",
    answer: 'list',
    reads: ['notifications'],
  },
  notificationRead: {
    method: 'PUT',
    path: '/setting/notifications/read',
    takesList: true,
    access: 'self',
    summary: 'Mark own notifications read; answers how many are unread still',
    answer: 'one',
    changes: ['notifications'],
  },
  notificationPreferences: {
    method: 'GET',
    path: '/setting/notifications/preferences',
    access: 'self',
    summary: 'Which kinds of notifications arrive in the app and which by mail',
    answer: 'list',
    reads: ['me'],
  },
  notificationPreferencesUpdate: {
    method: 'PUT',
    path: '/setting/notifications/preferences',
    access: 'self',
    summary: 'Choose what arrives in the app and what by mail',
    answer: 'list',
    changes: ['me', 'audit'],
  },
  events: {
    method: 'GET',
    path: '/events',
    access: 'self',
    summary: 'With Accept: text/event-stream, notifications and the unread count as they come; else the count once',
    answer: 'one',
    streams: true,
    reads: ['notifications'],
  },
} satisfies Record<string, Endpoint>;
