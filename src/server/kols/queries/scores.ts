import { type SQL, sql } from 'drizzle-orm';
import { addDays, startOfDay } from '../../../domain/dates';
import type { KolListQuery } from '../../../domain/kols/listSchema';
import { growthDays } from '../../../domain/kols/score';
import type { FollowerPoint } from '../../../domain/social/types';
import { seesAll, type Viewer } from '../../context';
import type { Db } from '../../db/connection';
import { allOf, selectRows } from '../../db/list';
import { wholeScore } from '../scoreFields';

const instant = `to_char(score.computed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
const fields = wholeScore.map((name) => `'${name}', ${name === 'computed_at' ? instant : `score.${name}`}`);

/** The scorecard of a row `score` of kol_scores, every field of it, as text of a statement; null where it is not computed. */
export const scoreText = `case when score.computed_at is not null then json_build_object(${fields.join(', ')}) end`;

const openSorts: Record<string, string> = {
  FOLLOWERS: 'total_followers',
  ENGAGEMENTRATE: 'engagement_rate',
  VIEWS: 'mean_views',
  GROWTH: 'growth_90',
};
const costSorts: Record<string, string> = { CPE: 'cpe', CPV: 'cpv' };

/** The figure of row `score` this viewer sorts by; undefined where the order is none of a scorecard's, or withheld. */
export function scoreKey(viewer: Viewer | null, sort: string | undefined): SQL | undefined {
  const field = sort?.replace(/(DESC|ASC)$/, '') ?? '';
  const column = openSorts[field] ?? (seesAll(viewer) ? costSorts[field] : undefined);
  return column === undefined ? undefined : sql.raw(`score.${column}`);
}

/** The ends of ranges a list takes of scorecards. */
type Ends = Pick<
  KolListQuery,
  Extract<keyof KolListQuery, `${'min' | 'max'}_${'engagement_rate' | 'views' | 'growth' | 'cpe'}`>
>;

/** What the filters ask of row `score`; costs are ignored for reduced viewers. Undefined where they ask nothing. */
export function ofScores(viewer: Viewer | null, filters: Ends): SQL | undefined {
  const between = (column: string, least: number | undefined, most: number | undefined) => [
    least !== undefined && sql`${sql.raw(`score.${column}`)} >= ${least}`,
    most !== undefined && sql`${sql.raw(`score.${column}`)} <= ${most}`,
  ];
  const conditions = [
    ...between('engagement_rate', filters.min_engagement_rate, filters.max_engagement_rate),
    ...between('mean_views', filters.min_views, filters.max_views),
    ...between('growth_90', filters.min_growth, filters.max_growth),
    ...(seesAll(viewer) ? between('cpe', filters.min_cpe, filters.max_cpe) : []),
  ];
  return conditions.some(Boolean) ? allOf(...conditions) : undefined;
}

/**
 * The last known reading of each day of the account a KOL's score is of, in the days its growth looks back from a day
 * (`YYYY-MM-DD`), oldest first.
 */
export function findCourse(db: Db, kolId: string, today: string): Promise<FollowerPoint[]> {
  const day = sql`(m.captured_at at time zone 'Asia/Ho_Chi_Minh')::date`;
  return selectRows<FollowerPoint>(
    db,
    sql`select to_char(day, 'YYYY-MM-DD') as time, value as follower from (
        select distinct on (${day}) ${day} as day, m.value from metric_snapshots m
        where m.owner_id = ${kolId} and m.metric = 'follower' and m.subject_id = (select s.id from socials s
            where s.kol_id = ${kolId} and s.is_linked order by s.follower_count desc nulls last, s.id limit 1)
          and m.captured_at >= ${startOfDay(addDays(today, 1 - growthDays)).toISOString()}
          and m.captured_at < ${startOfDay(addDays(today, 1)).toISOString()}
        order by ${day}, m.captured_at desc) read
      where value is not null order by day`,
  );
}
