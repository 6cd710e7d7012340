import type { Endpoint } from '../endpoint';
import { idParams } from '../lookups';
import { languageQuery, languageSchema, languageStatusSchema, languageUpdateSchema } from './schema';

const may = <A extends string>(action: A) => ({ scope: 'language_management' as const, action });

/** Calls of languages (spec 2 §7 Roles, permissions, languages). */
export const languageEndpoints = {
  languages: {
    method: 'GET',
    path: '/language',
    access: 'public',
    summary: 'Enabled languages; all of them for callers with language_management.r',
    answer: 'list',
    query: languageQuery,
  },
  languageDetail: {
    method: 'GET',
    path: '/language/{id}',
    access: may('r_detail'),
    summary: 'A language',
    answer: 'one',
    params: idParams,
  },
  languageCreate: {
    method: 'POST',
    path: '/language',
    access: may('c'),
    summary: 'Add a language; switched off until enabled',
    answer: 'one',
    failure: 'language_create_failed',
    body: languageSchema,
  },
  languageUpdate: {
    method: 'PUT',
    path: '/language/{id}',
    access: may('u'),
    summary: 'Change a language; the built-in ones keep their code',
    answer: 'one',
    failure: 'language_update_failed',
    params: idParams,
    body: languageUpdateSchema,
  },
  languageDelete: {
    method: 'DELETE',
    path: '/language/{id}',
    access: may('d'),
    summary: 'Delete a language that is not built in, with its translations; its users get the default one',
    answer: 'nothing',
    params: idParams,
  },
  languageStatus: {
    method: 'PUT',
    path: '/language/update-status/{id}',
    access: may('u_status'),
    summary: 'Switch a language on or off; Vietnamese stays on',
    answer: 'one',
    failure: 'language_update_failed',
    params: idParams,
    body: languageStatusSchema,
  },
} satisfies Record<string, Endpoint>;
