import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { CoveredMetric, FinalReport } from '../../../domain/campaigns/types';
import { Compact, Cost, Count, Money, Percent } from '../../../ui/plain/Figure';
import { Coverage } from './Coverage';
import styles from './report.module.css';

const counted: readonly CoveredMetric[] = ['views', 'engagement', 'buzz', 'like', 'comment', 'share', 'mentions'];
const costs = ['cpe', 'cpv', 'price', 'booking_cpe', 'booking_cpv', 'booking_price'] as const;

function Tile({ label, children, note }: { label: string; children: ReactNode; note?: ReactNode }) {
  return (
    <div className={styles.tile}>
      <dt>{label}</dt>
      <dd>
        <span className={styles.tileValue}>{children}</span>
        {note}
      </dd>
    </div>
  );
}

/** The campaign's totals, each with the share of posts it is known for; costs only where they were answered. */
export function Headline({ report }: { report: FinalReport }) {
  const translate = useTranslate();
  const { totals } = report;
  return (
    <section className={styles.section}>
      <h3>{translate('reports.headline')}</h3>
      <dl className={styles.tiles}>
        <Tile label={translate('reports.metric.posts')}>
          <Count value={totals.posts} />
        </Tile>
        {counted.map((metric) => (
          <Tile
            key={metric}
            label={translate(`reports.metric.${metric}`)}
            note={<Coverage coverage={totals.coverage[metric]} />}
          >
            <Compact value={totals[metric]} />
          </Tile>
        ))}
        <Tile label={translate('reports.metric.engagement_rate')}>
          <Percent value={totals.engagement_rate} />
        </Tile>
      </dl>
      <dl className={styles.tiles}>
        {costs.map((cost) =>
          totals[cost] === undefined ? null : (
            <Tile key={cost} label={translate(`reports.metric.${cost}`)}>
              {cost.endsWith('price') ? <Money value={totals[cost]} compact /> : <Cost value={totals[cost]} />}
            </Tile>
          ),
        )}
      </dl>
    </section>
  );
}
