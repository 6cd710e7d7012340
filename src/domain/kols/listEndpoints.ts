import type { Endpoint } from '../endpoint';

/** Calls around the list of KOLs: what it is narrowed down by, and taking it away as a file (spec 2 §7 KOLs). */
export const kolListEndpoints = {
  kolCategories: {
    method: 'GET',
    path: '/kols/categorys',
    access: 'public',
    summary: 'Sectors of KOLs, each with how many KOLs of the caller’s list are in it',
    answer: 'list',
    reads: ['kols'],
  },
  kolWaitingImports: {
    method: 'GET',
    path: '/kols/waiting-imports',
    access: { scope: 'kol_management', action: 'u_approval' },
    summary:
      'The newest imports with KOLs that wait for approval, each with how many; import_ids of the list finds them',
    answer: 'one',
    reads: ['kols', 'imports'],
  },
  kolExport: {
    method: 'GET',
    path: '/kols/export',
    access: { scope: 'kol_management', action: 'r_export' },
    needsProof: true,
    summary:
      'All KOLs the filters leave, as Excel or CSV; what the caller is not told has no column. x-total-rows says how many',
    answer: 'file',
    exports: true,
    reads: ['kols'],
  },
} satisfies Record<string, Endpoint>;
