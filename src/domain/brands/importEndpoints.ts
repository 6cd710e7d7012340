import { rightIn } from '../access';
import type { Endpoint } from '../endpoint';

const may = rightIn('brand_management');

/** Calls of the import of brands (spec 2 §7). */
export const brandImportEndpoints = {
  brandTemplate: {
    method: 'GET',
    path: '/brands/template-excel',
    access: may('r_template_file'),
    summary: 'The workbook to fill in with brands',
    answer: 'file',
    reads: ['customers'],
  },
  brandImportReview: {
    method: 'POST',
    path: '/brands/import-review',
    access: may('c_import_review'),
    summary: 'Preview brands from a workbook or separated text',
    answer: 'import',
    changes: [],
    upload: { field: 'file', kind: 'workbook' },
  },
  brandImport: {
    method: 'POST',
    path: '/brands/import',
    access: may('c_import'),
    summary: 'Add brands from a workbook or separated text: all rows, or none where one is wrong',
    answer: 'import',
    changes: ['brands', 'customers', 'notifications', 'audit'],
    upload: { field: 'file', kind: 'workbook' },
  },
} satisfies Record<string, Endpoint>;
