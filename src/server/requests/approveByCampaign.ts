import { AppError } from '../../domain/errors';
import { isRequestOpen } from '../../domain/requests/rules';
import { changesOf } from '../audit/changes';
import { recordAudit } from '../audit/record';
import type { SignedCtx } from '../context';
import { lockRequest } from './queries/read';
import { updateRequestRow } from './queries/write';
import { tellStatus } from './tellStatus';

/**
 * Links a request to the campaign that was made from it and sets it approved (CONTRACT.md §4), in the transaction that
 * makes the campaign and after its row is written. Call it last there, as `notifyUsers`.
 * @throws AppError request_not_exist, request_has_campaign, request_is_closed (it was cancelled)
 */
export async function approveByCampaign(tx: SignedCtx, requestId: string, campaignId: string): Promise<void> {
  const request = await lockRequest(tx.db, tx.viewer, requestId);
  if (!request) throw new AppError('request_not_exist', [{ property: 'request_id', message: 'request_not_exist' }]);
  const { request_status: status, campaign_id } = request;
  if (campaign_id) throw new AppError('request_has_campaign');
  if (!isRequestOpen({ status, hasCampaign: false })) throw new AppError('request_is_closed');
  const approved = { request_status: 'approved' as const, campaign_id: campaignId };
  await updateRequestRow(tx.db, requestId, approved);
  await recordAudit(tx, {
    action: 'update',
    entity: 'campaign_request',
    entity_id: requestId,
    changes: changesOf({ request_status: status, campaign_id }, approved),
  });
  await tellStatus(tx, request, { request_status: 'approved', newPersonInCharge: null });
}
