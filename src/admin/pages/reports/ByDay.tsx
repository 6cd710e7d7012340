import type { ReportDocument } from '../../../domain/reports/document';
import { LateCode, late } from '../../../ui/plain/late';
import styles from './charts.module.css';
import { ReportText } from './ReportText';
import page from './report.module.css';
import { useReportWords } from './useReportWords';

const TrendChart = late(() =>
  import('../../../ui/console/charts/TrendChart').then((module) => ({ default: module.TrendChart })),
);
const metrics = [
  ['views', 'view'],
  ['engagement', 'engagement'],
  ['buzz', 'buzz'],
] as const;

/** Views, engagement and buzz day by day, each on its own scale with the target's pace, and what is said of each. */
export function ByDay({ report }: { report: ReportDocument }) {
  const translate = useReportWords();
  const days = report.by_day.map(({ date }) => date);
  const chartOf = (metric: string) => report.charts.find(({ key }) => key === `days_${metric}`);
  return (
    <section className={page.section}>
      <h3>{translate('reports.by_day')}</h3>
      <div className={styles.charts}>
        {metrics.map(([metric, text]) => {
          const pace = chartOf(metric)?.series.find(({ key }) => key === 'pace')?.values;
          return (
            <div key={metric} className={styles.chart}>
              <h4>{translate(`reports.metric.${metric}`)}</h4>
              <LateCode fallback={<div className={styles.space} />}>
                <TrendChart
                  label={translate(`reports.metric.${metric}`)}
                  points={report.by_day.map((day, index) => ({
                    day: days[index] ?? day.date,
                    value: day[metric],
                    pace: pace?.[index] ?? null,
                  }))}
                  {...(pace && { paceLabel: translate('reportDocument.series.pace') })}
                />
              </LateCode>
              <ReportText report={report} name={text} label={translate(`reports.metric.${metric}`)} beside={metric} />
            </div>
          );
        })}
      </div>
    </section>
  );
}
