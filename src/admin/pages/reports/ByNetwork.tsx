import { useTranslate } from 'react-admin';
import type { FinalReport } from '../../../domain/campaigns/types';
import { Compact, Count } from '../../../ui/plain/Figure';
import { NetworkIcon, networkNames } from '../../../ui/plain/NetworkIcon';
import { Coverage } from './Coverage';
import styles from './charts.module.css';
import page from './report.module.css';

const metrics = ['posts', 'views', 'engagement', 'buzz'] as const;

/** One small bar chart a metric, a bar a network, named and valued where it stands. */
export function ByNetwork({ report }: { report: FinalReport }) {
  const translate = useTranslate();
  return (
    <section className={page.section}>
      <h3>{translate('reports.by_network')}</h3>
      <div className={styles.charts}>
        {metrics.map((metric) => {
          const longest = Math.max(...report.by_network.map((row) => row[metric] ?? 0), 1);
          return (
            <div key={metric} className={styles.chart}>
              <h4>{translate(`reports.metric.${metric}`)}</h4>
              {report.by_network.map((row) => (
                <div key={row.social_type} className={styles.bar}>
                  <span>
                    <NetworkIcon network={row.social_type} size={14} /> {networkNames[row.social_type]}
                  </span>
                  <span>
                    <span
                      className={styles.barFill}
                      style={{
                        width: `${((row[metric] ?? 0) / longest) * 100}%`,
                        background: `var(--${row.social_type})`,
                      }}
                    />
                  </span>
                  <span className={styles.barValue}>
                    {metric === 'posts' ? <Count value={row.posts} /> : <Compact value={row[metric]} />}
                    {metric !== 'posts' && <Coverage coverage={row.coverage[metric]} />}
                  </span>
                </div>
              ))}
            </div>
          );
        })}
      </div>
    </section>
  );
}
