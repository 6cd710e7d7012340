import type { Endpoint } from '../endpoint';
import { uploadLimits } from '../limits';
import { idParams } from '../lookups';
import { requestCreateSchema, requestListQuery, requestUpdateSchema } from './schema';

const campaigns = (action: string) => ({ scope: 'campaigns_management' as const, action });

/** Calls of campaign requests (spec 2 §7 Campaigns). */
export const requestEndpoints = {
  requestList: {
    method: 'GET',
    path: '/campaigns/request',
    access: campaigns('r_request'),
    summary: 'Campaign requests',
    answer: 'list',
    query: requestListQuery,
  },
  requestDetail: {
    method: 'GET',
    path: '/campaigns/request/{id}',
    access: campaigns('r_detail_request'),
    summary: 'One campaign request with its KOLs and documents',
    answer: 'one',
    params: idParams,
  },
  requestUpdate: {
    method: 'PUT',
    path: '/campaigns/request/{id}',
    access: campaigns('u_request'),
    summary: 'Set the status of a request and who is responsible for it',
    answer: 'one',
    params: idParams,
    body: requestUpdateSchema,
  },
  requestCreate: {
    method: 'POST',
    path: '/campaigns/request/create',
    access: 'public',
    summary: 'Ask for a campaign: signed in with the right to, or as a guest with a solved captcha',
    answer: 'one',
    body: requestCreateSchema,
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
