import { rightIn } from '../access';
import type { Endpoint } from '../endpoint';

const may = rightIn('kol_management');

/** Calls of the import of KOLs (spec 2 §7 KOLs and social). */
export const kolImportEndpoints = {
  kolTemplate: {
    method: 'GET',
    path: '/kols/export-excel',
    access: may('r_template_file'),
    summary: 'The workbook to fill in with KOLs',
    answer: 'file',
    reads: [],
  },
  kolImport: {
    method: 'POST',
    path: '/kols/import',
    access: may('c_import_review'),
    partly: [may('c_import')],
    summary: 'Preview or commit KOLs from a workbook or separated text; a commit needs kol_management.c_import',
    answer: 'import',
    changes: ['kols', 'socials', 'notifications', 'audit'],
    upload: { field: 'file', kind: 'workbook' },
  },
} satisfies Record<string, Endpoint>;
