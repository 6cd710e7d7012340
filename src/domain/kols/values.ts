import { inForce } from '../approvals/inForce';

/** KOL enumerations (spec 1 §3 KOL, §4 Approval). */
export const kolTypes = ['personal', 'community_group'] as const;
export type KolType = (typeof kolTypes)[number];

export const kolStatuses = ['pending', 'active', 'reject'] as const;
export type KolStatus = (typeof kolStatuses)[number];

/** What lists of KOLs are filtered by. */
export const kolStatusFilters = [...kolStatuses, inForce] as const;
export type KolStatusFilter = (typeof kolStatusFilters)[number];

export const genders = ['male', 'female', 'other'] as const;
export type Gender = (typeof genders)[number];

export const marriages = ['single', 'married', 'divorced'] as const;
export type Marriage = (typeof marriages)[number];

/** Why a KOL is likely the same as another: an account of both, a near-same name and birthday, or the same name. */
export type DuplicateSign = 'social' | 'name_and_birthdate' | 'name';
