import { useTranslate } from 'react-admin';
import type { SowProgress } from '../../domain/campaigns/types';
import type { ProgressType } from '../../domain/reports/metrics';
import { type Column, DataTable } from '../../ui/plain/DataTable';
import { KpiBar } from '../../ui/plain/KpiBar';
import { KolWork } from './KolWork';

const shown: readonly ProgressType[] = ['quantity', 'views', 'engagement', 'buzz'];

/** The four KPIs a campaign is steered by, a row per SOW. */
export function KolProgress({ rows }: { rows: readonly SowProgress[] }) {
  const translate = useTranslate();
  const columns: Column<SowProgress>[] = [
    { key: 'kol', label: translate('campaigns.sow.kol'), cell: (row) => <KolWork work={row} /> },
    ...shown.map((type) => ({
      key: type,
      label: translate(`reports.metric.${type}`),
      cell: (row: SowProgress) => {
        const entry = row.postProcess.find((progress) => progress.type === type);
        return entry ? <KpiBar {...entry} unit={type === 'quantity' ? 'count' : 'compact'} /> : '–';
      },
    })),
  ];
  return (
    <DataTable
      rows={rows}
      columns={columns}
      keyOf={(row) => row.sow_id}
      label={translate('campaigns.overview.progress')}
      moreLabel={(some, total) => translate('campaigns.more', { shown: some, total })}
    />
  );
}
