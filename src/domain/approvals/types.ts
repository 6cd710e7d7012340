import type { Instant } from '../units';
/** One field an edit that waits for approval would change, in the wire form of the record. */
export interface PendingField {
  field: string;
  before: unknown;
  after: unknown;
  /** The record's value is no longer the one the edit was made from, so it cannot be applied as it is. */
  conflict: boolean;
}

/** An edit held beside its record (CONTRACT.md §4); `by` is withheld from the account role; null: the KOL itself, who has no user. */
export interface PendingEdit {
  change: PendingField[];
  by?: { id: string; fullname: string; avatar: string | null } | null;
  /** ISO 8601. */
  at: Instant;
}
