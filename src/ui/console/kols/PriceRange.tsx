import { formatCompact, formatMoney, unknownText } from '../../../domain/format';
import { useLanguage } from '../../plain/language';

type Amount = number | null | undefined;

/** A booking price range in VND, compact, exact on hover. */
export function PriceRange({ from, to }: { from: Amount; to: Amount }) {
  const language = useLanguage();
  const known = [from, to].filter((amount): amount is number => amount !== null && amount !== undefined);
  if (known.length === 0) return <span style={{ color: 'var(--muted)' }}>{unknownText}</span>;
  const exact = known.map((amount) => formatMoney(amount, language)).join(' – ');
  return (
    <span title={exact} style={{ fontVariantNumeric: 'tabular-nums' }}>
      {known.map((amount) => formatCompact(amount, language)).join(' – ')}
    </span>
  );
}
