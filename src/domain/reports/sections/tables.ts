import type { Translate } from '../../locales/translator';
import { networkNames, postMetrics } from '../../networks';
import type { ReportDocument } from '../document';
import { type ProgressType, progressTypes } from '../metrics';
import type { CoveredMetric } from '../types';
import { type Column, dayIn, kolColumns, metricColumns, type Table, tableOf } from './table';
import type { CellKind } from './types';

const counts = [
  'views',
  'like',
  'comment',
  'share',
  'engagement',
  'buzz',
  'mentions',
] as const satisfies CoveredMetric[];
const kolCosts = ['price', 'booking_price', 'cpe', 'cpv'] as const;

/** A row a network: what its posts got, and for how many that is known. */
export function networkTable({ by_network }: ReportDocument, say: Translate): Table {
  type Row = ReportDocument['by_network'][number];
  const known = (metric: CoveredMetric): Column<Row> => ({
    key: `${metric}_known`,
    label: `${say(`reports.metric.${metric}`)}: ${say('reportDocument.column.known').toLowerCase()}`,
    kind: 'count',
    of: ({ coverage }) => coverage[metric].known,
  });
  return tableOf<Row>(
    say('reportDocument.networks_table'),
    [
      {
        key: 'network',
        label: say('reportDocument.column.network'),
        kind: 'text',
        of: (row) => networkNames[row.social_type],
      },
      { key: 'posts', label: say('reports.metric.posts'), kind: 'count', of: ({ posts }) => posts },
      ...metricColumns<CoveredMetric>(counts, say),
      known('views'),
      known('engagement'),
    ],
    by_network,
  );
}

/** A row a KOL over its SOWs, from the best by the scorecard metric on; costs where they are told. */
export function kolTable({ kols }: ReportDocument, say: Translate): Table {
  type Row = ReportDocument['kols'][number];
  const costs = kolCosts.filter((cost) => kols.some((kol) => kol[cost] !== undefined && kol[cost] !== null));
  return tableOf<Row>(
    say('reportDocument.kols_table'),
    [
      ...kolColumns(say),
      {
        key: 'networks',
        label: say('reportDocument.column.networks'),
        kind: 'text',
        of: ({ networks }) =>
          networks.map((network) => networkNames[network]).join(', ') || say('reportDocument.offline'),
      },
      { key: 'posts', label: say('reports.metric.posts'), kind: 'count', of: ({ posts }) => posts },
      ...metricColumns<CoveredMetric>(counts, say),
      {
        key: 'engagement_rate',
        label: say('reports.metric.engagement_rate'),
        kind: 'percent',
        of: ({ engagement_rate }) => engagement_rate,
      },
      ...costs.map(
        (cost): Column<Row> => ({
          key: cost,
          label: say(`reports.metric.${cost}`),
          kind: cost.endsWith('price') ? 'money' : 'cost',
          of: (row) => row[cost] ?? null,
        }),
      ),
    ],
    kols,
  );
}

const costTypes: readonly ProgressType[] = ['cpe', 'cpv'];
const kindOf = (type: ProgressType): CellKind =>
  type === 'engagement_rate' ? 'percent' : costTypes.includes(type) ? 'cost' : 'count';

/** A row a SOW: each metric it was promised or got, against its target. */
export function sowTable({ progress }: ReportDocument, say: Translate): Table {
  type Row = ReportDocument['progress'][number];
  const rowOf = (sow: Row, type: ProgressType) => sow.postProcess.find((row) => row.type === type);
  const types = progressTypes.filter((type) => progress.some((sow) => rowOf(sow, type)));
  const label = (key: 'actual' | 'target' | 'rate', type: ProgressType) =>
    say(`reportDocument.${key}`, { metric: say(`reports.metric.${type}`) });
  const goal = (type: ProgressType, part: 'current' | 'target' | 'rate') => ({
    metric: say(`reports.metric.${type}`),
    part,
  });
  const table = tableOf<Row>(
    say('reportDocument.sows_title'),
    [
      { key: 'number', label: say('reportDocument.column.number'), kind: 'count', of: ({ number }) => number },
      { key: 'kol', label: say('reportDocument.column.kol'), kind: 'text', of: ({ kol }) => kol.stage_name },
      {
        key: 'network',
        label: say('reportDocument.column.network'),
        kind: 'text',
        of: ({ social_type }) => (social_type ? networkNames[social_type] : say('reportDocument.offline')),
      },
      {
        key: 'format',
        label: say('reportDocument.column.format'),
        kind: 'text',
        of: ({ post_format }) => post_format && say(`campaigns.format.${post_format}`),
      },
      ...types.flatMap((type): Column<Row>[] => [
        {
          key: `${type}_current`,
          label: label('actual', type),
          goal: goal(type, 'current'),
          kind: kindOf(type),
          of: (sow) => rowOf(sow, type)?.current ?? null,
        },
        {
          key: `${type}_target`,
          label: label('target', type),
          goal: goal(type, 'target'),
          kind: kindOf(type),
          of: (sow) => rowOf(sow, type)?.target ?? null,
        },
        {
          key: `${type}_rate`,
          label: label('rate', type),
          goal: goal(type, 'rate'),
          kind: 'percent',
          of: (sow) => rowOf(sow, type)?.rate ?? null,
        },
      ]),
    ],
    progress,
  );
  return types.length > 0 ? { ...table, note: say('reportDocument.goals_note') } : table;
}

/** A row a post with its figures of the report's day. */
export function postTable({ posts }: ReportDocument, say: Translate): Table {
  type Row = ReportDocument['posts'][number];
  const newest = ({ metrics }: Row) =>
    Object.values(metrics)
      .map(({ captured_at }) => captured_at)
      .sort()
      .at(-1) ?? null;
  return tableOf<Row>(
    say('reportDocument.posts_table'),
    [
      ...kolColumns(say),
      {
        key: 'network',
        label: say('reportDocument.column.network'),
        kind: 'text',
        of: ({ social_type }) => networkNames[social_type],
      },
      { key: 'link', label: say('reportDocument.column.link'), kind: 'link', of: ({ url_post }) => url_post },
      {
        key: 'published',
        label: say('reportDocument.column.published'),
        kind: 'day',
        of: ({ post_time }) => dayIn(post_time),
      },
      ...postMetrics.map(
        (metric): Column<Row> => ({
          key: metric,
          label: say(`campaigns.post.${metric}`),
          kind: 'count',
          of: ({ metrics }) => metrics[metric]?.value ?? null,
        }),
      ),
      { key: 'measured', label: say('reportDocument.column.measured'), kind: 'day', of: (post) => dayIn(newest(post)) },
    ],
    posts,
  );
}

/** For how many posts each metric is known, where from, and of when the readings are; and that what people wrote stands as it is. */
export function coverageTable({ method }: ReportDocument, say: Translate): Table {
  const column = (name: string) => say(`reportDocument.column.${name}`);
  const table = tableOf(
    say('reportDocument.coverage_table'),
    [
      { key: 'metric', label: column('metric'), kind: 'text', of: ({ name }) => say(`campaigns.post.${name}`) },
      { key: 'known', label: column('known'), kind: 'count', of: ({ row }) => row.known },
      { key: 'of', label: column('of'), kind: 'count', of: ({ row }) => row.of },
      {
        key: 'sources',
        label: column('sources'),
        kind: 'text',
        of: ({ row }) =>
          Object.entries(row.by_source)
            .map(([source, posts]) => `${say(`social.source.${source}`)}: ${posts}`)
            .join(', ') || null,
      },
      { key: 'oldest', label: column('oldest'), kind: 'day', of: ({ row }) => dayIn(row.oldest) },
      { key: 'newest', label: column('newest'), kind: 'day', of: ({ row }) => dayIn(row.newest) },
    ],
    method ? postMetrics.map((name) => ({ name, row: method.metrics[name] })) : [],
  );
  return { ...table, note: say('reportDocument.as_written') };
}

/** How each figure that is told is calculated. */
export function formulaTable({ method }: ReportDocument, say: Translate): Table {
  return tableOf(
    say('reportDocument.formulas'),
    [
      {
        key: 'figure',
        label: say('reportDocument.column.figure'),
        kind: 'text',
        of: ({ figure }) => say(`reports.metric.${figure}`),
      },
      { key: 'formula', label: say('reportDocument.column.formula'), kind: 'text', of: ({ formula }) => say(formula) },
    ],
    method?.formulas ?? [],
  );
}
