import { rightIn } from '../access';
import type { Endpoint } from '../endpoint';

const may = rightIn('translation_management');

/** Calls of translations (spec 2 §7 Roles, permissions, languages). */
export const translationEndpoints = {
  translationList: {
    method: 'GET',
    path: '/translations',
    access: may('r'),
    summary: 'Keywords with their words in every language; the size has no cap',
    answer: 'list',
    reads: ['translations', 'languages'],
  },
  keywordCreate: {
    method: 'POST',
    path: '/translations',
    access: may('c'),
    summary: 'Add a keyword',
    answer: 'one',
    changes: ['translations', 'audit'],
  },
  keywordUpdate: {
    method: 'PUT',
    path: '/translations/{id}',
    access: may('u_keyword'),
    summary: 'Rename a keyword that is not built in',
    answer: 'one',
    changes: ['translations', 'audit'],
  },
  keywordDelete: {
    method: 'DELETE',
    path: '/translations/{id}',
    access: may('d_keyword'),
    summary: 'Delete a keyword that is not built in, with its words',
    answer: 'nothing',
    changes: ['translations', 'audit'],
  },
  translate: {
    method: 'POST',
    path: '/translations/{id}/translate',
    access: may('u'),
    summary: 'Give a keyword its word in a language that has none',
    answer: 'one',
    changes: ['translations', 'audit'],
  },
  retranslate: {
    method: 'PUT',
    path: '/translations/{id}/translate/{translateId}',
    access: may('u'),
    summary: 'Change a word',
    answer: 'one',
    changes: ['translations', 'audit'],
  },
  translationDelete: {
    method: 'DELETE',
    path: '/translations/{id}/translate/{translateId}',
    access: may('d'),
    summary: 'Take a word back; a built-in keyword has the word of the product again',
    answer: 'one',
    changes: ['translations', 'audit'],
  },
  translationProgress: {
    method: 'GET',
    path: '/translations/progress',
    access: may('r'),
    summary: 'How many keywords there are, how many of them each language has a word for, and their areas',
    answer: 'one',
    reads: ['translations', 'languages'],
  },
  translationExport: {
    method: 'GET',
    path: '/translations/export',
    access: may('r'),
    summary: 'Keywords and words as a workbook that can be imported again',
    answer: 'file',
    reads: ['translations', 'languages'],
  },
  translationImport: {
    method: 'POST',
    path: '/translations/import',
    access: may('u'),
    partly: [may('c')],
    summary: 'Preview or commit words from a workbook; new keywords need translation_management.c',
    answer: 'import',
    changes: ['translations', 'audit'],
    upload: { field: 'file', kind: 'workbook' },
  },
} satisfies Record<string, Endpoint>;
