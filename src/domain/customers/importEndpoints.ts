import type { Endpoint } from '../endpoint';
import { importCommitSchema, importReviewSchema } from '../importFields';

const may = <A extends string>(action: A) => ({ scope: 'customer_management' as const, action });

/** Calls of the import of customers (spec 2 §7). */
export const customerImportEndpoints = {
  customerTemplate: {
    method: 'GET',
    path: '/customers/template-excel',
    access: may('r_template_file'),
    summary: 'The workbook to fill in with customers',
    answer: 'file',
  },
  customerImportReview: {
    method: 'POST',
    path: '/customers/import-review',
    access: may('c_import_review'),
    summary: 'Preview customers from a workbook or separated text',
    answer: 'import',
    body: importReviewSchema,
    upload: { field: 'file', kind: 'workbook' },
  },
  customerImport: {
    method: 'POST',
    path: '/customers/import',
    access: may('c_import'),
    summary: 'Add customers from a workbook or separated text: all rows, or none where one is wrong',
    answer: 'import',
    body: importCommitSchema,
    upload: { field: 'file', kind: 'workbook' },
  },
} satisfies Record<string, Endpoint>;
