import { useTranslate } from 'react-admin';
import type { ProgressType } from '../../../domain/reports/metrics';
import type { FinalReport } from '../../../domain/reports/types';
import { Coverage } from '../../../ui/console/record/Coverage';
import { Tile, TileFigure, Tiles } from '../../../ui/console/Tiles';
import { Cost, Money, Percent } from '../../../ui/plain/Figure';
import { KpiBar } from '../../../ui/plain/KpiBar';
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
      <Tiles>
        {rows.map(({ type, known, of, ...row }) => (
          <Tile key={type} label={translate(`reports.metric.${type}`)}>
            <KpiBar {...row} unit={type === 'quantity' ? 'count' : 'compact'} headline />
            {type !== 'quantity' && <Coverage coverage={{ known, of }} />}
          </Tile>
        ))}
      </Tiles>
      <Tiles>
        <Tile label={translate('reports.metric.engagement_rate')}>
          <TileFigure>
            <Percent value={totals.engagement_rate} />
          </TileFigure>
        </Tile>
        {costs.map((cost) =>
          totals[cost] === undefined ? null : (
            <Tile key={cost} label={translate(`reports.metric.${cost}`)}>
              <TileFigure>
                {cost.endsWith('price') ? <Money value={totals[cost]} compact /> : <Cost value={totals[cost]} />}
              </TileFigure>
            </Tile>
          ),
        )}
      </Tiles>
    </section>
  );
}
