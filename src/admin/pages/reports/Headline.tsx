import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { FinalReport } from '../../../domain/campaigns/types';
import { Cost, Money, Percent } from '../../../ui/plain/Figure';
import { KpiBar } from '../../../ui/plain/KpiBar';
import { Coverage } from './Coverage';
import styles from './report.module.css';

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

/** The campaign's totals against what its SOWs promise together, with the share of posts each is known for; costs only where they were answered. */
export function Headline({ report }: { report: FinalReport }) {
  const translate = useTranslate();
  const { totals } = report;
  return (
    <section className={styles.section}>
      <h3>{translate('reports.headline')}</h3>
      <dl className={styles.tiles}>
        {totals.progress.map(({ type, current, target, rate, known, of }) => (
          <Tile
            key={type}
            label={translate(`reports.metric.${type}`)}
            note={type !== 'quantity' && <Coverage coverage={{ known, of }} />}
          >
            <KpiBar current={current} target={target} rate={rate} unit={type === 'quantity' ? 'count' : 'compact'} />
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
