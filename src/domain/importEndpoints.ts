import type { Endpoint } from './endpoint';
import { progressParams } from './importFields';

/** Calls that all imports share. */
export const importEndpoints = {
  importProgress: {
    method: 'GET',
    path: '/imports/{id}/progress',
    access: 'self',
    summary: 'How far an import is that the caller sent with this id; null where none runs here',
    answer: 'one',
    params: progressParams,
  },
} satisfies Record<string, Endpoint>;
