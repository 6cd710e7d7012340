import { useTranslate } from 'react-admin';
import type { ReportDocument } from '../../../domain/reports/document';
import { Compact } from '../../../ui/plain/Figure';
import { Picture } from '../../../ui/plain/Picture';
import { ReportText, useMayWrite } from './ReportText';
import styles from './report.module.css';

const tops = ['key_finding_top_1', 'key_finding_top_2', 'key_finding_top_3'] as const;

/** What the manager makes of the numbers, and the three best KOLs with a word on each. */
export function Findings({ report }: { report: ReportDocument }) {
  const translate = useTranslate();
  const mayWrite = useMayWrite(report);
  const isEmpty = !report.key_finding && tops.every((name) => !report[name]);
  return (
    <section className={styles.section}>
      <h3>{translate('reports.findings')}</h3>
      {isEmpty && <p className={styles.help}>{translate('reportNotes.no_findings')}</p>}
      {(report.key_finding || mayWrite) && (
        <div className={styles.finding}>
          <h4>{translate('reports.key_finding')}</h4>
          <ReportText report={report} name="key_finding" label={translate('reports.key_finding')} />
        </div>
      )}
      <div className={styles.tops}>
        {report.top.map(({ kol, metric, value }, index) => {
          const name = tops[index];
          if (!name || (!report[name] && !mayWrite)) return null;
          return (
            <article key={kol.id} className={styles.top}>
              <header>
                <Picture src={kol.avatar} name={kol.stage_name} width={48} shape="circle" />
                <div>
                  <h4>{kol.stage_name}</h4>
                  <p className={styles.help}>
                    <Compact value={value} /> {translate(`reports.metric.${metric}`).toLowerCase()}
                  </p>
                </div>
              </header>
              <ReportText report={report} name={name} label={translate(`reports.${name}`)} />
            </article>
          );
        })}
      </div>
    </section>
  );
}

/** What is to be done next time. */
export function Recommendation({ report }: { report: ReportDocument }) {
  const translate = useTranslate();
  const mayWrite = useMayWrite(report);
  if (!report.key_recommendation && !mayWrite) return null;
  return (
    <section className={styles.section}>
      <h3>{translate('reports.key_recommendation')}</h3>
      <ReportText report={report} name="key_recommendation" label={translate('reports.key_recommendation')} />
    </section>
  );
}
