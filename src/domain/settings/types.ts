import type { SyncTimeType } from './schema';

/** A choice of how often a group is fetched, in hours; one per group is active (spec 2 §4 Sync-time option). */
export interface SyncTime {
  id: string;
  type: SyncTimeType;
  sync_time: number;
  active: boolean;
}

/** As `GET /setting/sync-times` answers it. */
export interface SyncTimeRow extends SyncTime {
  /** When the next fetch is due, ISO 8601; null of an option not in force, and where nothing is fetched by it. */
  next_at: string | null;
}

/** A department (spec 2 §4). */
export interface Department {
  id: string;
  name: string;
  version: number;
}

/** As `GET /setting/department` answers it: with how many studios and users are in it. */
export interface DepartmentRow extends Department {
  studios: number;
  users: number;
}

/** A studio of a department (spec 2 §4). */
export interface Studio extends Department {
  department_id: string;
}

/** As `GET /setting/studio` answers it: with how many users are in it. */
export interface StudioRow extends Studio {
  users: number;
}
