import type { PageRoute } from '../pageRoute';

/** Pages of campaign requests (spec 1 §2); the form for a new one stands with the KOLs. */
export const requestPages = {
  requests: {
    path: '/campaigns/request',
    label: 'page.requests',
    access: { scope: 'campaigns_management', action: 'r_request' },
    menu: 'campaigns',
    layout: 'console',
  },
  requestView: {
    path: '/campaigns/request/:id/view',
    label: 'page.request_view',
    record: 'requests',
    access: { scope: 'campaigns_management', action: 'r_detail_request' },
    parent: 'requests',
    layout: 'console',
  },
  /** Where older links lead; it sends on to the page itself. */
  requestLink: {
    path: '/campaigns/request/:id',
    label: 'page.request_view',
    access: { scope: 'campaigns_management', action: 'r_detail_request' },
    parent: 'requests',
    layout: 'console',
  },
} as const satisfies Record<string, PageRoute>;
