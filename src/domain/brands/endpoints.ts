import { rightIn } from '../access';
import type { Endpoint } from '../endpoint';

const may = rightIn('brand_management');

/** Calls of brands (spec 2 §7). */
export const brandEndpoints = {
  brandList: {
    method: 'GET',
    path: '/brands',
    access: may('r'),
    summary: 'Brands',
    answer: 'list',
    reads: ['brands'],
    readsStandby: true,
  },
  brandDetail: {
    method: 'GET',
    path: '/brands/{id}',
    access: may('r_detail'),
    summary: 'One brand; to staff with what waits for approval and what hangs on it',
    answer: 'one',
    reads: ['brands', 'representatives', 'hashtags'],
  },
  brandNextCode: {
    method: 'GET',
    path: '/brands/next-code',
    access: may('c'),
    summary: 'The next code in the house’s own series, null where there is none; unique only once it is written',
    answer: 'one',
    reads: ['brands'],
  },
  brandCheckCode: {
    method: 'GET',
    path: '/brands/check-code',
    access: [may('c'), may('u')],
    summary: 'Whether a code is free; a taken one is refused with brand_code_already_exist',
    answer: 'one',
    reads: ['brands'],
  },
  brandIndustries: {
    method: 'GET',
    path: '/brands/industrys',
    access: 'signed_in',
    summary: 'Industries of brands',
    answer: 'list',
    reads: [],
  },
  brandCreate: {
    method: 'POST',
    path: '/brands',
    access: may('c'),
    summary: 'Add a brand; pending unless the caller may approve',
    answer: 'one',
    changes: ['brands', 'customers', 'notifications', 'audit'],
    failure: 'brand_create_failed',
  },
  brandUpdate: {
    method: 'PUT',
    path: '/brands/{id}',
    access: may('u'),
    summary: 'Change a brand; held for approval unless the caller may approve. What is left out stays',
    answer: 'one',
    changes: ['brands', 'customers', 'campaigns', 'requests', 'notifications', 'audit'],
    failure: 'brand_update_failed',
  },
  brandDelete: {
    method: 'PUT',
    path: '/brands/{id}/delete',
    access: may('d'),
    summary:
      'Remove a brand whose campaigns are over; its code becomes free, its representatives are removed; restorable for 30 days',
    answer: 'nothing',
    changes: [
      'brands',
      'customers',
      'representatives',
      'users',
      'roles',
      'settings',
      'me',
      'campaigns',
      'requests',
      'trash',
      'audit',
    ],
  },
  brandBulk: {
    method: 'POST',
    path: '/brands/bulk',
    access: may('u_approval'),
    summary: 'Approve or reject up to 200 that wait, each as by itself; answered one by one',
    answer: 'one',
    changes: ['brands', 'customers', 'campaigns', 'requests', 'notifications', 'audit'],
  },
  brandUpdateStatus: {
    method: 'PUT',
    path: '/brands/{id}/update-status',
    access: may('u_approval'),
    summary: 'Approve or reject a pending brand or its held edit',
    answer: 'one',
    changes: ['brands', 'customers', 'campaigns', 'requests', 'notifications', 'audit'],
  },
} satisfies Record<string, Endpoint>;
