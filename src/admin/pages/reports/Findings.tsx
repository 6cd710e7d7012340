import { useTranslate } from 'react-admin';
import type { FinalReport } from '../../../domain/reports/types';
import styles from './report.module.css';

const keys = [
  'key_finding',
  'key_finding_top_1',
  'key_finding_top_2',
  'key_finding_top_3',
  'view',
  'engagement',
  'buzz',
  'scorecard_metric',
  'key_recommendation',
] as const;

/** What is written beside a metric stands under its name. */
const headings: Partial<Record<(typeof keys)[number], string>> = {
  view: 'metric.views',
  engagement: 'metric.engagement',
  buzz: 'metric.buzz',
};

/** What the manager makes of the numbers, in the manager's own words. */
export function Findings({ report }: { report: FinalReport }) {
  const translate = useTranslate();
  const written = keys.filter((key) => report[key]?.trim());
  return (
    <section className={styles.section}>
      <h3>{translate('reports.findings')}</h3>
      {written.length === 0 && <p className={styles.help}>{translate('reports.no_findings')}</p>}
      {written.map((key) => (
        <div key={key} className={styles.finding}>
          <h4>{translate(`reports.${headings[key] ?? key}`)}</h4>
          <p>
            {key === 'scorecard_metric'
              ? translate(`reports.metric.${report[key]}`, { _: report[key] ?? '' })
              : report[key]}
          </p>
        </div>
      ))}
    </section>
  );
}
