import type { Endpoint } from '../endpoint';

/** Calls of the own API keys (decision 69). */
export const apiKeyEndpoints = {
  apiKeys: {
    method: 'GET',
    path: '/users/api-keys',
    access: 'self',
    summary: 'The caller’s own API keys that were not revoked, the newest first; never what they are known by',
    answer: 'list',
    reads: ['me'],
  },
  apiKeyCreate: {
    method: 'POST',
    path: '/users/api-keys',
    access: 'self',
    needsProof: true,
    summary: 'Make an API key with some of the caller’s own rights for at most a year; told once',
    answer: 'one',
    changes: ['me', 'audit'],
  },
  apiKeyRevoke: {
    method: 'DELETE',
    path: '/users/api-keys/{id}',
    access: 'self',
    summary: 'Revoke an API key of the caller’s own: its next request is refused',
    answer: 'nothing',
    changes: ['me', 'audit'],
  },
} satisfies Record<string, Endpoint>;
