import type * as yup from 'yup';
import type { Scope } from './access';
import { loginSchema, logoutSchema, refreshSchema } from './auth/schema';
import { brandListQuery } from './brands/schema';
import { campaignListQuery, reportQuery, templateSchema, uploadSchema } from './campaigns/schema';
import { customerListQuery } from './customers/schema';
import { kolListQuery } from './kols/schema';
import { employeeQuery, idParams, languageParams, reasonQuery, sectorQuery } from './lookups';

/** `public`: anyone. `signed_in`: look-ups. `self`: the caller's own data. Otherwise a scope and an action. */
export type Access = 'public' | 'signed_in' | 'self' | { scope: Scope; action: string };

/** What an endpoint answers; decides the envelope in the OpenAPI document. */
type Answer = 'one' | 'list' | 'file' | 'import' | 'nothing';

/** One call of `/api/v1` (spec 2 §7). */
export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path below `/api/v1` with `{name}` parameters, as in the spec. */
  path: string;
  access: Access;
  summary: string;
  answer: Answer;
  params?: yup.AnyObjectSchema;
  query?: yup.AnyObjectSchema;
  body?: yup.AnyObjectSchema;
  /** Set where the body is multipart; `file` names the file field and its limit. */
  upload?: { field: string; kind: 'workbook' | 'media' | 'none' };
}

export const apiBase = '/api/v1';

const campaigns = (action: string) => ({ scope: 'campaigns_management' as const, action });

/** Every call: the client's and the server's one table. */
export const endpoints = {
  login: {
    method: 'POST',
    path: '/auth/login',
    access: 'public',
    summary: 'Sign in',
    answer: 'one',
    body: loginSchema,
  },
  refresh: {
    method: 'POST',
    path: '/auth/refresh',
    access: 'public',
    summary: 'Exchange a refresh token for new tokens',
    answer: 'one',
    body: refreshSchema,
  },
  logout: {
    method: 'POST',
    path: '/auth/logout',
    access: 'public',
    summary: 'Revoke the refresh token family',
    answer: 'nothing',
    body: logoutSchema,
  },
  me: { method: 'GET', path: '/users/me', access: 'self', summary: 'The signed-in user', answer: 'one' },
  accessRight: {
    method: 'GET',
    path: '/permission/access-right',
    access: 'self',
    summary: "The signed-in user's access map",
    answer: 'one',
  },
  employees: {
    method: 'GET',
    path: '/users/employees',
    access: { scope: 'user_management', action: 'r_employees' },
    summary: 'Staff for pickers',
    answer: 'list',
    query: employeeQuery,
  },
  languages: { method: 'GET', path: '/language', access: 'public', summary: 'Enabled languages', answer: 'list' },
  translationResource: {
    method: 'GET',
    path: '/translations/resource/{lang}',
    access: 'public',
    summary: 'Words of one language laid over the built-in ones',
    answer: 'one',
    params: languageParams,
  },
  sectors: {
    method: 'GET',
    path: '/setting/sectors',
    access: 'public',
    summary: 'Sectors',
    answer: 'list',
    query: sectorQuery,
  },
  topSectors: {
    method: 'GET',
    path: '/setting/top-sectors',
    access: 'public',
    summary: 'Sectors with the most active KOLs',
    answer: 'list',
  },
  jobs: { method: 'GET', path: '/setting/jobs', access: 'signed_in', summary: 'Jobs of KOLs', answer: 'list' },
  reasons: {
    method: 'GET',
    path: '/setting/reasons',
    access: 'signed_in',
    summary: 'Reasons for deleting or rejecting',
    answer: 'list',
    query: reasonQuery,
  },
  campaignList: {
    method: 'GET',
    path: '/campaigns',
    access: campaigns('r'),
    summary: 'Campaigns',
    answer: 'list',
    query: campaignListQuery,
  },
  campaignDetail: {
    method: 'GET',
    path: '/campaigns/{id}',
    access: campaigns('r_detail'),
    summary: 'One campaign with its SOWs, posts and acceptances',
    answer: 'one',
    params: idParams,
  },
  campaignOverview: {
    method: 'GET',
    path: '/campaigns/overview/{id}',
    access: campaigns('r_detail'),
    summary: 'Headline numbers of one campaign',
    answer: 'one',
    params: idParams,
  },
  templateSows: {
    method: 'POST',
    path: '/campaigns/template-sows',
    access: campaigns('r_template_file'),
    summary: 'Excel template for SOWs',
    answer: 'file',
    body: templateSchema,
    upload: { field: '', kind: 'none' },
  },
  templateCampaignPosts: {
    method: 'POST',
    path: '/campaigns/template-campaign-posts',
    access: campaigns('r_template_file'),
    summary: 'Excel template for posts',
    answer: 'file',
    body: templateSchema,
    upload: { field: '', kind: 'none' },
  },
  uploadSows: {
    method: 'POST',
    path: '/campaigns/upload-sows',
    access: campaigns('c_import'),
    summary: 'Preview or commit SOWs from a workbook',
    answer: 'import',
    body: uploadSchema,
    upload: { field: 'file', kind: 'workbook' },
  },
  uploadCampaignPosts: {
    method: 'POST',
    path: '/campaigns/upload-campaign-posts',
    access: campaigns('c_import'),
    summary: 'Preview or commit posts from a workbook',
    answer: 'import',
    body: uploadSchema,
    upload: { field: 'file', kind: 'workbook' },
  },
  finalReport: {
    method: 'GET',
    path: '/campaigns/final-report/{id}',
    access: campaigns('r_report'),
    summary: 'Campaign report: KPI against actual, cost per view and engagement',
    answer: 'one',
    params: idParams,
    query: reportQuery,
  },
  excelReport: {
    method: 'GET',
    path: '/campaigns/excel-report/{id}',
    access: campaigns('r_report'),
    summary: 'Campaign report as an Excel workbook',
    answer: 'file',
    params: idParams,
    query: reportQuery,
  },
  kolList: { method: 'GET', path: '/kols', access: 'public', summary: 'KOLs', answer: 'list', query: kolListQuery },
  kolDetail: {
    method: 'GET',
    path: '/kols/{id}',
    access: 'public',
    summary: 'One KOL',
    answer: 'one',
    params: idParams,
  },
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
  mediaCreate: {
    method: 'POST',
    path: '/media/create-file',
    access: 'signed_in',
    summary: 'Store a picture or a document',
    answer: 'one',
    upload: { field: 'file', kind: 'media' },
  },
  mediaDelete: {
    method: 'DELETE',
    path: '/media/{id}',
    access: 'self',
    summary: 'Remove a file of the caller that nothing uses',
    answer: 'nothing',
    params: idParams,
  },
} satisfies Record<string, Endpoint>;

export type EndpointName = keyof typeof endpoints;
