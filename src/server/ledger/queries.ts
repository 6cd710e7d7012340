import { type SQL, sql } from 'drizzle-orm';
import type { MetricSource } from '../../domain/campaigns/types';
import { timeZone } from '../../domain/dates';
import { type PostMetric, postMetrics } from '../../domain/networks';
import { type CourseDay, cardMetrics } from '../../domain/postFigures';
import type { Db } from '../db/connection';
import { isoInstant } from '../db/fragments';
import { arrayOf, selectRows } from '../db/list';

/** One reading of one metric; `value` null says that it became unknown. */
export interface Snapshot {
  /** What the rows are distributed by: the campaign of a post, the KOL of a social or channel post. */
  owner_id: string;
  subject_id: string;
  subject_type: 'post' | 'social' | 'channel_post';
  metric: string;
  value: number | null;
  source: MetricSource;
  captured_at: Date;
  actor_id?: string | null;
  evidence_file_id?: string | null;
  run_id?: string | null;
  /** Why somebody set it by hand. */
  reason?: string | null;
}

const columnTypes = {
  owner_id: 'uuid',
  subject_id: 'uuid',
  subject_type: 'text',
  metric: 'text',
  value: 'bigint',
  source: 'text',
  captured_at: 'timestamptz',
  actor_id: 'uuid',
  evidence_file_id: 'uuid',
  run_id: 'uuid',
  reason: 'text',
} satisfies Record<keyof Snapshot, string>;
const columns = Object.keys(columnTypes) as (keyof Snapshot)[];

function columnArray(snapshots: readonly Snapshot[], column: keyof Snapshot): SQL {
  const values = snapshots.map((snapshot) => {
    const value = snapshot[column] ?? null;
    return value instanceof Date ? value.toISOString() : value;
  });
  return sql`${sql.param(values)}::${sql.raw(columnTypes[column])}[]`;
}

const names = sql.raw(columns.join(', '));
const key = sql.raw('owner_id, subject_id, metric, captured_at');

/** Readings as rows with their `place` in the list. */
function given(snapshots: readonly Snapshot[]): SQL {
  const arrays = sql.join(
    columns.map((column) => columnArray(snapshots, column)),
    sql`, `,
  );
  return sql`select * from unnest(${arrays}) with ordinality as given(${names}, place)`;
}

/**
 * Keeps campaigns for the caller until its transaction ends: whoever writes readings or posts of them waits. First of
 * all rows of a campaign; ids of other owners are passed over.
 */
export async function lockCampaigns(db: Db, ids: readonly string[]): Promise<void> {
  await db.execute(sql`select lock_campaigns(${arrayOf(ids, 'uuid')})`);
}

/**
 * Adds readings to the ledger and keeps the newest of each metric at hand, within the caller's transaction. No two of
 * them may share subject, metric and instant; one that the ledger already has for that instant is corrected, so a repeat
 * is harmless. Sums by day follow by triggers, which want what is new and what is corrected in statements of their own.
 */
export async function insertSnapshots(db: Db, snapshots: readonly Snapshot[]): Promise<void> {
  const known = await selectRows<{ place: number }>(
    db,
    sql`with given as (${given(snapshots)}),
    ledger as (
      insert into metric_snapshots (${names}) select ${names} from given on conflict (${key}) do nothing returning ${key}
    ),
    newest as (
      insert into metric_latest as latest (owner_id, subject_id, metric, value, source, captured_at, actor_id)
      select distinct on (owner_id, subject_id, metric) owner_id, subject_id, metric, value, source, captured_at, actor_id
      from given order by owner_id, subject_id, metric, captured_at desc
      on conflict (owner_id, subject_id, metric) do update
        set value = excluded.value, source = excluded.source, captured_at = excluded.captured_at, actor_id = excluded.actor_id
        where excluded.captured_at >= latest.captured_at
    )
    select place from given left join ledger using (${key}) where ledger.owner_id is null`,
  );
  const corrected = known.flatMap(({ place }) => snapshots[place - 1] ?? []);
  if (corrected.length > 0) await correctSnapshots(db, corrected);
}

async function correctSnapshots(db: Db, snapshots: readonly Snapshot[]): Promise<void> {
  await db.execute(sql`update metric_snapshots s
    set value = given.value, source = given.source, actor_id = given.actor_id, evidence_file_id = given.evidence_file_id,
      run_id = given.run_id, reason = given.reason
    from (${given(snapshots)}) given
    where s.owner_id = given.owner_id and s.subject_id = given.subject_id and s.metric = given.metric
      and s.captured_at = given.captured_at`);
}

/** A post's newest metrics; null is unknown. The last two say when and from where the newest reading came. */
export type LatestMetrics = Record<PostMetric, number | null> & {
  metrics_at: string;
  metrics_source: MetricSource;
};

/** The newest metrics of a campaign's posts by post id; a post never measured is not in the map. */
export async function latestOfPosts(db: Db, campaignId: string): Promise<Map<string, LatestMetrics>> {
  const values = postMetrics.map((metric) => sql`'${sql.raw(metric)}', max(value) filter (where metric = ${metric})`);
  const { rows } = await db.execute<{ id: string; metrics: LatestMetrics }>(sql`
    select subject_id as id, json_build_object(${sql.join(values, sql`, `)},
      'metrics_at', to_char(max(captured_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'metrics_source', (array_agg(source order by captured_at desc, metric))[1]) as metrics
    from metric_latest where owner_id = ${campaignId} group by subject_id`);
  return new Map(rows.map(({ id, metrics }) => [id, metrics]));
}

const byMetric = sql.join(
  cardMetrics.map((metric) => sql`max(value) filter (where metric = ${metric}) as ${sql.raw(metric)}`),
  sql`, `,
);

/** The newest figures of a post of `owner`, to be joined as `m`: `PostFigures`, unknown where nothing was ever read. */
export const figuresOf = (owner: SQL, subject: SQL): SQL => sql`left join lateral (
    select ${byMetric}, ${isoInstant(sql`max(captured_at)`)} as metrics_at from metric_latest
    where owner_id = ${owner} and subject_id = ${subject}
  ) m on true`;

/** The columns of `figuresOf`. */
export const figureColumns = sql`${sql.join(
  cardMetrics.map((metric) => sql`m.${sql.raw(metric)}`),
  sql`, `,
)}, m.metrics_at`;

/** The last reading of each day of a post's figures, oldest first. */
export function findCourse(db: Db, ownerId: string, postId: string): Promise<CourseDay[]> {
  const day = sql`(captured_at at time zone ${sql.raw(`'${timeZone}'`)})::date`;
  return selectRows<CourseDay>(
    db,
    sql`select to_char(day, 'YYYY-MM-DD') as day, ${byMetric} from (
        select distinct on (metric, ${day}) metric, ${day} as day, value from metric_snapshots
        where owner_id = ${ownerId} and subject_id = ${postId} and metric = any(${arrayOf(cardMetrics, 'text')})
        order by metric, ${day}, captured_at desc
      ) last group by day order by day`,
  );
}
