import { formatExact, formatMoney, formatNumber, formatPercent, formatWhole, unknownText } from '../../domain/format';
import styles from './figures.module.css';
import { useLanguage } from './language';

type Amount = number | null | undefined;

interface FigureProps {
  value: Amount;
}

function Written({ text, exact }: { text: string; exact?: string }) {
  if (text === unknownText) return <span className={`${styles.figure} ${styles.unknown}`}>{text}</span>;
  return (
    <span className={styles.figure} title={exact === text ? undefined : exact}>
      {text}
    </span>
  );
}

/** People and what they do as 12,4K, exact on hover. */
export function Compact({ value }: FigureProps) {
  const language = useLanguage();
  return <Written text={formatWhole(value, language)} exact={formatExact(value, language, 2)} />;
}

/** A count with all its digits. */
export function Count({ value }: FigureProps) {
  return <Written text={formatNumber(value, useLanguage())} />;
}

/** VND per view or engagement, both decimals on hover; the unit stands in the heading. */
export function Cost({ value }: FigureProps) {
  const language = useLanguage();
  return <Written text={formatNumber(value, language)} exact={formatExact(value, language, 2)} />;
}

/** VND; `compact` as 1,2B VNĐ, exact on hover. */
export function Money({ value, compact }: FigureProps & { compact?: boolean }) {
  const language = useLanguage();
  const exact = formatMoney(value, language);
  if (!compact || exact === unknownText) return <Written text={exact} />;
  return <Written text={`${formatWhole(value, language)} VNĐ`} exact={exact} />;
}

/** A value already in percent; both decimals on hover. */
export function Percent({ value }: FigureProps) {
  const language = useLanguage();
  return <Written text={formatPercent(value, language)} exact={`${formatExact(value, language, 2)}%`} />;
}
