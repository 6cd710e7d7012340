import { type CampaignReadiness, missingFor } from '../../domain/campaigns/readiness';
import { nextStatuses } from '../../domain/campaigns/rules';
import { dayOf } from '../../domain/dates';
import { AppError } from '../../domain/errors';
import type { SignedCtx } from '../context';
import { onlyStaff } from '../guards';
import { findFacts } from './queries/readiness';

/** What each status that may follow still lacks, for staff. @throws AppError permission_denied, campaign_not_exist */
export async function campaignReadiness({ db, viewer }: SignedCtx, id: string): Promise<CampaignReadiness> {
  onlyStaff(viewer);
  const found = await findFacts(db, viewer, id);
  if (!found) throw new AppError('campaign_not_exist');
  const { status, ...facts } = found;
  const today = dayOf(new Date());
  return {
    status,
    next: nextStatuses(status).map((next) => ({ status: next, missing: missingFor(next, facts, today) })),
  };
}
