import type { Endpoint } from '../endpoint';
import { idParams } from '../lookups';
import { campaignDetailQuery } from './postListSchema';
import { campaignListQuery, reportQuery, templateSchema, uploadSchema } from './schema';

const campaigns = (action: string) => ({ scope: 'campaigns_management' as const, action });

/** Calls of campaigns (spec 2 §7). */
export const campaignEndpoints = {
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
    query: campaignDetailQuery,
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
    access: campaigns('r_excel_report'),
    summary: 'Campaign report as an Excel workbook',
    answer: 'file',
    params: idParams,
    query: reportQuery,
  },
} satisfies Record<string, Endpoint>;
