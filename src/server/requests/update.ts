import { AppError, invalid, refuse } from '../../domain/errors';
import type { RequestUpdateInput } from '../../domain/requests/schema';
import { changesOf } from '../audit/changes';
import { recordAudit } from '../audit/record';
import { inTransaction, type SignedCtx } from '../context';
import { onlyStaff } from '../guards';
import { isWorkingStaff, lockRequest } from './queries/read';
import { updateRequestRow } from './queries/write';
import { tellStatus } from './tellStatus';

/**
 * Sets a request's status, any of them, together with who is responsible (spec 1 §4, CONTRACT.md §4); only staff do. What
 * the input leaves out stays, but somebody must be responsible.
 * @throws AppError permission_denied, request_not_exist, record_was_changed, user_not_exist (nobody who works here)
 */
export async function updateRequest(ctx: SignedCtx, id: string, input: Partial<RequestUpdateInput>): Promise<void> {
  onlyStaff(ctx.viewer);
  await inTransaction(ctx, async (tx) => {
    const request = await lockRequest(tx.db, tx.viewer, id);
    if (!request) throw new AppError('request_not_exist');
    if (input.version !== undefined && input.version !== request.version) throw new AppError('record_was_changed');
    const before = { request_status: request.request_status, person_in_charge_id: request.person_in_charge_id };
    const person = input.person_in_charge?.id ?? before.person_in_charge_id;
    if (!person) throw invalid([{ property: 'person_in_charge', message: 'field_select_required' }]);
    const after = { request_status: input.request_status ?? before.request_status, person_in_charge_id: person };
    const isNewPerson = after.person_in_charge_id !== before.person_in_charge_id;
    // Whoever is responsible already may stay so after leaving.
    if (isNewPerson && !(await isWorkingStaff(tx.db, after.person_in_charge_id))) {
      refuse([{ property: 'person_in_charge', message: 'user_not_exist' }]);
    }
    const changes = changesOf(before, after);
    if (Object.keys(changes).length === 0) return;
    await updateRequestRow(tx.db, id, after);
    await recordAudit(tx, { action: 'update', entity: 'campaign_request', entity_id: id, changes });
    const newPersonInCharge = isNewPerson ? after.person_in_charge_id : null;
    await tellStatus(tx, request, { request_status: after.request_status, newPersonInCharge });
  });
}
