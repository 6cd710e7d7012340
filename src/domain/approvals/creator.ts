import { isAccountRole } from '../roles';

/** What a record says of where it comes from. */
export interface Made {
  status?: 'pending' | 'active' | 'reject';
  createdBy?: { fullname: string } | null;
}

/**
 * Whether the words *pending approval* stand in the creator's place: for the account role, which is never told who has
 * added a record, where that record waits (spec 2 §6 Account role).
 */
export function saysItWaits(me: { roles: readonly string[] }, { status }: Made): boolean {
  return isAccountRole(me) && status === 'pending';
}
