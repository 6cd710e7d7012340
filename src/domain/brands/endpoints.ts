import type { Endpoint } from '../endpoint';
import { idParams } from '../lookups';
import { brandListQuery } from './schema';

/** Calls of brands (spec 2 §7). */
export const brandEndpoints = {
  brandList: {
    method: 'GET',
    path: '/brands',
    access: { scope: 'brand_management', action: 'r' },
    summary: 'Brands',
    answer: 'list',
    query: brandListQuery,
  },
  brandDetail: {
    method: 'GET',
    path: '/brands/{id}',
    access: { scope: 'brand_management', action: 'r_detail' },
    summary: 'One brand',
    answer: 'one',
    params: idParams,
  },
} satisfies Record<string, Endpoint>;
