import { inForce } from '../approvals/inForce';

/** Where a customer or brand stands. */
export const recordStatuses = ['pending', 'active', 'reject'] as const;
export type RecordStatus = (typeof recordStatuses)[number];

/** What lists of customers and brands are filtered by. */
export const recordStatusFilters = [...recordStatuses, inForce] as const;
