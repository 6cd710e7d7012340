import { Growth } from '../../../ui/console/kols/Growth';
import { Compact, Cost, Count, Percent } from '../../../ui/plain/Figure';
import type { ScoreFigure } from './scoreFigures';

/** A figure of a scorecard as its kind is written; a dash where it is not known. */
export function ScoreValue({ figure: { kind, value } }: { figure: Pick<ScoreFigure, 'kind' | 'value'> }) {
  if (kind === 'growth') return <Growth value={value} />;
  const Written = { percent: Percent, count: Compact, rhythm: Compact, cost: Cost, mark: Count }[kind];
  return <Written value={value} />;
}
