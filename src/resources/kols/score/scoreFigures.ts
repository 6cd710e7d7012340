import { comparedFigures, type KolScore, type Quartile } from '../../../domain/kols/score';
import { networkMetrics, networkNames } from '../../../domain/networks';
import { ratioRounded } from '../../../domain/ratio';

/** How a figure is written. */
type FigureKind = 'percent' | 'growth' | 'count' | 'rhythm' | 'cost' | 'mark';

/** Words of the page with what they name. */
interface Said {
  key: string;
  with?: Record<string, string | number>;
}

/** A figure of a scorecard: its value, what it is made of, where it stands, or why it is not known. */
export interface ScoreFigure {
  name: string;
  kind: FigureKind;
  value: number | null;
  /** Of how many posts, readings or SOWs. */
  of: Said;
  /** Why there is none; said where `value` is null. */
  why: Said;
  quartile: Quartile | null;
  /** Which of two is the better one. */
  better: 'high' | 'low';
}

/** The figures a scorecard has for who looks at it: what networks tell, and for staff what the work with us was like. */
export function scoreFigures(score: KolScore): ScoreFigure[] {
  const told = networkFigures(score);
  const isStaff = score.sows !== undefined;
  return isStaff ? [...told.filter(({ name }) => name !== 'mean_engagement'), ...workFigures(score)] : told;
}

function networkFigures(score: KolScore): ScoreFigure[] {
  const { social_type, followers, posts } = score;
  const account = social_type === null ? 'no_account' : null;
  const read = account ?? (posts === 0 ? 'no_posts' : null);
  const isTold = social_type === null || networkMetrics[social_type].includes('view');
  const views = read ?? (isTold ? 'not_known' : 'not_told');
  const perFollower = (missing: string, value: number | null) =>
    read ?? (!followers && value !== null ? 'no_followers' : missing);
  const network = social_type ? networkNames[social_type] : '';
  const figure = (name: string, kind: FigureKind, value: number | null, of: Said, why: string): ScoreFigure => ({
    ...{ name, kind, value, of, quartile: quartileOf(score, name), better: 'high' },
    why: { key: `scores.why.${why}`, with: { network } },
  });
  const { engagement_rate, mean_views, view_rate, mean_engagement, growth_90, posts_per_week } = score;
  return [
    figure(
      'engagement_rate',
      'percent',
      engagement_rate,
      ofPosts(score, 'engagement'),
      perFollower('not_known', mean_engagement),
    ),
    figure('mean_views', 'count', mean_views, ofPosts(score, 'view'), views),
    figure('view_rate', 'percent', view_rate, ofPosts(score, 'view'), perFollower(views, mean_views)),
    figure('mean_engagement', 'count', mean_engagement, ofPosts(score, 'engagement'), read ?? 'not_known'),
    figure(
      'growth_90',
      'growth',
      growth_90,
      { key: 'scores.of.readings', with: { count: score.growth_readings, days: score.growth_days ?? 0 } },
      account ?? 'few_readings',
    ),
    figure(
      'posts_per_week',
      'rhythm',
      posts_per_week,
      { key: 'scores.of.days', with: { count: score.rhythm_posts, days: score.rhythm_days ?? 0 } },
      account ?? 'few_posts',
    ),
  ];
}

function workFigures(score: KolScore): ScoreFigure[] {
  const { sows = 0, cpe = null, cpe_sows = 0, cpv = null, cpv_sows = 0, kpis_met = 0, kpis_of = 0 } = score;
  const { on_time = 0, on_time_of = 0, evaluation_average = null, evaluation_count = 0 } = score;
  const none = sows === 0 ? 'no_campaign' : null;
  const figure = (
    name: string,
    kind: FigureKind,
    value: number | null,
    of: Said,
    why: string,
    better: ScoreFigure['better'] = 'high',
  ): ScoreFigure => ({ name, kind, value, of, why: { key: `scores.why.${none ?? why}` }, quartile: null, better });
  const ofSows = (known: number): Said => ({ key: 'scores.of.sows', with: { known, count: sows } });
  return [
    figure('cpe', 'cost', cpe, ofSows(cpe_sows), 'no_result', 'low'),
    figure('cpv', 'cost', cpv, ofSows(cpv_sows), 'no_result', 'low'),
    figure(
      'kpis',
      'percent',
      ratioRounded(kpis_met, kpis_of, 100),
      { key: 'scores.of.kpis', with: { known: kpis_met, of: kpis_of } },
      'no_promise',
    ),
    figure(
      'on_time',
      'percent',
      ratioRounded(on_time, on_time_of, 100),
      { key: 'scores.of.on_time', with: { known: on_time, of: on_time_of } },
      'no_promise',
    ),
    figure(
      'evaluation',
      'mark',
      evaluation_average,
      { key: 'scores.of.evaluations', with: { count: evaluation_count } },
      'no_evaluation',
    ),
  ];
}

function ofPosts(score: KolScore, metric: 'view' | 'engagement'): Said {
  const known = score[`${metric}_posts`];
  return { key: known < score.posts ? 'scores.of.part' : 'scores.of.posts', with: { known, count: score.posts } };
}

function quartileOf(score: KolScore, name: string): Quartile | null {
  const figure = comparedFigures.find((one) => one === name);
  return figure ? score[`${figure}_quartile`] : null;
}
