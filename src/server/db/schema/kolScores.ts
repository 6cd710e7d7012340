import { check, index, integer, numeric, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { kolSizes } from '../../../domain/kols/score';
import { networks } from '../../../domain/networks';
import { inList, instant, whole } from './columns';
import { kols } from './kols';

const ratio = () => numeric({ mode: 'number' });
const count = () => integer().notNull().default(0);

/**
 * A KOL's scorecard: one row for each KOL, begun by a trigger with it, written by the job `score` and nobody else. Null is
 * unknown. Lists sort by these, unknown last either way, so each has an index for both.
 */
export const kolScores = pgTable(
  'kol_scores',
  {
    kol_id: uuid()
      .primaryKey()
      .references(() => kols.id, { onDelete: 'cascade' }),
    social_type: text({ enum: networks }),
    followers: whole(),
    /** Over all accounts, as lists show it. */
    total_followers: whole(),
    size: text({ enum: kolSizes as [string, ...string[]] }),
    /** The first of its sectors: with the size, whom it is compared with. */
    sector_id: uuid(),
    posts: count(),
    engagement_rate: ratio(),
    view_rate: ratio(),
    mean_engagement: ratio(),
    engagement_posts: count(),
    mean_views: ratio(),
    view_posts: count(),
    posts_per_week: ratio(),
    rhythm_posts: count(),
    rhythm_days: integer(),
    growth_90: ratio(),
    growth_readings: count(),
    growth_days: integer(),
    engagement_rate_quartile: smallint(),
    view_rate_quartile: smallint(),
    mean_views_quartile: smallint(),
    growth_90_quartile: smallint(),
    peers: count(),
    campaigns: count(),
    sows: count(),
    cpe: ratio(),
    cpe_sows: count(),
    cpv: ratio(),
    cpv_sows: count(),
    kpis_met: count(),
    kpis_of: count(),
    on_time: count(),
    on_time_of: count(),
    evaluation_average: ratio(),
    evaluation_count: count(),
    computed_at: instant(),
  },
  (table) => [
    index('kol_scores_peers').on(table.size, table.sector_id),
    index('kol_scores_computed').on(table.computed_at),
    ...(['total_followers', 'engagement_rate', 'mean_views', 'growth_90', 'cpe', 'cpv'] as const).flatMap((column) => [
      index(`kol_scores_${column}`).on(table[column], table.kol_id),
      index(`kol_scores_${column}_desc`).on(table[column].desc().nullsLast(), table.kol_id.desc().nullsLast()),
    ]),
    check('kol_scores_social_type', inList(table.social_type, networks)),
    check('kol_scores_size', inList(table.size, kolSizes)),
  ],
);
