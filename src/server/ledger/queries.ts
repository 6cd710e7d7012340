import { type SQL, sql } from 'drizzle-orm';
import type { MetricSource } from '../../domain/campaigns/types';
import { type PostMetric, postMetrics } from '../../domain/networks';
import type { Db } from '../db/connection';

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

/**
 * Adds readings to the ledger and keeps the newest of each metric at hand, in one statement. No two of them may share
 * subject, metric and instant; one that the ledger already has for that instant is corrected, so a repeat is harmless.
 */
export async function insertSnapshots(db: Db, snapshots: readonly Snapshot[]): Promise<void> {
  const names = sql.raw(columns.join(', '));
  const arrays = sql.join(
    columns.map((column) => columnArray(snapshots, column)),
    sql`, `,
  );
  await db.execute(sql`
    with given as (select * from unnest(${arrays}) as given(${names})),
    ledger as (
      insert into metric_snapshots (${names}) select ${names} from given
      on conflict (owner_id, subject_id, metric, captured_at) do update
        set value = excluded.value, source = excluded.source, actor_id = excluded.actor_id,
          evidence_file_id = excluded.evidence_file_id, run_id = excluded.run_id, reason = excluded.reason
    )
    insert into metric_latest as latest (owner_id, subject_id, metric, value, source, captured_at, actor_id)
    select distinct on (owner_id, subject_id, metric) owner_id, subject_id, metric, value, source, captured_at, actor_id
    from given order by owner_id, subject_id, metric, captured_at desc
    on conflict (owner_id, subject_id, metric) do update
      set value = excluded.value, source = excluded.source, captured_at = excluded.captured_at, actor_id = excluded.actor_id
      where excluded.captured_at >= latest.captured_at`);
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
