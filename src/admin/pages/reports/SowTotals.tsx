import { useTranslate } from 'react-admin';
import type { ProgressType } from '../../../domain/reports/metrics';
import type { FinalReport } from '../../../domain/reports/types';
import { KpiTotal, useShownTotal } from '../../../ui/console/KpiTotal';
import { Coverage } from '../../../ui/console/record/Coverage';
import { Money } from '../../../ui/plain/Figure';
import styles from './sowTable.module.css';
import type { CostField } from './targetColumns';

interface SowTotalsProps {
  report: FinalReport;
  kpis: readonly ProgressType[];
  prices: readonly CostField[];
}

/** What all SOWs come to, as the report's totals say; what is a rate or a cost of each has no sum. */
export function SowTotals({ report: { progress, totals }, kpis, prices }: SowTotalsProps) {
  const translate = useTranslate();
  const shown = useShownTotal();
  const label = (metric: string) => translate(`reports.metric.${metric}`);
  return (
    <tfoot>
      <tr>
        <th scope="row">{translate('reports.total_of', { count: progress.length, total: progress.length })}</th>
        {kpis.map((type) => {
          const entry = totals.progress.find((one) => one.type === type);
          if (!entry) return <td key={type} />;
          const coverage = shown(entry, totals);
          return (
            <td key={type} data-label={label(type)}>
              <KpiTotal row={entry} totals={totals} />
              {coverage.known < coverage.of && <Coverage coverage={coverage} />}
            </td>
          );
        })}
        {prices.map((field) => {
          const isSum = field === 'price' || field === 'booking_price';
          return (
            <td key={field} className={styles.number} data-label={label(field)}>
              {isSum && <Money value={totals[field]} />}
            </td>
          );
        })}
      </tr>
    </tfoot>
  );
}
