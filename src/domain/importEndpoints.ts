import type { Endpoint } from './endpoint';
import { importRights } from './imports';

/** Calls that all imports share. */
export const importEndpoints = {
  importProgress: {
    method: 'GET',
    path: '/imports/{id}/progress',
    access: 'self',
    forKeys: true,
    summary: 'How far an import is that the caller sent with this id; null where none runs here',
    answer: 'one',
    reads: [],
  },
  imports: {
    method: 'GET',
    path: '/imports',
    access: 'self',
    forKeys: true,
    summary: 'Workbooks the caller has imported; those of all with permission_management.r',
    answer: 'list',
    reads: ['imports', 'users', 'campaigns'],
  },
  importUndo: {
    method: 'POST',
    path: '/imports/{id}/undo',
    access: 'self',
    partly: Object.values(importRights),
    summary: 'Take back what an import added and changed, all of it or nothing; needs the right of its commit',
    answer: 'one',
    changes: [
      'imports',
      'customers',
      'brands',
      'kols',
      'socials',
      'users',
      'representatives',
      'sows',
      'campaignPosts',
      'campaigns',
      'notifications',
      'trash',
      'audit',
    ],
  },
} satisfies Record<string, Endpoint>;
