import { rightIn } from '../access';
import type { Endpoint } from '../endpoint';

const campaigns = rightIn('campaigns_management');

/** Calls of campaigns (spec 2 §7). */
export const campaignEndpoints = {
  campaignList: {
    method: 'GET',
    path: '/campaigns',
    access: campaigns('r'),
    summary: 'Campaigns',
    answer: 'list',
    reads: ['campaigns'],
    readsStandby: true,
  },
  campaignDetail: {
    method: 'GET',
    path: '/campaigns/{id}',
    access: campaigns('r_detail'),
    summary: 'One campaign with its SOWs, posts and acceptances',
    answer: 'one',
    reads: ['campaigns', 'sows', 'acceptances', 'campaignPosts'],
  },
  templateSows: {
    method: 'POST',
    path: '/campaigns/template-sows',
    access: campaigns('r_template_file'),
    summary: 'Excel template for SOWs',
    answer: 'file',
    changes: [],
    upload: { field: '', kind: 'none' },
  },
  templateCampaignPosts: {
    method: 'POST',
    path: '/campaigns/template-campaign-posts',
    access: campaigns('r_template_file'),
    summary: 'Excel template for posts',
    answer: 'file',
    changes: [],
    upload: { field: '', kind: 'none' },
  },
  uploadSows: {
    method: 'POST',
    path: '/campaigns/upload-sows',
    access: campaigns('c_import_review'),
    partly: [campaigns('c_import')],
    summary: 'Preview or commit SOWs from a workbook; a commit needs campaigns_management.c_import',
    answer: 'import',
    changes: ['sows', 'campaigns', 'campaignPosts', 'notifications', 'audit'],
    upload: { field: 'file', kind: 'workbook' },
  },
  uploadCampaignPosts: {
    method: 'POST',
    path: '/campaigns/upload-campaign-posts',
    access: campaigns('c_import_review'),
    partly: [campaigns('c_import')],
    summary: 'Preview or commit posts from a workbook; a commit needs campaigns_management.c_import',
    answer: 'import',
    changes: ['campaignPosts', 'campaigns', 'notifications', 'audit'],
    upload: { field: 'file', kind: 'workbook' },
  },
} satisfies Record<string, Endpoint>;
