/** How far its files are. */
export const snapshotStatuses = ['rendering', 'ready', 'failed'] as const;
export type SnapshotStatus = (typeof snapshotStatuses)[number];

/** Whether it still counts: a withdrawn one that a newer one names is replaced. */
export const validities = ['valid', 'withdrawn', 'replaced'] as const;
export type Validity = (typeof validities)[number];
