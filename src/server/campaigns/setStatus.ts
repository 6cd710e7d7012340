import type { CampaignStatusInput } from '../../domain/campaigns/formSchema';
import { nextStatuses } from '../../domain/campaigns/rules';
import type { CampaignStatus } from '../../domain/campaigns/values';
import { dayOf } from '../../domain/dates';
import { AppError } from '../../domain/errors';
import { recordAudit } from '../audit/record';
import { inTransaction, type SignedCtx } from '../context';
import { newId } from '../ids';
import { enqueue } from '../jobs/enqueue';
import { notifyCampaignStatus } from '../notifications/campaigns';
import { lockForChange } from './guards';
import { type StoredCampaign, updateCampaignRow } from './queries/writes';

/**
 * Moves a locked campaign to a status that may follow, in the caller's transaction, and tells whom it concerns; so call
 * it last. Of one that becomes done the report is frozen, and its customer is asked what it was like (CONTRACT-2 §9, §10). The reason is a cancelled one's alone.
 * @throws AppError status_transition_not_allowed
 */
export async function moveCampaign(
  tx: SignedCtx,
  { id, status: before, fields: { name } }: Pick<StoredCampaign, 'id' | 'status' | 'fields'>,
  status: CampaignStatus,
  reason: string | null,
): Promise<void> {
  if (!nextStatuses(before).includes(status)) {
    const message = 'status_transition_not_allowed';
    throw new AppError(message, [{ property: 'status', message }]);
  }
  const cancel_reason = status === 'cancel' ? reason : null;
  await updateCampaignRow(tx.db, id, { status, cancel_reason, status_changed_at: new Date() });
  await recordAudit(tx, {
    action: 'update',
    entity: 'campaign',
    entity_id: id,
    changes: { status: { before, after: status }, ...(cancel_reason && { cancel_reason: { after: cancel_reason } }) },
  });
  if (status === 'done') {
    await enqueue(tx.db, 'report_freeze', { key: id, data: { campaign_id: id, as_of: dayOf(new Date()) } });
    await enqueue(tx.db, 'evaluation_call', { key: id, data: { campaign_id: id } });
  }
  await notifyCampaignStatus(tx, { id, name, status, reason: cancel_reason, occasion: newId() });
}

/**
 * Moves a campaign along pitching → on_going → liquidation → done, or cancels one of the first three with a reason
 * (CONTRACT.md §4).
 * @throws AppError permission_denied, campaign_not_exist, record_was_changed, status_transition_not_allowed
 */
export async function setCampaignStatus(
  ctx: SignedCtx,
  id: string,
  { status, cancel_reason = null, version }: CampaignStatusInput,
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    await moveCampaign(tx, await lockForChange(tx, id, version), status, cancel_reason);
  });
}
