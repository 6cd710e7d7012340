import { rightIn } from '../access';
import type { Endpoint } from '../endpoint';

const may = rightIn('campaigns_management');

/** Calls of single posts (spec 2 §7, CONTRACT.md §1, §8). */
export const postEndpoints = {
  postDetail: {
    method: 'GET',
    path: '/campaigns/post/{id}',
    access: may('r_detail'),
    summary: 'One post with its latest figures',
    answer: 'one',
    reads: ['campaignPosts'],
  },
  postCreate: {
    method: 'POST',
    path: '/campaigns/{id}/posts',
    access: may('c_post'),
    summary: 'Add a post to a campaign that is not over; figures given need a reason',
    answer: 'one',
    changes: ['campaigns', 'campaignPosts', 'audit'],
  },
  postUpdate: {
    method: 'PUT',
    path: '/campaigns/update-post/{id}',
    access: may('u'),
    summary: 'Change a post; what is left out stays. A figure is a new entry in the ledger and needs a reason',
    answer: 'one',
    changes: ['campaignPosts', 'campaigns', 'audit'],
  },
  postDelete: {
    method: 'DELETE',
    path: '/campaigns/post/{id}',
    access: may('d_post'),
    summary: 'Remove a post',
    answer: 'nothing',
    changes: ['campaignPosts', 'campaigns', 'audit'],
  },
  postMetrics: {
    method: 'GET',
    path: '/campaigns/post/{id}/metrics',
    access: may('r_detail'),
    summary: 'Every reading of a post’s figures, newest first: who, when, from where, why. For staff',
    answer: 'list',
    reads: ['campaignPosts'],
    readsStandby: true,
  },
  postCourse: {
    method: 'GET',
    path: '/campaigns/post/{id}/course',
    access: may('r_detail'),
    summary: 'A post’s figures day by day, the last reading of each; for whoever sees the post',
    answer: 'one',
    reads: ['campaignPosts'],
    readsStandby: true,
  },
} satisfies Record<string, Endpoint>;
