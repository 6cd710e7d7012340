import { editRecord } from '../approvals/edit';
import { inTransaction, type SignedCtx } from '../context';
import { companyApproval } from './approval';
import { type CompanyFields, type CompanyKind, nextFields } from './company';
import { asConflict } from './conflicts';
import { lockForChange } from './guards';

/**
 * Changes a customer or brand; what the input leaves out stays (CONTRACT.md §4): at once where the caller may approve or
 * the record is not approved yet, else held beside it. `read` makes the given fields of the input.
 * @throws AppError permission_denied, customer_not_exist, brand_not_exist, record_was_changed, change_is_pending,
 * file_not_exist, and as `checkFields`
 */
export async function updateCompany<F extends CompanyFields>(
  ctx: SignedCtx,
  kind: CompanyKind<F>,
  { id, version }: { id: string; version: number | undefined },
  read: (tx: SignedCtx) => Promise<Partial<F>>,
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const record = await lockForChange(tx, kind, id);
    const changes = await read(tx);
    await editRecord(tx, companyApproval(kind), record, version, (fields) => nextFields(fields, changes));
  }).catch(asConflict);
}
