import { mayChangeUser } from '../../domain/roles/rules';
import { recordAudit } from '../audit/record';
import type { SignedCtx } from '../context';
import type { ErasedUser } from '../db/trash';
import { findRolesLeft, isTakenByAnother, replaceRoles, updateUserRow } from './links/queries';

/**
 * Makes a user who was removed with what it stood for what it was, in the caller's transaction: the person signs in with
 * the password of before. False, and nothing is written, where e-mail or code are somebody else's by now or the caller
 * may not change such a user.
 */
export async function restoreUser(tx: SignedCtx, erased: ErasedUser): Promise<boolean> {
  const { id, roles, role_names, fullname: _fullname, ...columns } = erased;
  if (!mayChangeUser(tx.viewer.roles, role_names) || (await isTakenByAnother(tx.db, erased))) return false;
  await updateUserRow(tx.db, id, { ...columns, deleted_at: null });
  await replaceRoles(tx.db, id, await findRolesLeft(tx.db, roles));
  await recordAudit(tx, {
    action: 'restore',
    entity: 'user',
    entity_id: id,
    changes: { email: { after: erased.email }, code: { after: erased.code }, roles: { after: role_names } },
  });
  return true;
}
