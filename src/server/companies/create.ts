import { tellWaiting } from '../approvals/tell';
import { changesOf } from '../audit/changes';
import { recordAudit } from '../audit/record';
import { inTransaction, type SignedCtx } from '../context';
import { onlyStaff } from '../guards';
import { newId } from '../ids';
import { checkFields, namedChanges } from './approval';
import { type CompanyFields, type CompanyKind, firstStatus, mayApprove } from './company';
import { asConflict } from './conflicts';
import { insertCompanies } from './queries';

/**
 * Adds a customer or brand (spec 1 §4 Approval): active where the caller may approve, else pending. `read` makes its
 * fields of the input within the transaction. Answers its id.
 * @throws AppError permission_denied, file_not_exist, and as `checkFields`
 */
export async function createCompany<F extends CompanyFields>(
  ctx: SignedCtx,
  kind: CompanyKind<F>,
  read: (tx: SignedCtx) => Promise<F>,
): Promise<string> {
  onlyStaff(ctx.viewer);
  return inTransaction(ctx, async (tx) => {
    const fields = await read(tx);
    const isTrusted = mayApprove(kind, tx.viewer);
    const status = firstStatus(kind, tx.viewer);
    await checkFields(tx, kind, null, fields);
    if (isTrusted) await kind.mayBecomeActive(tx, fields);
    const id = newId();
    const { entity } = kind;
    await insertCompanies(tx.db, kind, [{ id, fields, status, created_by: tx.viewer.id }]);
    const changes = await namedChanges(tx, kind, changesOf(null, { ...fields, status }));
    await recordAudit(tx, { action: 'create', entity, entity_id: id, changes });
    if (!isTrusted) await tellWaiting(tx, entity, [{ id, name: fields.name }], { occasion: 'new', change: false });
    return id;
  }).catch(asConflict);
}
