import { useTranslate } from 'react-admin';
import type { FinalReport } from '../../../domain/campaigns/types';
import styles from './report.module.css';

const keys = [
  'key_finding',
  'key_finding_top_1',
  'key_finding_top_2',
  'key_finding_top_3',
  'scorecard_metric',
  'key_recommendation',
] as const;

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
          <h4>{translate(`reports.${key}`)}</h4>
          <p>{report[key]}</p>
        </div>
      ))}
    </section>
  );
}
