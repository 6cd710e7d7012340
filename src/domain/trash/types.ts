import type { BulkOutcome } from '../bulk';
import type { PersonRef } from '../campaigns/types';
import type { Instant } from '../units';
import type { TrashKind } from './rules';

/** A deleted record as it is called. */
export interface TrashRef {
  id: string;
  kind: TrashKind;
  code: string;
  name: string;
}

/** A row of `GET /trash`. */
export interface TrashItem extends TrashRef {
  picture: string | null;
  /** Why it was deleted; null where nobody said. */
  reason: string | null;
  deleted_at: Instant;
  deleted_by: PersonRef | null;
  /** Whole days left to restore it, 1 on the last one. */
  days_left: number;
  /** What lies in the trash too and has to be restored before it, in that order. */
  parents: TrashRef[];
}

/** What was deleted along and could not come back, each with the name people know it by. */
export interface LeftOut {
  /**
   * `account`: of a KOL, linked to another one by now. `consent`: revoked at the network, to be given anew. `user`: the
   * KOL's, removed or another one's by now. `representative`: removed otherwise, or the e-mail is somebody else's by now.
   * `request`: made into another campaign by now.
   */
  what: 'account' | 'consent' | 'user' | 'representative' | 'request';
  name: string;
}

/** What became of one record of many. */
export interface RestoreOutcome extends BulkOutcome {
  left_out: LeftOut[];
}

/** What a restoring answers. */
export interface Restored {
  id: string;
  code: string;
  left_out: LeftOut[];
}
