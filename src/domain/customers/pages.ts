import type { PageRoute } from '../pageRoute';

/** Pages of customers (spec 1 §2). */
export const customerPages = {
  customers: {
    path: '/customers',
    label: 'page.customers',
    access: { scope: 'customer_management', action: 'r' },
    menu: 'customers',
    layout: 'console',
  },
  customerView: {
    path: '/customers/:id/view',
    label: 'page.customer_view',
    record: 'customers',
    access: { scope: 'customer_management', action: 'r_detail' },
    parent: 'customers',
    layout: 'console',
  },
  customerCreate: {
    path: '/customers/add',
    label: 'page.customer_create',
    access: { scope: 'customer_management', action: 'c' },
    parent: 'customers',
    layout: 'console',
  },
  customerEdit: {
    path: '/customers/:id/edit',
    label: 'page.customer_edit',
    access: { scope: 'customer_management', action: 'u' },
    parent: 'customerView',
    layout: 'console',
  },
  customerApprovals: {
    path: '/customers/list_approval',
    label: 'page.customer_approvals',
    access: { scope: 'customer_management', action: 'u_approval' },
    menu: 'customers',
    layout: 'console',
  },
  customerApproval: {
    path: '/customers/list_approval/:id/approval',
    label: 'page.customer_approval',
    record: 'customers',
    access: { scope: 'customer_management', action: 'u_approval' },
    parent: 'customerApprovals',
    layout: 'console',
  },
} as const satisfies Record<string, PageRoute>;
