import { rightIn } from '../access';
import type { Endpoint } from '../endpoint';

const may = rightIn('customer_management');

/** Calls of the import of customers (spec 2 §7). */
export const customerImportEndpoints = {
  customerTemplate: {
    method: 'GET',
    path: '/customers/template-excel',
    access: may('r_template_file'),
    summary: 'The workbook to fill in with customers',
    answer: 'file',
    reads: [],
  },
  customerImportReview: {
    method: 'POST',
    path: '/customers/import-review',
    access: may('c_import_review'),
    summary: 'Preview customers from a workbook or separated text',
    answer: 'import',
    changes: [],
    upload: { field: 'file', kind: 'workbook' },
  },
  customerImport: {
    method: 'POST',
    path: '/customers/import',
    access: may('c_import'),
    summary: 'Add customers from a workbook or separated text: all rows, or none where one is wrong',
    answer: 'import',
    changes: ['customers', 'notifications', 'audit'],
    upload: { field: 'file', kind: 'workbook' },
  },
} satisfies Record<string, Endpoint>;
