import { rightIn } from '../access';
import { brandEndpoints } from '../brands/endpoints';
import { campaignWriteEndpoints } from '../campaigns/writeEndpoints';
import { customerEndpoints } from '../customers/endpoints';
import type { Endpoint } from '../endpoint';
import { kolEndpoints } from '../kols/endpoints';
import { editRights } from './rules';

const readsTrail = rightIn('permission_management')('r');

/** Calls of what a record was after an entry of its trail, and of taking that back. */
export const versionEndpoints = {
  kolVersion: {
    method: 'GET',
    path: '/kols/{id}/versions/{entry}',
    access: readsTrail,
    summary: 'What taking back the state after an entry of its trail would change',
    answer: 'one',
    reads: ['kols', 'audit'],
  },
  kolTakeBack: {
    method: 'PUT',
    path: '/kols/{id}/versions/{entry}',
    access: editRights.kol,
    summary: 'Take back chosen fields of the state after an entry of its trail, as an edit like any other',
    answer: 'one',
    changes: kolEndpoints.kolUpdate.changes,
  },
  customerVersion: {
    method: 'GET',
    path: '/customers/{id}/versions/{entry}',
    access: readsTrail,
    summary: 'What taking back the state after an entry of its trail would change',
    answer: 'one',
    reads: ['customers', 'audit'],
  },
  customerTakeBack: {
    method: 'PUT',
    path: '/customers/{id}/versions/{entry}',
    access: editRights.customer,
    summary: 'Take back chosen fields of the state after an entry of its trail, as an edit like any other',
    answer: 'one',
    changes: customerEndpoints.customerUpdate.changes,
  },
  brandVersion: {
    method: 'GET',
    path: '/brands/{id}/versions/{entry}',
    access: readsTrail,
    summary: 'What taking back the state after an entry of its trail would change',
    answer: 'one',
    reads: ['brands', 'audit'],
  },
  brandTakeBack: {
    method: 'PUT',
    path: '/brands/{id}/versions/{entry}',
    access: editRights.brand,
    summary: 'Take back chosen fields of the state after an entry of its trail, as an edit like any other',
    answer: 'one',
    changes: brandEndpoints.brandUpdate.changes,
  },
  campaignVersion: {
    method: 'GET',
    path: '/campaigns/{id}/versions/{entry}',
    access: readsTrail,
    summary: 'What taking back the state after an entry of its trail would change',
    answer: 'one',
    reads: ['campaigns', 'audit'],
  },
  campaignTakeBack: {
    method: 'PUT',
    path: '/campaigns/{id}/versions/{entry}',
    access: editRights.campaign,
    summary: 'Take back chosen fields of the state after an entry of its trail, as an edit like any other',
    answer: 'one',
    changes: campaignWriteEndpoints.campaignUpdate.changes,
  },
} satisfies Record<string, Endpoint>;
