import { sql } from 'drizzle-orm';
import { can } from '../../../domain/access';
import type { CampaignStatus } from '../../../domain/campaigns/values';
import type { EvaluationAverage } from '../../../domain/evaluations/summary';
import type { Viewer } from '../../context';
import type { Db } from '../../db/connection';
import { arrayOf, selectRows } from '../../db/list';
import { mayReadEvaluations } from '../../evaluationAverages/guards';
import { averageEvaluationsOfCampaigns, noAverage } from '../../evaluationAverages/queries';

/** Those who are asked to evaluate: a customer's or brand's people who may. */
export function isAsked({ type, access }: Viewer): boolean {
  return (type === 'customer' || type === 'brand') && can(access, 'campaigns_management', 'u_evaluation');
}

interface Evaluated {
  awaits_evaluation?: boolean;
  evaluation?: EvaluationAverage;
}

/**
 * These campaigns, the done ones with what has come of their evaluation: for who is asked whether theirs is still
 * awaited, for staff who may read evaluations their average (CONTRACT-2 §10).
 */
export async function withEvaluation<T extends { id: string; status: CampaignStatus }>(
  db: Db,
  viewer: Viewer,
  campaigns: readonly T[],
): Promise<(T & Evaluated)[]> {
  const done = campaigns.filter(({ status }) => status === 'done').map(({ id }) => id);
  if (done.length === 0) return [...campaigns];
  const told = await toldOf(db, viewer, done);
  return campaigns.map((one) => (one.status === 'done' ? { ...one, ...told(one.id) } : one));
}

async function toldOf(db: Db, viewer: Viewer, ids: readonly string[]): Promise<(id: string) => Evaluated> {
  if (isAsked(viewer)) {
    const answered = await answeredBy(db, viewer.id, ids);
    return (id) => ({ awaits_evaluation: !answered.has(id) });
  }
  if (!mayReadEvaluations(viewer)) return () => ({});
  const averages = await averageEvaluationsOfCampaigns(db, ids);
  return (id) => {
    const { count, average } = averages.get(id) ?? noAverage;
    return { evaluation: { count, average } };
  };
}

async function answeredBy(db: Db, evaluator: string, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await selectRows<{ campaign_id: string }>(
    db,
    sql`select campaign_id from campaign_evaluations where evaluator_id = ${evaluator}
      and campaign_id = any(${arrayOf(ids, 'uuid')})`,
  );
  return new Set(rows.map(({ campaign_id }) => campaign_id));
}
