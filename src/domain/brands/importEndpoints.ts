import type { Endpoint } from '../endpoint';
import { importCommitSchema, importReviewSchema } from '../importFields';

const may = <A extends string>(action: A) => ({ scope: 'brand_management' as const, action });

/** Calls of the import of brands (spec 2 §7). */
export const brandImportEndpoints = {
  brandTemplate: {
    method: 'GET',
    path: '/brands/template-excel',
    access: may('r_template_file'),
    summary: 'The workbook to fill in with brands',
    answer: 'file',
  },
  brandImportReview: {
    method: 'POST',
    path: '/brands/import-review',
    access: may('c_import_review'),
    summary: 'Preview brands from a workbook or separated text',
    answer: 'import',
    body: importReviewSchema,
    upload: { field: 'file', kind: 'workbook' },
  },
  brandImport: {
    method: 'POST',
    path: '/brands/import',
    access: may('c_import'),
    summary: 'Add brands from a workbook or separated text: all rows, or none where one is wrong',
    answer: 'import',
    body: importCommitSchema,
    upload: { field: 'file', kind: 'workbook' },
  },
} satisfies Record<string, Endpoint>;
