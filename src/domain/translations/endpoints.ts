import type { Endpoint } from '../endpoint';
import { importSchema } from '../importFields';
import { idParams } from '../lookups';
import {
  keywordSchema,
  keywordUpdateSchema,
  retranslateSchema,
  translateSchema,
  translationExportQuery,
  translationListQuery,
  translationParams,
} from './schema';

const may = <A extends string>(action: A) => ({ scope: 'translation_management' as const, action });

/** Calls of translations (spec 2 §7 Roles, permissions, languages). */
export const translationEndpoints = {
  translationList: {
    method: 'GET',
    path: '/translations',
    access: may('r'),
    summary: 'Keywords with their words in every language; the size has no cap',
    answer: 'list',
    query: translationListQuery,
  },
  keywordCreate: {
    method: 'POST',
    path: '/translations',
    access: may('c'),
    summary: 'Add a keyword',
    answer: 'one',
    body: keywordSchema,
  },
  keywordUpdate: {
    method: 'PUT',
    path: '/translations/{id}',
    access: may('u_keyword'),
    summary: 'Rename a keyword that is not built in',
    answer: 'one',
    params: idParams,
    body: keywordUpdateSchema,
  },
  keywordDelete: {
    method: 'DELETE',
    path: '/translations/{id}',
    access: may('d_keyword'),
    summary: 'Delete a keyword that is not built in, with its words',
    answer: 'nothing',
    params: idParams,
  },
  translate: {
    method: 'POST',
    path: '/translations/{id}/translate',
    access: may('u'),
    summary: 'Give a keyword its word in a language that has none',
    answer: 'one',
    params: idParams,
    body: translateSchema,
  },
  retranslate: {
    method: 'PUT',
    path: '/translations/{id}/translate/{translateId}',
    access: may('u'),
    summary: 'Change a word',
    answer: 'one',
    params: translationParams,
    body: retranslateSchema,
  },
  translationDelete: {
    method: 'DELETE',
    path: '/translations/{id}/translate/{translateId}',
    access: may('d'),
    summary: 'Take a word back; a built-in keyword has the word of the product again',
    answer: 'one',
    params: translationParams,
  },
  translationProgress: {
    method: 'GET',
    path: '/translations/progress',
    access: may('r'),
    summary: 'How many keywords there are, how many of them each language has a word for, and their areas',
    answer: 'one',
  },
  translationExport: {
    method: 'GET',
    path: '/translations/export',
    access: may('r'),
    summary: 'Keywords and words as a workbook that can be imported again',
    answer: 'file',
    query: translationExportQuery,
  },
  translationImport: {
    method: 'POST',
    path: '/translations/import',
    access: may('u'),
    summary: 'Preview or commit words from a workbook; new keywords need translation_management.c',
    answer: 'import',
    body: importSchema,
    upload: { field: 'file', kind: 'workbook' },
  },
} satisfies Record<string, Endpoint>;
