import type { PageRoute } from '../pageRoute';

/** Pages of brands (spec 1 §2). */
export const brandPages = {
  brands: {
    path: '/brands',
    label: 'page.brands',
    access: { scope: 'brand_management', action: 'r' },
    menu: 'brands',
    layout: 'console',
  },
  brandView: {
    path: '/brands/:id/view',
    label: 'page.brand_view',
    record: 'brands',
    access: { scope: 'brand_management', action: 'r_detail' },
    parent: 'brands',
    layout: 'console',
  },
  brandCreate: {
    path: '/brands/add',
    label: 'page.brand_create',
    access: { scope: 'brand_management', action: 'c' },
    parent: 'brands',
    layout: 'console',
  },
  brandEdit: {
    path: '/brands/:id/edit',
    label: 'page.brand_edit',
    access: { scope: 'brand_management', action: 'u' },
    parent: 'brandView',
    layout: 'console',
  },
  brandApprovals: {
    path: '/brands/approvals',
    label: 'page.brand_approvals',
    access: { scope: 'brand_management', action: 'u_approval' },
    menu: 'brands',
    layout: 'console',
  },
  brandApproval: {
    path: '/brands/approvals/:id/approval',
    label: 'page.brand_approval',
    record: 'brands',
    access: { scope: 'brand_management', action: 'u_approval' },
    parent: 'brandApprovals',
    layout: 'console',
  },
  brandApprovalEdit: {
    path: '/brands/approvals/:id/edit',
    label: 'page.brand_edit',
    access: { scope: 'brand_management', action: 'u' },
    parent: 'brandApproval',
    layout: 'console',
  },
} as const satisfies Record<string, PageRoute>;
