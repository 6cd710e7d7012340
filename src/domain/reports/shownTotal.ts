import { formatAgainst, formatNumber } from '../format';
import type { Translate } from '../locales/translator';
import { figureCalled } from './liveFigures';
import type { Coverage, ProgressRow, ReportTotals } from './types';

/** What a set of posts got. */
type Got = Pick<ReportTotals, 'posts' | keyof ReportTotals['coverage'] | 'coverage'>;

/** A row of totals as it is shown: what everybody got, and for how many posts that is known. */
export interface ShownTotal extends Coverage {
  value: number | null;
  /** What is held against the target in words, where that is not the whole value; else null. */
  held: string | null;
}

/** The SOWs a rate is of, where they are some of all only (decision 84); else null. */
export function partPromising({ target, sows }: ProgressRow): { promising: number; of: number } | null {
  return target !== null && sows && sows.promising < sows.of ? sows : null;
}

/**
 * Shows a row of totals: the value is of all posts, the target is held against those of the SOWs that promise it, and
 * against posts within what each SOW promised. The two are told apart where they differ.
 */
export function shownTotal(row: ProgressRow, got: Got, say: Translate, language: string): ShownTotal {
  const { type, current, target, sows, known, of } = row;
  const figure = type === 'quantity' ? null : figureCalled(type);
  const figures =
    type === 'quantity'
      ? { current: formatNumber(current, language), target: formatNumber(target, language) }
      : formatAgainst(current, target, language);
  const whole = figure && figure in got.coverage ? (figure as keyof Got['coverage']) : null;
  const value = type === 'quantity' ? got.posts : whole ? got[whole] : current;
  if (!sows || target === null) return { value: current, held: null, known, of };
  // The same value may be known for fewer of all posts than of those held against the target.
  if (value === current) return { value, held: null, ...(whole ? got.coverage[whole] : { known, of }) };
  if (!whole) return { value, held: say('reports.posts_held', figures), known: got.posts, of: got.posts };
  return { value, held: say('reports.kpi_held', { ...figures, ...sows }), ...got.coverage[whole] };
}
