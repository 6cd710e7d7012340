import Skeleton from '@mui/material/Skeleton';
import type { CartEntry } from '../../../domain/cart/entries';
import { type KolSums, sumKols } from '../../../domain/kols/sums';
import type { Vnd } from '../../../domain/units';
import { ErrorState } from '../state/ErrorState';
import { BudgetSum } from './BudgetSum';
import { ReachSum } from './ReachSum';
import styles from './sums.module.css';
import type { ChosenFigures } from './useChosenFigures';

/** What KOLs come to, as far as they are known. */
export const sumsOf = (kols: readonly Pick<CartEntry, 'id'>[], { of }: ChosenFigures): KolSums =>
  sumKols(kols.map(({ id }) => of(id) ?? { socials: [] }));

interface ChoiceSumsProps {
  kols: readonly Pick<CartEntry, 'id'>[];
  figures: ChosenFigures;
  /** VND; null while it is not entered. */
  budget: Vnd | null;
  seesPrices: boolean;
  className?: string | undefined;
}

/** Followers and, for who is told prices, prices of KOLs added up against a budget; nothing is claimed of what is not read. */
export function ChoiceSums({ kols, figures, budget, seesPrices, className = '' }: ChoiceSumsProps) {
  if (figures.error) return <ErrorState error={figures.error} onRetry={figures.retry} />;
  if (figures.isReading)
    return <Skeleton variant="rounded" aria-busy="true" sx={{ mb: 4, height: { xs: 156, sm: 82 } }} />;
  const sums = sumsOf(kols, figures);
  return (
    <dl className={`${styles.sums} ${className}`} aria-live="polite">
      <ReachSum sums={sums} />
      {seesPrices && <BudgetSum sums={sums} budget={budget} />}
    </dl>
  );
}
