import type { Endpoint } from '../endpoint';
import { idParams } from '../lookups';
import {
  representativeDeleteSchema,
  representativeQuery,
  representativeSchema,
  representativeUpdateSchema,
} from './schema';

const may = <A extends string>(action: A) => ({ scope: 'customer_management' as const, action });

/** Calls of the representatives of customers and brands (spec 2 §7). */
export const representativeEndpoints = {
  representativeDetail: {
    method: 'GET',
    path: '/representatives/{id}',
    access: may('r_representative'),
    summary: 'A user as the representative of a customer or brand',
    answer: 'one',
    params: idParams,
    query: representativeQuery,
  },
  representativeCreate: {
    method: 'POST',
    path: '/representatives',
    access: may('c_representative'),
    summary: 'Add a user who stands for a customer or brand, and mail a link to choose a password',
    answer: 'one',
    body: representativeSchema,
  },
  representativeUpdate: {
    method: 'PUT',
    path: '/representatives/{id}',
    access: may('u_representative'),
    summary: 'Change a representative, or switch it on or off; what is left out stays',
    answer: 'one',
    params: idParams,
    body: representativeUpdateSchema,
  },
  representativeDelete: {
    method: 'PATCH',
    path: '/representatives/{id}/delete',
    access: may('d_representative'),
    summary: 'End standing for a customer or brand; a user who stands for no other one is removed',
    answer: 'nothing',
    params: idParams,
    body: representativeDeleteSchema,
  },
} satisfies Record<string, Endpoint>;
