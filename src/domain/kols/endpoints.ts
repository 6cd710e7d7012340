import { decisionSchema, reasonSchema } from '../approvals/schema';
import type { Endpoint } from '../endpoint';
import { idParams } from '../lookups';
import {
  duplicatesSchema,
  kolCodeQuery,
  kolListQuery,
  kolSchema,
  kolUpdateSchema,
  outstandingSchema,
  socialLinkSchema,
} from './schema';

const may = <A extends string>(action: A) => ({ scope: 'kol_management' as const, action });

/** Calls of kols and their accounts (spec 2 §7). */
export const kolEndpoints = {
  kolList: { method: 'GET', path: '/kols', access: 'public', summary: 'KOLs', answer: 'list', query: kolListQuery },
  kolDetail: {
    method: 'GET',
    path: '/kols/{id}',
    access: 'public',
    summary: 'One KOL',
    answer: 'one',
    params: idParams,
  },
  kolCheckCode: {
    method: 'GET',
    path: '/kols/check-code',
    access: may('r'),
    summary: 'Whether a code is free; a taken one is refused with kol_code_already_exist',
    answer: 'one',
    query: kolCodeQuery,
  },
  kolDuplicates: {
    method: 'POST',
    path: '/kols/duplicates',
    access: may('c'),
    summary: 'KOLs that are likely the same as the one filled in, and why; writes nothing',
    answer: 'one',
    body: duplicatesSchema,
  },
  kolCreate: {
    method: 'POST',
    path: '/kols',
    access: may('c'),
    summary: 'Add a KOL; pending unless the caller may approve',
    answer: 'one',
    failure: 'kol_create_failed',
    body: kolSchema,
  },
  kolUpdate: {
    method: 'PUT',
    path: '/kols/{id}',
    access: may('u'),
    summary: 'Change a KOL; held for approval unless the caller may approve. What is left out stays',
    answer: 'one',
    failure: 'kol_update_failed',
    params: idParams,
    body: kolUpdateSchema,
  },
  kolDelete: {
    method: 'DELETE',
    path: '/kols/{id}',
    access: may('d'),
    summary: 'Remove a KOL; code and accounts become free, reports keep it',
    answer: 'nothing',
    params: idParams,
    body: reasonSchema,
  },
  kolLike: {
    method: 'PUT',
    path: '/kols/like/{id}',
    access: may('u_outstanding'),
    summary: 'Mark a KOL as featured, or no longer',
    answer: 'one',
    params: idParams,
    body: outstandingSchema,
  },
  kolUpdateStatus: {
    method: 'PUT',
    path: '/kols/{id}/update-status',
    access: may('u_approval'),
    summary: 'Approve or reject a pending KOL or its held edit',
    answer: 'one',
    params: idParams,
    body: decisionSchema,
  },
  socialLink: {
    method: 'POST',
    path: '/social',
    access: may('u'),
    summary: 'Link an account to a KOL; held for approval unless the caller may approve. Answers the KOL',
    answer: 'one',
    failure: 'social_create_failed',
    body: socialLinkSchema,
  },
  socialUnlink: {
    method: 'DELETE',
    path: '/social/{id}',
    access: may('u'),
    summary: 'Unlink an account; held for approval unless the caller may approve. Answers the KOL',
    answer: 'one',
    params: idParams,
  },
} satisfies Record<string, Endpoint>;
