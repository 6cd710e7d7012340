import type { CSSProperties } from 'react';
import { useTranslate } from 'react-admin';
import { formatInstant, formatNumber } from '../../../domain/format';
import { networkNames } from '../../../domain/networks';
import type { BudgetStatus } from '../../../domain/social/types';
import { useLanguage } from '../../../ui/plain/language';
import styles from './networks.module.css';

/** What may be asked of a network: used, left, the share kept for people, and when all of it is there again. */
export function Budget({ budget: { span, used, left, kept, resets_at, shared_with } }: { budget: BudgetStatus }) {
  const translate = useTranslate();
  const language = useLanguage();
  const count = (value: number) => formatNumber(value, language);
  const of = used + left;
  const share = (part: number) => `${Math.min(100, (100 * part) / Math.max(1, of))}%`;
  const networks = shared_with.map((network) => networkNames[network]).join(', ');
  const notes = [
    translate('networks.budget.kept', { kept: count(kept) }),
    ...(resets_at ? [translate('networks.budget.resets', { at: formatInstant(resets_at) })] : []),
    ...(networks ? [translate('networks.budget.shared', { networks })] : []),
  ];
  return (
    <div className={styles.budget}>
      <p className={styles.budgetHead}>
        <strong>{translate('networks.budget.title')}</strong>
        <span>
          {count(of)} {translate(`networks.budget.${span}`)}
        </span>
      </p>
      <div
        className={left === 0 ? `${styles.bar} ${styles.full}` : styles.bar}
        style={{ '--used': share(used), '--kept': share(kept) } as CSSProperties}
        role="img"
        aria-label={translate('networks.budget.bar', { used: count(used), of: count(of) })}
      />
      <p className={styles.budgetFoot}>
        <span>{translate('networks.budget.used', { used: count(used) })}</span>
        <span>{translate('networks.budget.left', { left: count(left) })}</span>
      </p>
      <p className={styles.hint}>{notes.join(' · ')}</p>
    </div>
  );
}
