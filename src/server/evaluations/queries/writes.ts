import { and, eq } from 'drizzle-orm';
import type { EvaluationScores } from '../../../domain/evaluations/rules';
import type { Db } from '../../db/connection';
import { campaignEvaluations } from '../../db/schema/reports';
import { newId } from '../../ids';

type Said = EvaluationScores & { comment: string | null };

/** What somebody answered about a campaign so far; null while that is nothing. */
export async function findOwn(db: Db, { campaign_id, evaluator_id }: { campaign_id: string; evaluator_id: string }) {
  const [own] = await db
    .select()
    .from(campaignEvaluations)
    .where(and(eq(campaignEvaluations.campaign_id, campaign_id), eq(campaignEvaluations.evaluator_id, evaluator_id)));
  return own ?? null;
}

/** Keeps somebody's first answer. In a transaction that holds the campaign. */
export async function insertEvaluation(
  db: Db,
  said: Said & { campaign_id: string; evaluator_id: string },
): Promise<void> {
  await db.insert(campaignEvaluations).values({ id: newId(), ...said });
}

/** Writes an answer anew, which becomes its next version. In a transaction that holds the campaign. */
export async function saveEvaluation(db: Db, { id, version }: { id: string; version: number }, said: Said) {
  await db
    .update(campaignEvaluations)
    .set({ ...said, version: version + 1, updated_at: new Date() })
    .where(and(eq(campaignEvaluations.id, id), eq(campaignEvaluations.version, version)));
}
