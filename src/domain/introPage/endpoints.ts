import { rightIn } from '../access';
import type { Endpoint } from '../endpoint';

const may = rightIn('intro_page_management');

/** Calls of the intro page (CONTRACT-2 §14). */
export const introPageEndpoints = {
  introPage: {
    method: 'GET',
    path: '/intro-page',
    access: 'public',
    partly: [may('u_intro_page')],
    summary: 'What the intro page says; its draft for those who may change it, for others there is none',
    answer: 'one',
    reads: ['introPages'],
  },
  introPageSave: {
    method: 'POST',
    path: '/intro-page',
    access: may('u_intro_page'),
    summary: 'Keep a draft of the intro page, or publish it',
    answer: 'one',
    changes: ['introPages', 'audit'],
  },
  introPictureAdd: {
    method: 'POST',
    path: '/intro-page/pictures',
    access: may('u_intro_page'),
    summary: 'Store a picture of the intro page, cut to the size of its kind',
    answer: 'one',
    changes: ['media', 'audit'],
    upload: { field: 'file', kind: 'media' },
  },
  introPageDraw: {
    method: 'POST',
    path: '/intro-page/drawn',
    access: may('u_intro_page'),
    summary: 'The intro page as it would look with this content, for those who edit it; nothing is kept',
    answer: 'one',
    changes: [],
  },
  introVersions: {
    method: 'GET',
    path: '/intro-page/versions',
    access: 'public',
    partly: [may('u_intro_page')],
    summary: 'What was published, newest first; for those who may change it, for others there is none',
    answer: 'list',
    reads: ['introPages'],
  },
  introVersionRestore: {
    method: 'POST',
    path: '/intro-page/versions/{id}/restore',
    access: may('u_intro_page'),
    summary: 'Publish again what was published before; it takes the place of a draft',
    answer: 'one',
    changes: ['introPages', 'audit'],
  },
} satisfies Record<string, Endpoint>;
