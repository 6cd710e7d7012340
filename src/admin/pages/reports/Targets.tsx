import { useTranslate } from 'react-admin';
import type { FinalReport } from '../../../domain/reports/types';
import { SowTable } from './SowTable';
import { costKpisOf, kpisOf, pricesOf } from './targetColumns';

/** KPI against actual, a row per SOW. */
export function Targets({ report }: { report: FinalReport }) {
  const translate = useTranslate();
  return (
    <SowTable
      name="targets"
      report={report}
      title={translate('reports.targets')}
      help={translate('reportNotes.targets_help')}
      kpis={kpisOf(report.progress)}
    />
  );
}

/** Costs of each SOW; absent where they are withheld. */
export function Costs({ report }: { report: FinalReport }) {
  const translate = useTranslate();
  const kpis = costKpisOf(report.progress);
  const prices = pricesOf(report.progress);
  if (kpis.length + prices.length === 0) return null;
  return (
    <SowTable
      name="costs"
      report={report}
      title={translate('reports.costs')}
      help={translate('reportNotes.costs_help')}
      kpis={kpis}
      prices={prices}
    />
  );
}
