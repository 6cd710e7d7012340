import type { SectorRef } from '../kols/types';
import type { Instant, Percent } from '../units';
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
  next_at: Instant | null;
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

/** A sector or industry, named in the caller's language (spec 1 §3 Sector). */
export interface Sector extends SectorRef {
  type: 'customer_brand' | 'kol' | 'industry';
  code: string;
  colors: { top: string; bottom: string };
}

/** A sector many active KOLs work in, with their share of all of them. */
export interface TopSector extends SectorRef {
  colors: { top: string; bottom: string };
  percentage: Percent;
}

/** A job of KOLs, named in the caller's language. */
export interface Job {
  code: string;
  name: string;
}

/** A reason for removing or rejecting; of code `other` the person writes one. */
export interface Reason extends Job {
  id: string;
}
