import { formatDay, formatMoney, formatNumber, formatPercent, unknownText } from '../../format';
import type { CellKind, SectionCell } from './types';

/** A cell as it is read in a language. */
export function cellText(value: SectionCell, kind: CellKind, language: string): string {
  if (value === null) return unknownText;
  if (typeof value === 'string') return kind === 'day' ? formatDay(value) : value;
  if (kind === 'money') return formatMoney(value, language);
  if (kind === 'percent') return formatPercent(value, language);
  return formatNumber(value, language, kind === 'cost' ? 2 : 0);
}
