import type { PageRoute } from '../pageRoute';

/** Pages of short links (CONTRACT-2 §13). */
export const shortenerPages = {
  shorteners: {
    path: '/shorteners',
    label: 'page.shorteners',
    access: { scope: 'shortener_management', action: 'r' },
    menu: 'shorteners',
    layout: 'console',
  },
  shortenerView: {
    path: '/shorteners/:id/view',
    label: 'page.shortener_view',
    access: { scope: 'shortener_management', action: 'r' },
    record: 'shorteners',
    parent: 'shorteners',
    layout: 'console',
  },
} as const satisfies Record<string, PageRoute>;
