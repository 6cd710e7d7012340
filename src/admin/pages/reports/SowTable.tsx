import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { groupOfStatus } from '../../../domain/campaigns/values';
import type { ProgressType } from '../../../domain/reports/metrics';
import type { FinalReport, ReportCampaign, SowProgress } from '../../../domain/reports/types';
import { mayOpen, pathTo } from '../../../domain/routes';
import { KolWork } from '../../../resources/campaigns/KolWork';
import { useAccess } from '../../../ui/console/access/useAccess';
import { Cost, Money } from '../../../ui/plain/Figure';
import { scrollable } from '../../../ui/plain/scrollable';
import { MetricSwitch, useShownMetrics } from './MetricSwitch';
import page from './report.module.css';
import { SowTotals } from './SowTotals';
import styles from './sowTable.module.css';
import { TargetCell } from './TargetCell';
import type { CostField } from './targetColumns';

interface SowTableProps {
  /** Under which a person's choice of metrics is kept. */
  name: 'targets' | 'costs';
  report: FinalReport;
  title: string;
  help: string;
  kpis: readonly ProgressType[];
  prices?: readonly CostField[];
}

const firstRows = 50;
/** Columns that stand beside the KOL's without being cut off. */
const fitting = 6;

/** A row per SOW with those of its KPIs that are switched on as bars, and its prices; long campaigns show their first rows until asked, their totals are of all. */
export function SowTable({ name, report, title, help, kpis, prices = [] }: SowTableProps) {
  const translate = useTranslate();
  const [all, setAll] = useState(false);
  const rows = all ? report.progress : report.progress.slice(0, firstRows);
  const { shown, toggle } = useShownMetrics(name, kpis, fitting - prices.length);
  const label = (metric: string) => translate(`reports.metric.${metric}`);
  return (
    <section className={page.section}>
      <h3>{title}</h3>
      <p className={page.help}>{help}</p>
      <MetricSwitch metrics={kpis} shown={shown} toggle={toggle} labelOf={label} />
      <div className={styles.scroll} {...scrollable}>
        <table className={styles.targets} aria-label={title}>
          <thead>
            <tr>
              <th scope="col">{translate('reports.kol')}</th>
              {shown.map((type) => (
                <th key={type} scope="col">
                  {label(type)}
                </th>
              ))}
              {prices.map((field) => (
                <th key={field} scope="col" className={styles.number}>
                  {label(field)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.sow_id}>
                <TargetKol row={row} campaign={report.campaign} />
                {shown.map((type) => (
                  <TargetCell
                    key={type}
                    label={label(type)}
                    entry={row.postProcess.find((entry) => entry.type === type)}
                  />
                ))}
                {prices.map((field) => (
                  <td key={field} className={styles.number} data-label={label(field)}>
                    {field.endsWith('price') ? <Money value={row[field]} /> : <Cost value={row[field]} />}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          {report.progress.length > 1 && <SowTotals report={report} kpis={shown} prices={prices} />}
        </table>
      </div>
      {rows.length < report.progress.length && (
        <button type="button" className={styles.more} onClick={() => setAll(true)}>
          {translate('reports.show_all', { total: report.progress.length })}
        </button>
      )}
    </section>
  );
}

/** Who and what the row is about; opens the SOW it was computed from for those who may see it. */
function TargetKol({ row, campaign }: { row: SowProgress; campaign: ReportCampaign }) {
  const access = useAccess();
  const view = pathTo('campaignView', { type: groupOfStatus(campaign.status), id: campaign.id });
  return (
    <th scope="row">
      {mayOpen('campaignView', access) ? (
        <Link to={`${view}?tab=sows&sow=${row.sow_id}`} className={styles.kol}>
          <KolWork work={row} />
        </Link>
      ) : (
        <KolWork work={row} />
      )}
    </th>
  );
}
