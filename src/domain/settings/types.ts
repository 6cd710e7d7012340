import type { SyncTimeType } from './schema';

/** A choice of how often a group is fetched, in hours; one per group is active (spec 2 §4 Sync-time option). */
export interface SyncTime {
  id: string;
  type: SyncTimeType;
  sync_time: number;
  active: boolean;
}

/** A department (spec 2 §4). */
export interface Department {
  id: string;
  name: string;
  version: number;
}

/** A studio of a department (spec 2 §4). */
export interface Studio extends Department {
  department_id: string;
}
