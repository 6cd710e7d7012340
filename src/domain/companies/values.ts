/** Where a customer or brand stands. */
export const recordStatuses = ['pending', 'active', 'reject'] as const;
export type RecordStatus = (typeof recordStatuses)[number];
