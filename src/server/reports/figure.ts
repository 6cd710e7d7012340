import { ratioRounded } from '../../domain/ratio';
import type { ReportPost } from '../../domain/reports/document';
import {
  type FigurePart,
  formulas,
  missingReason,
  postMetricsOf,
  type ReportFigure,
} from '../../domain/reports/figure';
import type { FigureName } from '../../domain/reports/liveFigures';
import type { FigureQuery } from '../../domain/reports/schema';
import type { Db } from '../db/connection';
import { followedSows } from './followers';
import { type FigureReading, figureReadings } from './queries/figureReadings';
import { postsAsOf } from './queries/posts';
import { type SowTargets, sowTargets } from './queries/sows';

type Scope = Pick<FigureQuery, 'sow_id' | 'kol_id' | 'post_id' | 'social_type'>;

interface Parts {
  posts: readonly ReportPost[];
  sows: readonly SowTargets[];
  readings: readonly FigureReading[];
}

const isAskedSow = ({ sow_id, kol_id, social_type }: Scope, sow: SowTargets) =>
  (!sow_id || sow.id === sow_id) &&
  (!kol_id || sow.kol.id === kol_id) &&
  (!social_type || sow.social_type === social_type);

const isAskedPost = ({ sow_id, kol_id, post_id, social_type }: Scope, post: ReportPost) =>
  (!sow_id || post.sow_id === sow_id) &&
  (!kol_id || post.kol.id === kol_id) &&
  (!post_id || post.id === post_id) &&
  (!social_type || post.social_type === social_type);

const ofPost = ({ kol, social_type, sow_number, id, url_post }: ReportPost) => ({
  ...{ kol, social_type, sow_number },
  post: { id, url_post },
});

const ofSow = ({ kol, social_type, number }: SowTargets) => ({ kol, social_type, sow_number: number });

function partsOf(metric: FigurePart['metric'], { posts, sows, readings }: Parts): Omit<FigurePart, 'side'>[] {
  if (metric === 'post') return posts.map((post) => ({ metric, value: 1, ...ofPost(post) }));
  if (metric === 'followers') {
    return followedSows(sows).map((sow) => ({ metric, value: sow.followers, ...ofSow(sow) }));
  }
  if (metric === 'sale_price' || metric === 'booking_price') {
    return sows.flatMap((sow) => {
      const value = metric === 'sale_price' ? sow.price : sow.booking_price;
      return value === null ? [] : { metric, value, ...ofSow(sow) };
    });
  }
  const byPost = new Map(posts.map((post) => [post.id, post]));
  return readings.flatMap(({ subject_id, value, metric: own, ...reading }) => {
    const post = byPost.get(subject_id);
    return post && own === metric && value !== null ? { metric, value, ...ofPost(post), ...reading } : [];
  });
}

const added = (parts: readonly { value: number }[]) =>
  parts.length === 0 ? null : parts.reduce((sum, { value }) => sum + value, 0);

function missingOf(figure: FigureName, { posts, readings }: Parts): ReportFigure['missing'] {
  const read = new Map(readings.map(({ subject_id, metric, value }) => [`${subject_id} ${metric}`, value]));
  return posts.flatMap((post) =>
    postMetricsOf(figure).flatMap((metric) => {
      const key = `${post.id} ${metric}`;
      if (read.get(key) != null) return [];
      const reason = missingReason(post.social_type, metric, read.has(key));
      return { post: { id: post.id, url_post: post.url_post }, kol: post.kol, metric, reason };
    }),
  );
}

/**
 * Why a figure of a report is what it is, as of the end of a day: its formula, all the values it is made of, and what is
 * missing (CONTRACT-2 §9). Everything staff may see; `presentFigure` withholds the rest.
 */
export async function reportFigure(
  db: Db,
  campaignId: string,
  asOf: string,
  { figure, ...scope }: Scope & { figure: FigureName },
): Promise<ReportFigure> {
  const posts = (await postsAsOf(db, campaignId, asOf)).filter((post) => isAskedPost(scope, post));
  const sows = (await sowTargets(db, [campaignId])).filter((sow) => isAskedSow(scope, sow));
  const metrics = postMetricsOf(figure);
  const readings = await figureReadings(db, campaignId, { posts: posts.map(({ id }) => id), metrics, day: asOf });
  const all: Parts = { posts, sows, readings };
  const formula = formulas[figure];
  const of = (side: 'numerator' | 'denominator') =>
    (formula[side] ?? []).flatMap((metric) => partsOf(metric, all).map((part): FigurePart => ({ side, ...part })));
  const [over, under] = [of('numerator'), of('denominator')];
  const [numerator, denominator] = [figure === 'posts' ? posts.length : added(over), added(under)];
  const missing = missingOf(figure, all);
  // A sum of several metrics asks of a post what its network publishes (CONTRACT.md §5).
  const asked = missing.filter(({ reason }) => metrics.length === 1 || reason !== 'not_published');
  const incomplete = new Set(asked.map(({ post }) => post.id));
  return {
    figure,
    value: formula.denominator ? ratioRounded(numerator, denominator, formula.scale) : numerator,
    formula: `reportDocument.formula.${figure}`,
    numerator,
    denominator: formula.denominator ? denominator : null,
    parts: [...over, ...under],
    total_parts: over.length + under.length,
    known: posts.length - incomplete.size,
    of: posts.length,
    missing,
  };
}
