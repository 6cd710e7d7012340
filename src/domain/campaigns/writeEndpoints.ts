import type { Endpoint } from '../endpoint';
import { importBodyLimit } from '../limits';
import { idParams } from '../lookups';
import {
  campaignCodeQuery,
  campaignRemovalSchema,
  campaignSchema,
  campaignStatusSchema,
  campaignUpdateSchema,
} from './formSchema';

const campaigns = <A extends string>(action: A) => ({ scope: 'campaigns_management' as const, action });

/** Calls that write a campaign itself (spec 2 §7 Campaigns). */
export const campaignWriteEndpoints = {
  campaignCheckCode: {
    method: 'GET',
    path: '/campaigns/check-code',
    access: campaigns('r'),
    summary: 'Whether a code is free; a taken one is refused with campaign_code_already_exist',
    answer: 'one',
    query: campaignCodeQuery,
  },
  campaignCreate: {
    method: 'POST',
    path: '/campaigns',
    access: campaigns('c'),
    summary: 'Add a campaign with its parts; all of it or nothing. Answers it as the detail does',
    answer: 'one',
    failure: 'campaign_create_failed',
    body: campaignSchema,
    bodyLimit: importBodyLimit,
  },
  campaignUpdate: {
    method: 'PUT',
    path: '/campaigns/{id}',
    access: campaigns('u'),
    summary: 'Change a campaign that is not final; what is left out stays. Answers it as the detail does',
    answer: 'one',
    failure: 'campaign_update_failed',
    params: idParams,
    body: campaignUpdateSchema,
    bodyLimit: importBodyLimit,
  },
  campaignUpdateStatus: {
    method: 'PUT',
    path: '/campaigns/{id}/status',
    access: campaigns('u_status'),
    summary: 'Move a campaign to a status that may follow; cancelling needs a reason',
    answer: 'one',
    failure: 'campaign_update_failed',
    params: idParams,
    body: campaignStatusSchema,
  },
  campaignReadiness: {
    method: 'GET',
    path: '/campaigns/{id}/readiness',
    access: campaigns('u_status'),
    summary: 'What is missing before each status that may follow; nothing of it forbids the step',
    answer: 'one',
    params: idParams,
  },
  campaignDelete: {
    method: 'DELETE',
    path: '/campaigns/{id}',
    access: campaigns('d'),
    summary: 'Remove a campaign: it leaves lists and reports, its code becomes free',
    answer: 'nothing',
    params: idParams,
    body: campaignRemovalSchema,
  },
} satisfies Record<string, Endpoint>;
