import { rightIn } from '../access';
import type { Endpoint } from '../endpoint';

const may = rightIn('hashtags_management');

/** Calls of hashtags (spec 2 §7 Hashtags, CONTRACT-2 §12): for staff, of what they may see. */
export const hashtagEndpoints = {
  kolBrandsFilter: {
    method: 'GET',
    path: '/hashtags/kols-brands-filter',
    access: may('r'),
    summary: 'The brands whose hashtags a KOL bears, and its hashtags of no brand; for staff',
    answer: 'one',
    reads: ['hashtags', 'kols', 'brands', 'campaigns', 'campaignPosts'],
  },
  hashtagSearch: {
    method: 'GET',
    path: '/hashtags',
    access: may('r'),
    summary: 'Hashtags with their uses, and the KOLs and brands that used any of them, most uses first',
    answer: 'one',
    reads: ['hashtags', 'kols', 'brands', 'campaigns', 'campaignPosts'],
  },
  hashtagPosts: {
    method: 'GET',
    path: '/hashtags/posts',
    access: may('r'),
    summary: 'Posts of campaigns and channels that bear any of the hashtags, newest first; of one KOL or brand',
    answer: 'list',
    reads: ['hashtags', 'campaignPosts', 'kols', 'campaigns'],
  },
  hashtagSettings: {
    method: 'GET',
    path: '/hashtags/setting',
    access: may('r_setting'),
    summary: 'Hashtags with their category, brands and uses, most used first',
    answer: 'list',
    reads: ['hashtags', 'brands', 'campaignPosts'],
  },
  hashtagClassify: {
    method: 'PUT',
    path: '/hashtags/setting',
    access: may('u_setting'),
    summary: 'Give hashtags a category and brands, all or none; one that is new is created',
    answer: 'one',
    changes: ['hashtags', 'brands', 'audit'],
  },
  hashtagSuggestions: {
    method: 'GET',
    path: '/hashtags/setting/hashtags',
    access: [may('r'), may('r_setting')],
    summary: 'Hashtags that begin with or contain a text, most used first, 20 at most',
    answer: 'list',
    reads: ['hashtags'],
  },
  brandHashtags: {
    method: 'GET',
    path: '/hashtags/setting/{brandId}',
    access: may('r_brand'),
    summary: "A brand's own hashtags, most used first",
    answer: 'list',
    reads: ['hashtags', 'brands', 'campaignPosts'],
  },
  hashtagCategories: {
    method: 'GET',
    path: '/hashtags/categories',
    access: may('r_category'),
    summary: 'Categories of hashtags by name, with how many are in each',
    answer: 'list',
    reads: ['hashtags'],
  },
  hashtagCategoryCreate: {
    method: 'POST',
    path: '/hashtags/categories',
    access: may('u_setting'),
    summary: 'Add a category of hashtags',
    answer: 'one',
    changes: ['hashtags', 'audit'],
  },
  hashtagCategoryUpdate: {
    method: 'PUT',
    path: '/hashtags/categories/{id}',
    access: may('u_setting'),
    summary: 'Rename a category of hashtags',
    answer: 'one',
    changes: ['hashtags', 'audit'],
  },
  hashtagCategoryDelete: {
    method: 'DELETE',
    path: '/hashtags/categories/{id}',
    access: may('u_setting'),
    summary: 'Delete a category; its hashtags have none then',
    answer: 'nothing',
    changes: ['hashtags', 'audit'],
  },
  campaignHashtags: {
    method: 'GET',
    path: '/hashtags/report/{campaignId}',
    access: { scope: 'campaigns_management', action: 'r_hashtag_report' },
    summary:
      "Hashtags of a campaign's counted posts with their figures, and the required ones with the posts that lack them",
    answer: 'one',
    reads: ['campaigns', 'campaignPosts', 'hashtags', 'brands'],
  },
} satisfies Record<string, Endpoint>;
