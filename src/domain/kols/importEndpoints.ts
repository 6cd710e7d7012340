import type { Endpoint } from '../endpoint';
import { importSchema } from '../importFields';

const may = <A extends string>(action: A) => ({ scope: 'kol_management' as const, action });

/** Calls of the import of KOLs (spec 2 §7 KOLs and social). */
export const kolImportEndpoints = {
  kolTemplate: {
    method: 'GET',
    path: '/kols/export-excel',
    access: may('r_template_file'),
    summary: 'The workbook to fill in with KOLs',
    answer: 'file',
  },
  kolImport: {
    method: 'POST',
    path: '/kols/import',
    access: may('c_import_review'),
    summary: 'Preview or commit KOLs from a workbook or separated text; a commit needs kol_management.c_import',
    answer: 'import',
    body: importSchema,
    upload: { field: 'file', kind: 'workbook' },
  },
} satisfies Record<string, Endpoint>;
