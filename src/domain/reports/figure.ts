import type { KolRef, MetricSource, PersonRef } from '../campaigns/types';
import { type Network, networkMetrics, type PostMetric } from '../networks';
import type { Instant } from '../units';
import type { FigureName } from './liveFigures';

/** A figure's place in its formula: in a count all parts are added. */
export type FigureSide = 'numerator' | 'denominator';

/** What a part counts: a metric of a post, the post itself, the price of a SOW in VND, or a KOL's followers. */
export type PartMetric = PostMetric | 'post' | 'sale_price' | 'booking_price' | 'followers';

/** One of the values a figure is made of; those of a side add up to it exactly. */
export interface FigurePart {
  side: FigureSide;
  metric: PartMetric;
  value: number;
  kol: KolRef;
  social_type: Network | null;
  sow_number: number;
  /** Absent where the part is no post's. */
  post?: { id: string; url_post: string };
  source?: MetricSource;
  /** ISO instant in UTC. */
  captured_at?: Instant;
  /** Staff alone: who wrote it, the import it came with, and the picture that shows it. */
  actor?: PersonRef | null;
  run?: string | null;
  reason?: string | null;
  evidence_url?: string | null;
}

/** Why a post has no part in a figure: its network does not publish the metric, nobody has read it, or it was unreadable. */
export type MissingReason = 'not_published' | 'never_read' | 'unreadable';

/** `GET /campaigns/report-figure/{id}` (CONTRACT-2 §9): why this number. */
export interface ReportFigure {
  figure: FigureName;
  value: number | null;
  /** A key of words. */
  formula: string;
  numerator: number | null;
  /** Null where nothing is divided. */
  denominator: number | null;
  /** A page of them; `total_parts` is how many there are in all. */
  parts: FigurePart[];
  total_parts: number;
  known: number;
  of: number;
  missing: { post: { id: string; url_post: string }; kol: KolRef; metric: PostMetric; reason: MissingReason }[];
}

const engagement = ['reaction', 'comment', 'share'] as const satisfies PostMetric[];

interface Formula {
  numerator: readonly PartMetric[];
  denominator?: readonly PartMetric[];
  /** Of the ratio: 100 for percent. */
  scale?: number;
}

/** What each figure is made of (CONTRACT.md §5). */
export const formulas: Record<FigureName, Formula> = {
  posts: { numerator: ['post'] },
  views: { numerator: ['view'] },
  like: { numerator: ['reaction'] },
  comment: { numerator: ['comment'] },
  share: { numerator: ['share'] },
  mentions: { numerator: ['brand_mention'] },
  engagement: { numerator: engagement },
  buzz: { numerator: ['comment', 'share'] },
  engagement_rate: { numerator: engagement, denominator: ['followers'], scale: 100 },
  price: { numerator: ['sale_price'] },
  booking_price: { numerator: ['booking_price'] },
  cpe: { numerator: ['sale_price'], denominator: engagement },
  cpv: { numerator: ['sale_price'], denominator: ['view'] },
  booking_cpe: { numerator: ['booking_price'], denominator: engagement },
  booking_cpv: { numerator: ['booking_price'], denominator: ['view'] },
};

/** The metrics of posts a figure rests on. */
export function postMetricsOf(figure: FigureName): PostMetric[] {
  const { numerator, denominator = [] } = formulas[figure];
  const none: readonly PartMetric[] = ['post', 'sale_price', 'booking_price', 'followers'];
  return [...numerator, ...denominator].filter((metric): metric is PostMetric => !none.includes(metric));
}

/** Why a post has nothing of a metric; `read` says whether it was asked for and not told. */
export function missingReason(network: Network, metric: PostMetric, read: boolean): MissingReason {
  if (read) return 'unreadable';
  // Mentions of the brand no network publishes: they are counted by people.
  const isPublished = metric === 'brand_mention' || networkMetrics[network].includes(metric);
  return isPublished ? 'never_read' : 'not_published';
}

const toldOfTheWhole: readonly FigureName[] = ['cpe', 'cpv'];
const costs: readonly FigureName[] = [...toldOfTheWhole, 'price', 'booking_price', 'booking_cpe', 'booking_cpv'];

/** Whether reduced viewers are told a figure: costs only as an engagement and a view of the whole campaign, of less they would reveal a price (CONTRACT.md §3). */
export const isToldReduced = (figure: FigureName, isWhole: boolean): boolean =>
  !costs.includes(figure) || (isWhole && toldOfTheWhole.includes(figure));
