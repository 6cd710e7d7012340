import { rightIn } from '../access';
import type { Endpoint } from '../endpoint';

const may = rightIn('campaigns_management');

/** Calls of posts that find themselves, and of those that are missing (CONTRACT-2 §15). */
export const foundPostEndpoints = {
  foundPostList: {
    method: 'GET',
    path: '/campaigns/{id}/found-posts',
    access: may('r_detail'),
    summary: 'Posts of the KOLs’ channels that may be of the campaign, with what says so, newest first; for staff',
    answer: 'list',
    reads: ['campaigns', 'sows', 'campaignPosts'],
    readsStandby: true,
  },
  foundPostDecide: {
    method: 'PUT',
    path: '/campaigns/{id}/found-posts/{postId}',
    access: may('c_post'),
    summary: 'Make a found post one of the campaign, with its figures; say that it is none; or take that back',
    answer: 'one',
    changes: ['campaigns', 'campaignPosts', 'audit'],
  },
  missingPostList: {
    method: 'GET',
    path: '/campaigns/{id}/missing-posts',
    access: may('r_detail'),
    summary: 'What each SOW owes and why it may be missing; for staff, and for KOL users of their own SOWs',
    answer: 'list',
    reads: ['campaigns', 'sows', 'campaignPosts', 'socials'],
    readsStandby: true,
  },
} satisfies Record<string, Endpoint>;
