import type { Endpoint } from '../endpoint';
import { listQuery } from '../lists';
import { idParams } from '../lookups';
import { postChangesSchema, postSchema } from './postSchema';

const may = (action: string) => ({ scope: 'campaigns_management' as const, action });

/** Calls of single posts (spec 2 §7, CONTRACT.md §1, §8). */
export const postEndpoints = {
  postDetail: {
    method: 'GET',
    path: '/campaigns/post/{id}',
    access: may('r_detail'),
    summary: 'One post with its latest figures',
    answer: 'one',
    params: idParams,
  },
  postCreate: {
    method: 'POST',
    path: '/campaigns/{id}/posts',
    access: may('c_post'),
    summary: 'Add a post to a campaign that is not over; figures given need a reason',
    answer: 'one',
    params: idParams,
    body: postSchema,
  },
  postUpdate: {
    method: 'PUT',
    path: '/campaigns/update-post/{id}',
    access: may('u'),
    summary: 'Change a post; what is left out stays. A figure is a new entry in the ledger and needs a reason',
    answer: 'one',
    params: idParams,
    body: postChangesSchema,
  },
  postDelete: {
    method: 'DELETE',
    path: '/campaigns/post/{id}',
    access: may('d_post'),
    summary: 'Remove a post',
    answer: 'nothing',
    params: idParams,
  },
  postMetrics: {
    method: 'GET',
    path: '/campaigns/post/{id}/metrics',
    access: may('r_detail'),
    summary: 'Every reading of a post’s figures, newest first: who, when, from where, why. For staff',
    answer: 'list',
    params: idParams,
    query: listQuery({}),
  },
} satisfies Record<string, Endpoint>;
