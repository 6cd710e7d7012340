import type { PageRoute } from '../pageRoute';

/** Pages of the imports of customers and brands (spec 1 §2). */
export const companyImportPages = {
  customerUpload: {
    path: '/customers/upload',
    label: 'page.customer_upload',
    access: { scope: 'customer_management', action: 'c_import_review' },
    parent: 'customers',
    layout: 'console',
  },
  brandUpload: {
    path: '/brands/upload',
    label: 'page.brand_upload',
    access: { scope: 'brand_management', action: 'c_import_review' },
    parent: 'brands',
    layout: 'console',
  },
} as const satisfies Record<string, PageRoute>;
