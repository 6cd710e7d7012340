import { rightIn } from '../access';
import type { Endpoint } from '../endpoint';
import { uploadLimits } from '../limits';

const campaigns = rightIn('campaigns_management');

/** Calls of campaign requests (spec 2 §7 Campaigns). */
export const requestEndpoints = {
  requestList: {
    method: 'GET',
    path: '/campaigns/request',
    access: campaigns('r_request'),
    summary: 'Campaign requests',
    answer: 'list',
    reads: ['requests'],
    readsStandby: true,
  },
  requestDetail: {
    method: 'GET',
    path: '/campaigns/request/{id}',
    access: campaigns('r_detail_request'),
    summary: 'One campaign request with its KOLs and documents',
    answer: 'one',
    reads: ['requests', 'campaigns'],
  },
  requestUpdate: {
    method: 'PUT',
    path: '/campaigns/request/{id}',
    access: campaigns('u_request'),
    summary: 'Set the status of a request and who is responsible for it',
    answer: 'one',
    changes: ['requests', 'notifications', 'audit'],
  },
  requestBulk: {
    method: 'POST',
    path: '/requests/bulk',
    access: campaigns('u_request'),
    summary: 'Set the status of up to 200 requests, or who is responsible for them; answered one by one',
    answer: 'one',
    changes: ['requests', 'notifications', 'audit'],
  },
  requestCreate: {
    method: 'POST',
    path: '/campaigns/request/create',
    access: 'public',
    partly: [campaigns('c_request')],
    summary: 'Ask for a campaign: signed in with the right to, or as a guest with a solved captcha',
    answer: 'one',
    changes: ['requests', 'notifications', 'audit'],
    upload: {
      kind: 'many',
      fields: {
        request_files: uploadLimits.requestFiles,
        request_docs: uploadLimits.requestFiles,
        brand_cover_image: 1,
      },
    },
  },
} satisfies Record<string, Endpoint>;
