import { type SQL, sql } from 'drizzle-orm';
import type { EvaluationScores } from '../../../domain/evaluations/rules';
import type { AskedEvaluator, EvaluatedCampaign, Evaluator } from '../../../domain/evaluations/types';
import { campaignFrom, campaignVisible } from '../../campaigns/queries/list';
import type { Viewer } from '../../context';
import type { Db } from '../../db/connection';
import { companyJson, isoInstant, kolJson } from '../../db/fragments';
import { allOf, pictureUrl, selectRows } from '../../db/list';

const shownKols = 8;

/** An evaluation as it is kept, with who gave it. */
export interface FoundEvaluation extends EvaluationScores {
  id: string;
  evaluator: Evaluator;
  comment: string | null;
  created_at: string;
  updated_at: string;
  version: number;
}

/** User `u` with its type and the name of its first permission group. */
const evaluatorJson: SQL = sql`json_build_object('id', u.id, 'fullname', u.fullname,
  'avatar', ${pictureUrl(sql`u.avatar_file_id`)}, 'type', u.type, 'role', (select r.name_display from user_roles ur
    join roles r on r.id = ur.role_id where ur.user_id = u.id order by ur.position limit 1))`;

/** A campaign as it stands on its evaluation; null where the viewer has none of that id. */
export async function findEvaluated(db: Db, viewer: Viewer, id: string): Promise<EvaluatedCampaign | null> {
  const rows = await selectRows<EvaluatedCampaign>(
    db,
    sql`select c.id, c.code, c.name, c.type, c.status, c.start_date, c.end_date,
      ${pictureUrl(sql`c.cover_file_id`)} as cover_image, ${pictureUrl(sql`c.avatar_file_id`)} as avatar,
      ${companyJson('b')} as brand,
      coalesce((select json_agg(kol) from (select ${kolJson('k')} as kol from kols k where k.id in
        (select s.kol_id from sows s where s.campaign_id = c.id) order by k.search limit ${shownKols}) shown), '[]'::json) as kols,
      (select count(distinct s.kol_id) from sows s where s.campaign_id = c.id) as kol_total
    ${campaignFrom} where ${allOf(campaignVisible(viewer), sql`c.id = ${id}`)}`,
  );
  return rows[0] ?? null;
}

/** The evaluations of a campaign, oldest first: all, or those of one evaluator. */
export function findEvaluations(db: Db, campaignId: string, by: string | null): Promise<FoundEvaluation[]> {
  return selectRows(
    db,
    sql`select e.id, ${evaluatorJson} as evaluator, e.q1, e.q2, e.q3, e.q4, e.q5, e.q6, e.q7, e.comment, e.version,
      ${isoInstant(sql`e.created_at`)} as created_at, ${isoInstant(sql`e.updated_at`)} as updated_at
    from campaign_evaluations e join users u on u.id = e.evaluator_id
    where ${allOf(sql`e.campaign_id = ${campaignId}`, by !== null && sql`e.evaluator_id = ${by}`)}
    order by e.created_at, e.id`,
  );
}

/** Who was asked for an evaluation of a campaign, and who of them gave one. */
export function findAsked(db: Db, campaignId: string): Promise<AskedEvaluator[]> {
  return selectRows(
    db,
    sql`select ${evaluatorJson} as user, ${isoInstant(sql`a.asked_at`)} as asked_at,
      ${isoInstant(sql`a.reminded_at`)} as reminded_at, ${isoInstant(sql`e.created_at`)} as answered_at
    from evaluation_asks a join users u on u.id = a.user_id
      left join campaign_evaluations e on e.campaign_id = a.campaign_id and e.evaluator_id = a.user_id
    where a.campaign_id = ${campaignId} order by a.asked_at, u.fullname, u.id`,
  );
}
