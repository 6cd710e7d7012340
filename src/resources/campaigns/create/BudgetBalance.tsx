import { useTranslate } from 'react-admin';
import type { Prices } from '../../../domain/reports/prices';
import { Money } from '../../../ui/plain/Figure';
import styles from './parts.module.css';

interface BudgetBalanceProps {
  /** Null while no price is entered. */
  prices: Prices | null;
  /** VND; null while it is not entered. */
  budget: number | null;
}

/** What the SOWs are sold for against the budget, and what is left of it for the agency. */
export function BudgetBalance({ prices, budget }: BudgetBalanceProps) {
  const translate = useTranslate();
  const left = budget === null ? null : budget - (prices?.sale ?? 0);
  const figures = ['sale', 'booking', 'margin'] as const;
  return (
    <dl className={styles.balance} aria-live="polite">
      {figures.map((key) => (
        <div key={key} className={(prices?.[key] ?? 0) < 0 ? styles.over : undefined}>
          <dt>{translate(`campaignForm.prices.${key}`)}</dt>
          <dd>
            <Money value={prices?.[key]} />
          </dd>
        </div>
      ))}
      {left !== null && (
        <div className={left < 0 ? styles.over : undefined}>
          <dt>{translate(left < 0 ? 'campaignForm.prices.beyond' : 'campaignForm.prices.left')}</dt>
          <dd>
            <Money value={Math.abs(left)} />
          </dd>
        </div>
      )}
    </dl>
  );
}
