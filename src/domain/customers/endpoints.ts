import { decisionSchema, reasonSchema } from '../approvals/schema';
import { companyCodeQuery } from '../companies/schema';
import type { Endpoint } from '../endpoint';
import { idParams } from '../lookups';
import { approveOntoSchema, customerListQuery, customerSchema, customerUpdateSchema } from './schema';

const may = <A extends string>(action: A) => ({ scope: 'customer_management' as const, action });

/** Calls of customers (spec 2 §7). */
export const customerEndpoints = {
  customerList: {
    method: 'GET',
    path: '/customers',
    access: may('r'),
    summary: 'Customers',
    answer: 'list',
    query: customerListQuery,
  },
  customerDetail: {
    method: 'GET',
    path: '/customers/{id}',
    access: may('r_detail'),
    summary: 'One customer; to staff with what waits for approval and what hangs on it',
    answer: 'one',
    params: idParams,
  },
  customerCheckCode: {
    method: 'GET',
    path: '/customers/check-code',
    access: may('r'),
    summary: 'Whether a code is free; a taken one is refused with customer_code_already_exist',
    answer: 'one',
    query: companyCodeQuery,
  },
  customerCreate: {
    method: 'POST',
    path: '/customers',
    access: may('c'),
    summary: 'Add a customer; pending unless the caller may approve',
    answer: 'one',
    body: customerSchema,
  },
  customerUpdate: {
    method: 'PUT',
    path: '/customers/{id}',
    access: may('u'),
    summary: 'Change a customer; held for approval unless the caller may approve. What is left out stays',
    answer: 'one',
    params: idParams,
    body: customerUpdateSchema,
  },
  customerDelete: {
    method: 'PATCH',
    path: '/customers/{id}/delete',
    access: may('d'),
    summary: 'Remove a customer without brands; its code becomes free, its representatives are removed',
    answer: 'nothing',
    params: idParams,
    body: reasonSchema,
  },
  customerUpdateStatus: {
    method: 'PUT',
    path: '/customers/{id}/update-status',
    access: may('u_approval'),
    summary: 'Approve or reject a pending customer or its held edit',
    answer: 'one',
    params: idParams,
    body: decisionSchema,
  },
  customerMatches: {
    method: 'GET',
    path: '/customers/{id}/matches',
    access: may('u_approval'),
    summary: 'Approved customers that are likely the same, by tax number or name, and why',
    answer: 'one',
    params: idParams,
  },
  customerApproveOnto: {
    method: 'PUT',
    path: '/customers/{id}/approve-onto',
    access: may('u_approval'),
    summary: 'Approve a pending customer as one there is already, which gets its brands and representatives',
    answer: 'one',
    params: idParams,
    body: approveOntoSchema,
  },
} satisfies Record<string, Endpoint>;
