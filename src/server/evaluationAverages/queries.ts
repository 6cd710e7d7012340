import { type SQL, sql } from 'drizzle-orm';
import { type EvaluationTally, tallyOf } from '../../domain/evaluations/rules';
import { averageOf, type CampaignsAverage } from '../../domain/evaluations/summary';
import type { Db } from '../db/connection';
import { arrayOf, selectRows } from '../db/list';

/**
 * Evaluations `e` of campaigns `c` of brands `b` that count in averages: those of customers, clients and brands, never
 * of staff, nor of campaigns that were removed (CONTRACT-2 §10).
 */
const countedEvaluations: SQL = sql`campaign_evaluations e join users evaluator
    on evaluator.id = e.evaluator_id and evaluator.type <> 'staff'
  join campaigns c on c.id = e.campaign_id and c.deleted_at is null join brands b on b.id = c.brand_id`;

const parts = (column: 'q5' | 'q6' | 'q7'): SQL => {
  const sums = [1, 2, 3].map((part) => sql`coalesce(sum(e.${sql.raw(column)}[${sql.raw(String(part))}]), 0)`);
  return sql`json_build_array(${sql.join(sums, sql`, `)})`;
};
const whole = (column: 'q5' | 'q6' | 'q7'): SQL =>
  sql`e.${sql.raw(column)}[1] + e.${sql.raw(column)}[2] + e.${sql.raw(column)}[3]`;

/** The mean of evaluation `e` in 126ths, whole: of six questions in 18ths, of seven in 21sts. */
const evaluationUnits: SQL = sql`(case when e.q7 is null then 7 else 6 end
  * (3 * (e.q1 + e.q2 + e.q3 + e.q4) + ${whole('q5')} + ${whole('q6')} + coalesce(${whole('q7')}, 0)))`;

const sums = sql`count(distinct e.campaign_id) as campaigns, count(*) as count, sum(${evaluationUnits}) as units`;

/** All evaluations of a brand's campaigns that count, added up. */
export function tallyOfBrand(db: Db, brandId: string): Promise<EvaluationTally> {
  return tallyOfCampaigns(db, sql`c.brand_id = ${brandId}`);
}

/** All evaluations that count of campaigns `c` of brands `b` that meet a condition, added up. */
export async function tallyOfCampaigns(db: Db, matching: SQL): Promise<EvaluationTally> {
  const [tally] = await selectRows<EvaluationTally>(
    db,
    sql`select ${sums}, count(e.q7) as creative, sum(e.q1) as q1, sum(e.q2) as q2, sum(e.q3) as q3, sum(e.q4) as q4,
      ${parts('q5')} as q5, ${parts('q6')} as q6, ${parts('q7')} as q7
    from ${countedEvaluations} where ${matching} having count(*) > 0`,
  );
  return tally ?? tallyOf([]);
}

type Averages = Map<string, CampaignsAverage>;

function averagesBy(db: Db, key: SQL, ids: readonly string[]): Promise<Averages> {
  return averagesWhere(db, key, sql`${key} = any(${arrayOf(ids, 'uuid')})`);
}

async function averagesWhere(db: Db, key: SQL, matching: SQL, more: SQL = sql``): Promise<Averages> {
  const rows = await selectRows<{ key: string; campaigns: number; count: number; units: number }>(
    db,
    sql`select ${key} as key, ${sums} from ${countedEvaluations} ${more} where ${matching} group by ${key}`,
  );
  return new Map(rows.map(({ key: id, ...tally }) => [id, averageOf(tally)]));
}

/** Average evaluation of campaigns, by campaign id; one that nobody but staff evaluated is left out. */
export function averageEvaluationsOfCampaigns(db: Db, ids: readonly string[]): Promise<Averages> {
  return averagesBy(db, sql`e.campaign_id`, ids);
}

/** Average evaluation of the campaigns of brands, by brand id; a brand without one is left out. */
export function averageEvaluationsOfBrands(db: Db, ids: readonly string[]): Promise<Averages> {
  return averagesBy(db, sql`c.brand_id`, ids);
}

/** Average evaluation of the campaigns of customers, by customer id; a customer without one is left out. */
export function averageEvaluationsOfCustomers(db: Db, ids: readonly string[]): Promise<Averages> {
  return averagesBy(db, sql`b.customer_id`, ids);
}

/**
 * Average evaluation of campaigns `c` of brands `b` that meet a condition, by the id of the person who manages them; one
 * of several managers counts for each.
 */
export function averageEvaluationsOfManagersIn(db: Db, matching: SQL): Promise<Averages> {
  const duty = sql`join campaign_people duty on duty.campaign_id = c.id and duty.duty = 'manager'`;
  return averagesWhere(db, sql`duty.user_id`, matching, duty);
}

/**
 * Statement of how the campaigns of KOLs were evaluated, given which KOL (kol_id) took part in which (campaign_id), each
 * pair once: `count` of the evaluations that count and their `average`, 1 to 10, rounded half up to one decimal.
 */
export function evaluationsOfKols(taking: SQL): SQL {
  return sql`select part.kol_id, count(*) as count, round(sum(${evaluationUnits}) / (126.0 * count(*)), 1) as average
    from ${countedEvaluations} join (${taking}) part on part.campaign_id = e.campaign_id group by part.kol_id`;
}

/** Of what nobody evaluated. */
export const noAverage: CampaignsAverage = { campaigns: 0, count: 0, average: null };

/** Average evaluation of the campaigns of one brand. */
export async function averageEvaluationOfBrand(db: Db, id: string): Promise<CampaignsAverage> {
  return (await averageEvaluationsOfBrands(db, [id])).get(id) ?? noAverage;
}

/** Average evaluation of the campaigns of one customer. */
export async function averageEvaluationOfCustomer(db: Db, id: string): Promise<CampaignsAverage> {
  return (await averageEvaluationsOfCustomers(db, [id])).get(id) ?? noAverage;
}
