import { lazy, Suspense } from 'react';
import { useTranslate } from 'react-admin';
import type { FinalReport } from '../../../domain/reports/types';
import styles from './charts.module.css';
import page from './report.module.css';

const TrendChart = lazy(() =>
  import('../../../ui/console/charts/TrendChart').then((module) => ({ default: module.TrendChart })),
);
const metrics = ['views', 'engagement', 'buzz'] as const;

/** Views, engagement and buzz day by day, each on its own scale. */
export function ByDay({ report }: { report: FinalReport }) {
  const translate = useTranslate();
  return (
    <section className={page.section}>
      <h3>{translate('reports.by_day')}</h3>
      <div className={styles.charts}>
        {metrics.map((metric) => (
          <div key={metric} className={styles.chart}>
            <h4>{translate(`reports.metric.${metric}`)}</h4>
            <Suspense fallback={<div className={styles.space} />}>
              <TrendChart
                label={translate(`reports.metric.${metric}`)}
                points={report.by_day.map((day) => ({ day: day.date, value: day[metric] }))}
              />
            </Suspense>
          </div>
        ))}
      </div>
    </section>
  );
}
