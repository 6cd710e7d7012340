import type { Network, PostMetric } from '../../domain/networks';
import type { DemoCampaign } from './campaigns';
import type { DemoPosts } from './posts';

type Count = number | null;

/** What a demo campaign got by its last reading and what it promised; null is unknown, or nothing promised. */
export interface DemoFigures {
  posts: number;
  views: Count;
  like: Count;
  comment: Count;
  share: Count;
  engagement: Count;
  buzz: Count;
  /** Posts whose views are known. */
  seen: number;
  /** What the SOWs that promise it got, and what they promise together. */
  promised: Record<'views' | 'engagement' | 'buzz', { got: Count; target: Count }>;
  /** Networks with known views, the most seen first. */
  viewsByNetwork: { network: Network; views: number }[];
  /** KOLs by engagement, the most first. */
  ranking: { name: string; engagement: number }[];
  mostSeen: { name: string; network: Network; views: number } | null;
}

function sum(values: readonly (Count | undefined)[]): Count {
  const known = values.filter((value) => value != null);
  return known.length > 0 ? known.reduce((total, value) => total + value, 0) : null;
}

const mostFirst = (all: Iterable<[string, number]>) => [...all].sort(([, a], [, b]) => b - a);

function add<K>(sums: Map<K, number>, key: K, value: number): void {
  sums.set(key, (sums.get(key) ?? 0) + value);
}

/** Readings come in order of time, so that of two the later counts. */
function latestOf(
  postIds: ReadonlySet<string>,
  { snapshots }: DemoPosts,
): Map<string, Partial<Record<PostMetric, number>>> {
  const latest = new Map<string, Partial<Record<PostMetric, number>>>();
  for (const { subject_id, metric, value } of snapshots) {
    if (postIds.has(subject_id) && value !== null)
      latest.set(subject_id, { ...latest.get(subject_id), [metric]: value });
  }
  return latest;
}

/** The figures of a campaign by the last readings of its active posts. */
export function figuresOfDemo(campaign: DemoCampaign, built: DemoPosts): DemoFigures {
  const rows = built.posts.filter(({ campaign_id, is_active }) => campaign_id === campaign.id && is_active !== false);
  const latest = latestOf(new Set(rows.map(({ id }) => id)), built);
  const nameOf = new Map(campaign.sows.map(({ id, kol }) => [id, kol.stage_name]));
  const posts = rows.map((row) => ({ ...row, name: nameOf.get(row.sow_id) ?? '', got: latest.get(row.id) ?? {} }));
  const total = (...metrics: PostMetric[]) => sum(posts.flatMap(({ got }) => metrics.map((metric) => got[metric])));
  const byNetwork = new Map<Network, number>();
  const byKol = new Map<string, number>();
  for (const { social_type, name, got } of posts) {
    if (got.view !== undefined) add(byNetwork, social_type, got.view);
    const engagement = sum([got.reaction, got.comment, got.share]);
    if (engagement !== null) add(byKol, name, engagement);
  }
  const ranking = mostFirst(byKol).map(([name, engagement]) => ({ name, engagement }));
  const [mostSeen] = posts
    .flatMap(({ name, social_type, got }) =>
      got.view === undefined ? [] : [{ name, network: social_type, views: got.view }],
    )
    .sort((a, b) => b.views - a.views);
  const promised = (kpi: 'kpi_views' | 'kpi_engagement' | 'kpi_buzz', ...metrics: PostMetric[]) => {
    const by = new Set(campaign.sows.flatMap((sow) => (sow[kpi] ? [sow.id] : [])));
    const theirs = posts.filter(({ sow_id }) => by.has(sow_id));
    const got = sum(theirs.flatMap((post) => metrics.map((metric) => post.got[metric])));
    return { got, target: sum(campaign.sows.map((sow) => sow[kpi])) };
  };
  return {
    posts: posts.length,
    views: total('view'),
    like: total('reaction'),
    comment: total('comment'),
    share: total('share'),
    engagement: total('reaction', 'comment', 'share'),
    buzz: total('comment', 'share'),
    seen: posts.filter(({ got }) => got.view !== undefined).length,
    promised: {
      views: promised('kpi_views', 'view'),
      engagement: promised('kpi_engagement', 'reaction', 'comment', 'share'),
      buzz: promised('kpi_buzz', 'comment', 'share'),
    },
    viewsByNetwork: [...byNetwork].map(([network, views]) => ({ network, views })).sort((a, b) => b.views - a.views),
    ranking,
    mostSeen: mostSeen ?? null,
  };
}
