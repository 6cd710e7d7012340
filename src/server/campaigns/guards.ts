import { isEditable } from '../../domain/campaigns/rules';
import { AppError } from '../../domain/errors';
import type { SignedCtx } from '../context';
import { onlyStaff } from '../guards';
import { lockCampaign, type StoredCampaign } from './queries/writes';

/**
 * The campaign a member of staff is about to change, locked; `version` is the one the caller has seen, where it says.
 * @throws AppError permission_denied, campaign_not_exist, record_was_changed
 */
export async function lockForChange(tx: SignedCtx, id: string, version?: number | undefined): Promise<StoredCampaign> {
  onlyStaff(tx.viewer);
  const campaign = await lockCampaign(tx.db, tx.viewer, id);
  if (!campaign) throw new AppError('campaign_not_exist');
  if (version !== undefined && version !== campaign.version) throw new AppError('record_was_changed');
  return campaign;
}

/** Refuses what is over: done and cancelled campaigns are final (CONTRACT.md §4). @throws AppError campaign_is_final */
export function onlyEditable({ status }: Pick<StoredCampaign, 'status'>): void {
  if (!isEditable(status)) throw new AppError('campaign_is_final');
}
