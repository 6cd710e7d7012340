import { nextStatuses } from '../../../domain/campaigns/rules';
import type { CampaignStatus } from '../../../domain/campaigns/values';

/** The status a campaign goes on to if nothing stops it. */
export const stepAfter = (status: CampaignStatus): CampaignStatus | undefined =>
  nextStatuses(status).find((next) => next !== 'cancel');
