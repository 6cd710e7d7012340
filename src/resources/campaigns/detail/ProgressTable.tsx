import { useMemo } from 'react';
import type { SowProgress } from '../../../domain/reports/types';
import type { Column } from '../../../ui/console/list/columns';
import { FilterBar } from '../../../ui/console/list/FilterBar';
import { ListTable } from '../../../ui/console/list/ListTable';
import { LocalFrame } from '../../../ui/console/list/LocalFrame';
import { localRows } from '../../../ui/console/list/localRows';
import { Pager } from '../../../ui/console/list/Pager';
import { SearchInput } from '../../../ui/console/list/SearchInput';
import { useListParams } from '../../../ui/console/list/useListParams';
import { KpiBar } from '../../../ui/plain/KpiBar';
import { KolWork } from '../KolWork';
import { progressRules, steering, worstFirst } from './progressRules';

type Row = SowProgress & { id: string };

const columns: Column<Row>[] = [
  { source: 'kol', label: 'campaigns.sow.kol', sort: 'kol', least: 190, render: (row) => <KolWork work={row} /> },
  ...steering.map(
    (type): Column<Row> => ({
      source: type,
      label: `reports.metric.${type}`,
      width: 150,
      sort: type,
      phone: 'line',
      render: (row) => {
        const entry = row.postProcess.find((progress) => progress.type === type);
        return entry ? <KpiBar {...entry} unit={type === 'quantity' ? 'count' : 'compact'} narrow /> : '–';
      },
    }),
  ),
];

/** The four KPIs a campaign is steered by, SOW by SOW: those furthest behind first. */
export function ProgressTable({ rows }: { rows: readonly SowProgress[] }) {
  const params = useListParams();
  const sort = params.sort ?? worstFirst;
  const found = useMemo(
    () => localRows(rows, params, sort, progressRules).map((row) => ({ ...row, id: row.sow_id })),
    [rows, params, sort],
  );
  return (
    <LocalFrame rows={found} params={params} sort={sort}>
      <FilterBar
        filters={[]}
        params={params}
        start={<SearchInput params={params} label="campaignDetail.sow.search" />}
        end={<Pager />}
      />
      <ListTable<Row> columns={columns} label="campaigns.overview.progress" />
    </LocalFrame>
  );
}
