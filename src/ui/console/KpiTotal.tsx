import { useTranslate } from 'react-admin';
import { shownTotal } from '../../domain/reports/shownTotal';
import type { ProgressRow } from '../../domain/reports/types';
import { KpiBar } from '../plain/KpiBar';
import { useLanguage } from '../plain/language';

/** How a row of totals is shown in the language of the page. */
export function useShownTotal() {
  const translate = useTranslate();
  const language = useLanguage();
  return (row: ProgressRow, got: Parameters<typeof shownTotal>[1]) => shownTotal(row, got, translate, language);
}

interface KpiTotalProps {
  row: ProgressRow;
  totals: Parameters<typeof shownTotal>[1];
  headline?: boolean;
}

/** What everybody got of a metric, and how far those who promise it are with their target. */
export function KpiTotal({ row, totals, headline = false }: KpiTotalProps) {
  const { value, held } = useShownTotal()(row, totals);
  const unit = row.type === 'quantity' ? 'count' : 'compact';
  return <KpiBar current={value} target={row.target} rate={row.rate} held={held} unit={unit} headline={headline} />;
}
