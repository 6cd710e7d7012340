import type { Endpoint } from '../endpoint';

/** Calls of media (spec 2 §7). */
export const mediaEndpoints = {
  mediaCreate: {
    method: 'POST',
    path: '/media/create-file',
    access: 'signed_in',
    summary: 'Store a picture or a document',
    answer: 'one',
    changes: ['media', 'audit'],
    upload: { field: 'file', kind: 'media' },
  },
  mediaDelete: {
    method: 'DELETE',
    path: '/media/{id}',
    access: 'self',
    forKeys: true,
    summary: 'Remove a file of the caller that nothing uses',
    answer: 'nothing',
    changes: ['media', 'audit'],
  },
} satisfies Record<string, Endpoint>;
