import type { CampaignStatus } from '../../domain/campaigns/values';
import { AppError } from '../../domain/errors';
import type { Viewer } from '../context';

/** A KOL is what is evaluated, whatever its role was granted. @throws AppError permission_denied */
export function refuseKol(viewer: Viewer): void {
  if (viewer.type === 'kol') throw new AppError('permission_denied');
}

/** Only what is over can be evaluated (CONTRACT-2 §10). @throws AppError campaign_not_done */
export function onlyDone({ status }: { status: CampaignStatus }): void {
  if (status !== 'done') throw new AppError('campaign_not_done');
}
