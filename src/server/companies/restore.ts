import { type FieldError, refuse } from '../../domain/errors';
import type { RestoreInput } from '../../domain/trash/schema';
import type { Restored } from '../../domain/trash/types';
import { reopenHeld } from '../approvals/queries';
import { recordAudit } from '../audit/record';
import { inTransaction, type SignedCtx } from '../context';
import { resumeRepresentations } from '../representatives/resume';
import { codeOf, takeFromTrash } from '../trashed';
import type { CompanyFields, CompanyKind } from './company';
import { asConflict } from './conflicts';
import { markRestored } from './queries';

/** What a kind asks before one of its records comes back: it refuses, or says what is wrong with code and name. */
export type MayComeBack = (tx: SignedCtx, id: string, input: RestoreInput) => Promise<FieldError[]>;

/**
 * Takes a deleted customer or brand back from the trash: it is what it was, its representatives stand for it again, and
 * an edit that waited waits again. Another code or name is given where its own is taken.
 * @throws AppError trash_item_not_exist, parent_in_trash, customer_not_exist, customer_is_pending,
 * customer_code_already_exist, brand_code_already_exist, brand_already_exist
 */
export async function restoreCompany<F extends CompanyFields>(
  ctx: SignedCtx,
  { entity }: Pick<CompanyKind<F>, 'entity'>,
  id: string,
  input: RestoreInput,
  mayComeBack: MayComeBack = async () => [],
): Promise<Restored> {
  return inTransaction(ctx, async (tx) => {
    const trashed = await takeFromTrash(tx, entity, id);
    const { along, name } = trashed;
    const problems = await mayComeBack(tx, id, input);
    const code = await codeOf(tx, entity, trashed, input);
    refuse([...code.problems, ...problems]);
    const now = { code: code.code, name: input.name ?? name };
    await markRestored(tx.db, { entity }, id, now);
    if (along.held) await reopenHeld(tx.db, along.held);
    const left_out = await resumeRepresentations(tx, { type: entity, objectId: id }, along);
    await recordAudit(tx, {
      action: 'restore',
      entity,
      entity_id: id,
      changes: {
        code: now.code === trashed.code ? { after: now.code } : { before: trashed.code, after: now.code },
        name: now.name === name ? { after: name } : { before: name, after: now.name },
      },
    });
    return { id, code: now.code, left_out };
  }).catch(asConflict);
}
