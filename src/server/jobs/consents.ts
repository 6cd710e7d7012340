import type { Db } from '../db/connection';
import { deleteConsents, type Revocable } from '../db/consents';
import { newId } from '../ids';
import { enqueue } from './enqueue';

/** Has tokens revoked at their networks once the caller's transaction commits, and again where a network is away. */
export async function revokeLater(db: Db, consents: readonly Revocable[]): Promise<void> {
  await enqueue(db, 'consent_revoke', ...consents.map((data) => ({ key: newId(), data })));
}

/** Removes the consents of accounts that are about to be linked no longer, and has them revoked. */
export async function revokeConsentsOf(db: Db, socialIds: readonly string[]): Promise<void> {
  if (socialIds.length > 0) await revokeLater(db, await deleteConsents(db, socialIds));
}
