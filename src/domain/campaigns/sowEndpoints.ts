import type { Endpoint } from '../endpoint';
import { idParams } from '../lookups';
import { sowChangesSchema, sowSchema } from './sowSchema';

const may = (action: string) => ({ scope: 'campaigns_management' as const, action });

/** Calls of single SOWs (spec 2 §7, CONTRACT.md §1, §8). */
export const sowEndpoints = {
  sowDetail: {
    method: 'GET',
    path: '/campaigns/sow/{id}',
    access: may('r_detail'),
    summary: 'One SOW; staff are told what hangs on it',
    answer: 'one',
    params: idParams,
  },
  sowCreate: {
    method: 'POST',
    path: '/campaigns/{id}/sows',
    access: may('c_sow'),
    summary: 'Add a SOW to a campaign that is not over',
    answer: 'one',
    params: idParams,
    body: sowSchema,
  },
  sowUpdate: {
    method: 'PUT',
    path: '/campaigns/update-sow/{id}',
    access: may('u'),
    summary: 'Change a SOW; what is left out stays',
    answer: 'one',
    params: idParams,
    body: sowChangesSchema,
  },
  sowDelete: {
    method: 'DELETE',
    path: '/campaigns/sow/{id}',
    access: may('d_sow'),
    summary: 'Remove a SOW with its posts and acceptances',
    answer: 'nothing',
    params: idParams,
  },
} satisfies Record<string, Endpoint>;
