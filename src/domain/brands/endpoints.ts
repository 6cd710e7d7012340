import { decisionSchema, reasonSchema } from '../approvals/schema';
import { reportQuery } from '../campaigns/schema';
import { companyCodeQuery } from '../companies/schema';
import type { Endpoint } from '../endpoint';
import { idParams } from '../lookups';
import { brandListQuery, brandSchema, brandUpdateSchema } from './schema';

const may = <A extends string>(action: A) => ({ scope: 'brand_management' as const, action });

/** Calls of brands (spec 2 §7). */
export const brandEndpoints = {
  brandList: {
    method: 'GET',
    path: '/brands',
    access: may('r'),
    summary: 'Brands',
    answer: 'list',
    query: brandListQuery,
  },
  brandDetail: {
    method: 'GET',
    path: '/brands/{id}',
    access: may('r_detail'),
    summary: 'One brand; to staff with what waits for approval and what hangs on it',
    answer: 'one',
    params: idParams,
  },
  brandCheckCode: {
    method: 'GET',
    path: '/brands/check-code',
    access: may('r'),
    summary: 'Whether a code is free; a taken one is refused with brand_code_already_exist',
    answer: 'one',
    query: companyCodeQuery,
  },
  brandIndustries: {
    method: 'GET',
    path: '/brands/industrys',
    access: 'signed_in',
    summary: 'Industries of brands',
    answer: 'list',
  },
  brandCreate: {
    method: 'POST',
    path: '/brands',
    access: may('c'),
    summary: 'Add a brand; pending unless the caller may approve',
    answer: 'one',
    failure: 'brand_create_failed',
    body: brandSchema,
  },
  brandUpdate: {
    method: 'PUT',
    path: '/brands/{id}',
    access: may('u'),
    summary: 'Change a brand; held for approval unless the caller may approve. What is left out stays',
    answer: 'one',
    failure: 'brand_update_failed',
    params: idParams,
    body: brandUpdateSchema,
  },
  brandDelete: {
    method: 'PUT',
    path: '/brands/{id}/delete',
    access: may('d'),
    summary: 'Remove a brand whose campaigns are over; its code becomes free, its representatives are removed',
    answer: 'nothing',
    params: idParams,
    body: reasonSchema,
  },
  brandUpdateStatus: {
    method: 'PUT',
    path: '/brands/{id}/update-status',
    access: may('u_approval'),
    summary: 'Approve or reject a pending brand or its held edit',
    answer: 'one',
    params: idParams,
    body: decisionSchema,
  },
  brandReport: {
    method: 'GET',
    path: '/brands/report/{id}',
    access: may('r_report'),
    summary: 'What a brand spent, got and paid per engagement and view: by campaign, network, KOL and format',
    answer: 'one',
    params: idParams,
    query: reportQuery,
  },
  brandReportKpi: {
    method: 'GET',
    path: '/brands/report-kpi/{id}',
    access: may('r_report'),
    summary: 'What a brand was promised and what it got, together and by campaign',
    answer: 'one',
    params: idParams,
    query: reportQuery,
  },
} satisfies Record<string, Endpoint>;
