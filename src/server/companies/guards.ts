import { AppError } from '../../domain/errors';
import type { Approvable } from '../approvals/approvable';
import type { SignedCtx } from '../context';
import { onlyStaff } from '../guards';
import type { CompanyFields, CompanyKind } from './company';
import { findStored } from './queries';

/**
 * The customer or brand a member of staff is about to change, locked.
 * @throws AppError permission_denied, customer_not_exist, brand_not_exist
 */
export async function lockForChange<F extends CompanyFields>(
  tx: SignedCtx,
  kind: CompanyKind<F>,
  id: string,
): Promise<Approvable<F>> {
  onlyStaff(tx.viewer);
  const record = await findStored(tx.db, kind, id, true);
  if (!record) throw new AppError(kind.missing);
  return record;
}
