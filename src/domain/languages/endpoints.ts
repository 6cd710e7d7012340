import { rightIn } from '../access';
import type { Endpoint } from '../endpoint';

const may = rightIn('language_management');

/** Calls of languages (spec 2 §7 Roles, permissions, languages). */
export const languageEndpoints = {
  languages: {
    method: 'GET',
    path: '/language',
    access: 'public',
    partly: [may('r')],
    summary: 'Enabled languages; all of them for callers with language_management.r',
    answer: 'list',
    reads: ['languages'],
  },
  languageDetail: {
    method: 'GET',
    path: '/language/{id}',
    access: may('r_detail'),
    summary: 'A language',
    answer: 'one',
    reads: ['languages'],
  },
  languageCreate: {
    method: 'POST',
    path: '/language',
    access: may('c'),
    summary: 'Add a language; switched off until enabled',
    answer: 'one',
    changes: ['languages', 'audit'],
    failure: 'language_create_failed',
  },
  languageUpdate: {
    method: 'PUT',
    path: '/language/{id}',
    access: may('u'),
    partly: [may('u_status')],
    summary: 'Change a language; the built-in ones keep their code',
    answer: 'one',
    changes: ['languages', 'users', 'me', 'audit'],
    failure: 'language_update_failed',
  },
  languageDelete: {
    method: 'DELETE',
    path: '/language/{id}',
    access: may('d'),
    summary: 'Delete a language that is not built in, with its translations; its users get the default one',
    answer: 'nothing',
    changes: ['languages', 'translations', 'users', 'me', 'audit'],
  },
  languageStatus: {
    method: 'PUT',
    path: '/language/update-status/{id}',
    access: may('u_status'),
    summary: 'Switch a language on or off; Vietnamese stays on',
    answer: 'one',
    changes: ['languages', 'audit'],
    failure: 'language_update_failed',
  },
} satisfies Record<string, Endpoint>;
