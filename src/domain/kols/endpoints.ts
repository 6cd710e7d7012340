import type { Endpoint } from '../endpoint';
import { idParams } from '../lookups';
import { kolListQuery } from './schema';

/** Calls of kols (spec 2 §7). */
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
} satisfies Record<string, Endpoint>;
