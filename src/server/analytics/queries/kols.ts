import { sql } from 'drizzle-orm';
import type { Period } from '../../../domain/analytics/period';
import type { KolAnalytics } from '../../../domain/analytics/types';
import { networks } from '../../../domain/networks';
import type { Db } from '../../db/connection';
import { createdIn } from '../../db/fragments';
import { allOf, selectRows } from '../../db/list';
import { oncePerNetwork } from '../../kols/queries/matches';
import type { Listed } from './records';

const until = ({ created_at }: Listed, { end_date }: Period) => createdIn(created_at, { created_to: end_date });

/** How many of the KOLs created by the end of a period have an account on each network. */
export async function countByNetwork(db: Db, listed: Listed, period: Period): Promise<KolAnalytics['by_network']> {
  const rows = await selectRows<KolAnalytics['by_network'][number]>(
    db,
    sql`select r.social_type, count(*) as count from ${listed.from} join kol_reach r on r.kol_id = ${listed.id}
      where ${allOf(listed.where, until(listed, period), oncePerNetwork)} group by r.social_type`,
  );
  const counts = new Map(rows.map(({ social_type, count }) => [social_type, count]));
  return networks.map((social_type) => ({ social_type, count: counts.get(social_type) ?? 0 }));
}
