import { sql } from 'drizzle-orm';
import type { MetricSource, PersonRef } from '../../../domain/campaigns/types';
import type { PostMetric } from '../../../domain/networks';
import type { Db } from '../../db/connection';
import { isoInstant, personJson } from '../../db/fragments';
import { arrayOf, pictureUrl, selectRows } from '../../db/list';
import { endOf } from './postsUntil';

/** A reading with whoever wrote it and what it came with. */
export interface FigureReading {
  subject_id: string;
  metric: PostMetric;
  value: number | null;
  source: MetricSource;
  captured_at: string;
  actor: PersonRef | null;
  run: string | null;
  reason: string | null;
  evidence_url: string | null;
}

/** The newest reading of each of these metrics of a campaign's posts by the end of a day, with all the ledger knows of it. */
export function figureReadings(
  db: Db,
  campaignId: string,
  { posts, metrics, day }: { posts: readonly string[]; metrics: readonly string[]; day: string },
): Promise<FigureReading[]> {
  return selectRows<FigureReading>(
    db,
    sql`select r.subject_id, r.metric, r.value, r.source, ${isoInstant(sql`r.captured_at`)} as captured_at, r.reason,
      r.run_id as run, ${pictureUrl(sql`r.evidence_file_id`)} as evidence_url,
      case when u.id is null then null else ${personJson('u')} end as actor
    from (
      select distinct on (subject_id, metric) * from metric_snapshots
      where owner_id = ${campaignId} and subject_id = any(${arrayOf(posts, 'uuid')})
        and metric = any(${arrayOf(metrics, 'text')}) and captured_at < ${endOf(day)}
      order by subject_id, metric, captured_at desc
    ) r left join users u on u.id = r.actor_id`,
  );
}
