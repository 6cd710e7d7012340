import { rightIn } from '../access';
import type { Endpoint } from '../endpoint';

const may = rightIn('user_management');
const customers = rightIn('customer_management');
const brands = rightIn('brand_management');

/** Calls of the representatives of customers and brands (spec 2 §7). */
export const representativeEndpoints = {
  representativeDetail: {
    method: 'GET',
    path: '/representatives/{id}',
    access: [customers('r_detail'), brands('r_detail')],
    summary: 'A user as the representative of a customer or brand the caller may read; others than staff find none',
    answer: 'one',
    reads: ['representatives'],
  },
  representativeCreate: {
    method: 'POST',
    path: '/representatives',
    access: may('c_representative'),
    forKeys: false,
    summary: 'Add a user who stands for a customer or brand, and mail a link to choose a password',
    answer: 'one',
    changes: ['representatives', 'users', 'roles', 'brands', 'customers', 'audit'],
  },
  representativeUpdate: {
    method: 'PUT',
    path: '/representatives/{id}',
    access: may('u_representative'),
    needsProof: true,
    partly: [may('u_active')],
    summary: 'Change a representative, or switch it on or off; what is left out stays',
    answer: 'one',
    changes: ['representatives', 'users', 'roles', 'settings', 'brands', 'customers', 'me', 'audit'],
  },
  representativeDelete: {
    method: 'PATCH',
    path: '/representatives/{id}/delete',
    access: may('d_representative'),
    needsProof: true,
    summary: 'End standing for a customer or brand; a user who stands for no other one is removed',
    answer: 'nothing',
    changes: ['representatives', 'users', 'roles', 'settings', 'brands', 'customers', 'me', 'audit'],
  },
} satisfies Record<string, Endpoint>;
