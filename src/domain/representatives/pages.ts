import type { PageRoute } from '../pageRoute';

/** Pages of those who stand for a customer or brand (spec 1 §2): without an access key, the calls behind them refuse. */
export const representativePages = {
  customerRepresentativeCreate: {
    path: '/customers/:id/view/representative/add',
    label: 'page.representative_create',
    parent: 'customerView',
    layout: 'console',
  },
  customerRepresentativeEdit: {
    path: '/customers/:id/view/representative/:representativeId/edit',
    label: 'page.representative_edit',
    parent: 'customerView',
    layout: 'console',
  },
  brandRepresentativeCreate: {
    path: '/brands/:id/view/representative/add',
    label: 'page.representative_create',
    parent: 'brandView',
    layout: 'console',
  },
  brandRepresentativeEdit: {
    path: '/brands/:id/view/representative/:representativeId/edit',
    label: 'page.representative_edit',
    parent: 'brandView',
    layout: 'console',
  },
} as const satisfies Record<string, PageRoute>;
