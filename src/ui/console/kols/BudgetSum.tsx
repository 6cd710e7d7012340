import { useTranslate } from 'react-admin';
import { budgetUse } from '../../../domain/budget';
import { formatCompact } from '../../../domain/format';
import type { KolSums } from '../../../domain/kols/sums';
import type { Vnd } from '../../../domain/units';
import { Money } from '../../plain/Figure';
import { useLanguage } from '../../plain/language';
import { Track } from '../../plain/Track';
import styles from './sums.module.css';

interface BudgetSumProps {
  sums: KolSums;
  /** Null while it is not entered. */
  budget: Vnd | null;
}

/** Booking prices added up, as low as they can be, against the budget; how high they can be, and who has none. */
export function BudgetSum({ sums: { from, to, unpriced }, budget }: BudgetSumProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const use = budgetUse(from, budget);
  const isFrom = from !== null && (from !== to || unpriced > 0);
  const written = (value: number) => `${formatCompact(value, language)} VNĐ`;
  return (
    <div>
      <dt>{translate(isFrom ? 'kolChoice.sum.price_from' : 'kols.price')}</dt>
      <dd>
        <strong className={styles.big}>
          <Money value={from} compact />
        </strong>
        {budget !== null && <span className={styles.of}> / {written(budget)}</span>}
      </dd>
      {use && (
        <dd>
          <Track filled={use.share ?? 100} tone={use.left < 0 ? 'bad' : 'accent'} />
        </dd>
      )}
      {use && from !== null && (
        <dd className={use.left < 0 ? styles.over : styles.left}>
          {translate(use.left < 0 ? 'kolChoice.sum.over' : 'kolChoice.sum.left', {
            amount: written(Math.abs(use.left)),
          })}
        </dd>
      )}
      <dd className={styles.note}>
        {[
          to !== null && from !== to && translate('kolChoice.sum.up_to', { amount: written(to) }),
          unpriced > 0 && translate('kolChoice.sum.unpriced', { count: unpriced, total: unpriced }),
          budget === null && translate('kolChoice.sum.no_budget'),
        ]
          .filter(Boolean)
          .join(' ')}
      </dd>
    </div>
  );
}
