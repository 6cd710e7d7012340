import { formatCompact, formatMoney } from '../../../domain/format';
import type { VndSum } from '../../../domain/units';
import { useLanguage } from '../../../ui/plain/language';
import styles from './analysis.module.css';

/** A sum of VND as 12,4B, exact on hover; red below nothing. */
export function Amount({ sum }: { sum: VndSum }) {
  const language = useLanguage();
  const value = Number(sum);
  return (
    <span className={value < 0 ? styles.loss : styles.amount} title={formatMoney(BigInt(sum), language)}>
      {formatCompact(value, language)}
    </span>
  );
}
