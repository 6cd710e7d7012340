import { useTranslate } from 'react-admin';
import { networkNames } from '../../../domain/networks';
import type { FinalReport } from '../../../domain/reports/types';
import { BarList, BarLists } from '../../../ui/console/BarList';
import { Coverage } from '../../../ui/console/record/Coverage';
import { Compact, Count } from '../../../ui/plain/Figure';
import { NetworkIcon } from '../../../ui/plain/NetworkIcon';
import page from './report.module.css';

const metrics = ['posts', 'views', 'engagement', 'buzz'] as const;

/** One small bar chart a metric, a bar a network, named and valued where it stands. */
export function ByNetwork({ report }: { report: FinalReport }) {
  const translate = useTranslate();
  return (
    <section className={page.section}>
      <h3>{translate('reports.by_network')}</h3>
      <BarLists>
        {metrics.map((metric) => (
          <BarList
            key={metric}
            title={translate(`reports.metric.${metric}`)}
            bars={report.by_network.map((row) => ({
              key: row.social_type,
              label: (
                <>
                  <NetworkIcon network={row.social_type} size={14} /> {networkNames[row.social_type]}
                </>
              ),
              value: row[metric],
              color: `var(--${row.social_type})`,
              shown: (
                <>
                  {metric === 'posts' ? <Count value={row.posts} /> : <Compact value={row[metric]} />}
                  {metric !== 'posts' && <Coverage coverage={row.coverage[metric]} />}
                </>
              ),
            }))}
          />
        ))}
      </BarLists>
    </section>
  );
}
