import { useTranslate } from 'react-admin';
import type { ReportTotals } from '../../../domain/reports/types';
import { Coverage } from '../../../ui/console/record/Coverage';
import { Tile, TileFigure, Tiles } from '../../../ui/console/Tiles';
import { Cost } from '../../../ui/plain/Figure';
import { KpiBar } from '../../../ui/plain/KpiBar';
import { steering } from './progressRules';

const costs = ['cpe', 'cpv'] as const;

/** The campaign's headline: what it is steered by against what its SOWs promise together, and what it costs. */
export function OverviewTiles({ totals }: { totals: ReportTotals }) {
  const translate = useTranslate();
  return (
    <Tiles>
      {steering.map((type) => {
        const row = totals.progress.find((entry) => entry.type === type);
        if (!row) return null;
        const { known, of, current, target, rate } = row;
        return (
          <Tile key={type} label={translate(`reports.metric.${type}`)}>
            <KpiBar
              current={current}
              target={target}
              rate={rate}
              unit={type === 'quantity' ? 'count' : 'compact'}
              headline
            />
            {type !== 'quantity' && <Coverage coverage={{ known, of }} />}
          </Tile>
        );
      })}
      {costs.map((cost) => (
        <Tile key={cost} label={translate(`reports.metric.${cost}`)}>
          <TileFigure>
            <Cost value={totals[cost]} />
          </TileFigure>
        </Tile>
      ))}
    </Tiles>
  );
}
