import type { PageRoute } from '../pageRoute';

/** Pages about oneself (spec 1 §2). */
export const profilePages = {
  profile: { path: '/profile', label: 'page.profile', layout: 'console' },
  notifications: {
    path: '/profile/notifications',
    label: 'page.notifications',
    parent: 'profile',
    layout: 'console',
  },
  accountSettings: {
    path: '/profile/settings',
    label: 'page.account_settings',
    parent: 'profile',
    layout: 'console',
  },
  accountConnections: {
    path: '/profile/connections',
    label: 'page.account_connections',
    parent: 'profile',
    layout: 'console',
  },
} as const satisfies Record<string, PageRoute>;
