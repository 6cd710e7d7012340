import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { FinalReport } from '../../../domain/campaigns/types';
import { Money } from '../../../ui/plain/Figure';
import styles from './report.module.css';
import { TargetCell } from './TargetCell';
import { TargetKol } from './TargetKol';
import { columnsOf, costsOf } from './targetColumns';

const firstRows = 50;

/** KPI against actual, a row per SOW, its costs at the end. */
export function Targets({ report }: { report: FinalReport }) {
  const translate = useTranslate();
  const [all, setAll] = useState(false);
  const rows = all ? report.progress : report.progress.slice(0, firstRows);
  const columns = columnsOf(report.progress);
  const costs = costsOf(report.progress);
  return (
    <section className={styles.section}>
      <h3>{translate('reports.targets')}</h3>
      <p className={styles.help}>{translate('reports.targets_help')}</p>
      <div className={styles.scroll}>
        <table className={styles.targets}>
          <thead>
            <tr>
              <th scope="col">{translate('reports.kol')}</th>
              {columns.map((type) => (
                <th key={type} scope="col">
                  {translate(`reports.metric.${type}`)}
                </th>
              ))}
              {costs.map((field) => (
                <th key={field} scope="col" className={styles.number}>
                  {translate(`reports.metric.${field}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.sow_id}>
                <TargetKol row={row} campaign={report.campaign} />
                {columns.map((type) => (
                  <TargetCell
                    key={type}
                    label={translate(`reports.metric.${type}`)}
                    entry={row.postProcess.find((entry) => entry.type === type)}
                  />
                ))}
                {costs.map((field) => (
                  <td key={field} className={styles.number} data-label={translate(`reports.metric.${field}`)}>
                    <Money value={row[field]} compact />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
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
