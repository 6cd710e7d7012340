import type { Endpoint } from '../endpoint';
import { idParams } from '../lookups';
import { customerListQuery } from './schema';

/** Calls of customers (spec 2 §7). */
export const customerEndpoints = {
  customerList: {
    method: 'GET',
    path: '/customers',
    access: { scope: 'customer_management', action: 'r' },
    summary: 'Customers',
    answer: 'list',
    query: customerListQuery,
  },
  customerDetail: {
    method: 'GET',
    path: '/customers/{id}',
    access: { scope: 'customer_management', action: 'r_detail' },
    summary: 'One customer',
    answer: 'one',
    params: idParams,
  },
} satisfies Record<string, Endpoint>;
