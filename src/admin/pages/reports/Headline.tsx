import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { FinalReport } from '../../../domain/campaigns/types';
import type { ProgressType } from '../../../domain/reports/metrics';
import { Cost, Money, Percent } from '../../../ui/plain/Figure';
import { KpiBar } from '../../../ui/plain/KpiBar';
import { Coverage } from './Coverage';
import styles from './report.module.css';

const order: readonly ProgressType[] = [
  'views',
  'engagement',
  'buzz',
  'like',
  'comment',
  'share',
  'mention',
  'quantity',
];
const costs = ['cpe', 'cpv', 'price', 'booking_cpe', 'booking_cpv', 'booking_price'] as const;

function Tile({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.tile}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Figure({ children }: { children: ReactNode }) {
  return <span className={styles.tileValue}>{children}</span>;
}

/**
 * The campaign's totals against what its SOWs promise together, each with the share of posts it is known for; costs only
 * where they were answered.
 */
export function Headline({ report }: { report: FinalReport }) {
  const translate = useTranslate();
  const { totals } = report;
  const rows = order.flatMap((type) => totals.progress.filter((row) => row.type === type));
  return (
    <section className={styles.section}>
      <h3>{translate('reports.headline')}</h3>
      <dl className={styles.tiles}>
        {rows.map(({ type, known, of, ...row }) => (
          <Tile key={type} label={translate(`reports.metric.${type}`)}>
            <KpiBar {...row} unit={type === 'quantity' ? 'count' : 'compact'} headline />
            {type !== 'quantity' && <Coverage coverage={{ known, of }} />}
          </Tile>
        ))}
      </dl>
      <dl className={styles.tiles}>
        <Tile label={translate('reports.metric.engagement_rate')}>
          <Figure>
            <Percent value={totals.engagement_rate} />
          </Figure>
        </Tile>
        {costs.map((cost) =>
          totals[cost] === undefined ? null : (
            <Tile key={cost} label={translate(`reports.metric.${cost}`)}>
              <Figure>
                {cost.endsWith('price') ? <Money value={totals[cost]} compact /> : <Cost value={totals[cost]} />}
              </Figure>
            </Tile>
          ),
        )}
      </dl>
    </section>
  );
}
