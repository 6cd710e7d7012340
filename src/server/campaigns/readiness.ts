import { type CampaignReadiness, missingFor } from '../../domain/campaigns/readiness';
import { nextStatuses } from '../../domain/campaigns/rules';
import { dayOf } from '../../domain/dates';
import { AppError } from '../../domain/errors';
import type { SignedCtx } from '../context';
import { onlyStaff } from '../guards';
import { concernedIn } from '../notifications/campaigns';
import { findEvaluators } from '../notifications/evaluations';
import { findFacts } from './queries/readiness';

/**
 * What each status that may follow still lacks and how many people a step reaches, for staff.
 * @throws AppError permission_denied, campaign_not_exist
 */
export async function campaignReadiness(ctx: SignedCtx, id: string): Promise<CampaignReadiness> {
  const { db, viewer } = ctx;
  onlyStaff(viewer);
  const found = await findFacts(db, viewer, id);
  if (!found) throw new AppError('campaign_not_exist');
  const { status, ...facts } = found;
  const [{ staff, clients }, evaluators] = await Promise.all([concernedIn(ctx, id), findEvaluators(ctx, id)]);
  const today = dayOf(new Date());
  return {
    status,
    next: nextStatuses(status).map((next) => ({ status: next, missing: missingFor(next, facts, today) })),
    told: { staff: staff.length, clients: clients.length, evaluators: evaluators.length },
  };
}
