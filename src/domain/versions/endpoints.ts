import { rightIn } from '../access';
import { brandEndpoints } from '../brands/endpoints';
import { campaignWriteEndpoints } from '../campaigns/writeEndpoints';
import { customerEndpoints } from '../customers/endpoints';
import type { Endpoint } from '../endpoint';
import { kolEndpoints } from '../kols/endpoints';

const kols = rightIn('kol_management');
const customers = rightIn('customer_management');
const brands = rightIn('brand_management');
const campaigns = rightIn('campaigns_management');

const look = 'What taking back the state after an entry of its trail would change; for who may read the trail';
const takeBack = 'Take back chosen fields of the state after an entry of its trail, as an edit like any other';

/** Calls of what a record was after an entry of its trail, and of taking that back. */
export const versionEndpoints = {
  kolVersion: {
    method: 'GET',
    path: '/kols/{id}/versions/{entry}',
    access: kols('u'),
    summary: look,
    answer: 'one',
    reads: ['kols', 'audit'],
  },
  kolTakeBack: {
    method: 'PUT',
    path: '/kols/{id}/versions/{entry}',
    access: kols('u'),
    summary: takeBack,
    answer: 'one',
    changes: kolEndpoints.kolUpdate.changes,
  },
  customerVersion: {
    method: 'GET',
    path: '/customers/{id}/versions/{entry}',
    access: customers('u'),
    summary: look,
    answer: 'one',
    reads: ['customers', 'audit'],
  },
  customerTakeBack: {
    method: 'PUT',
    path: '/customers/{id}/versions/{entry}',
    access: customers('u'),
    summary: takeBack,
    answer: 'one',
    changes: customerEndpoints.customerUpdate.changes,
  },
  brandVersion: {
    method: 'GET',
    path: '/brands/{id}/versions/{entry}',
    access: brands('u'),
    summary: look,
    answer: 'one',
    reads: ['brands', 'audit'],
  },
  brandTakeBack: {
    method: 'PUT',
    path: '/brands/{id}/versions/{entry}',
    access: brands('u'),
    summary: takeBack,
    answer: 'one',
    changes: brandEndpoints.brandUpdate.changes,
  },
  campaignVersion: {
    method: 'GET',
    path: '/campaigns/{id}/versions/{entry}',
    access: campaigns('u'),
    summary: look,
    answer: 'one',
    reads: ['campaigns', 'audit'],
  },
  campaignTakeBack: {
    method: 'PUT',
    path: '/campaigns/{id}/versions/{entry}',
    access: campaigns('u'),
    summary: takeBack,
    answer: 'one',
    changes: campaignWriteEndpoints.campaignUpdate.changes,
  },
} satisfies Record<string, Endpoint>;
