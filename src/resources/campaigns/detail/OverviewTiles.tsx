import { useTranslate } from 'react-admin';
import type { ReportTotals, SowProgress } from '../../../domain/reports/types';
import { CostCoverage } from '../../../ui/console/CostCoverage';
import { KpiTotal, useShownTotal } from '../../../ui/console/KpiTotal';
import { Coverage } from '../../../ui/console/record/Coverage';
import { Tile, TileFigure, Tiles } from '../../../ui/console/Tiles';
import { Unposted } from '../../../ui/console/Unposted';
import { Cost } from '../../../ui/plain/Figure';
import styles from './detail.module.css';
import { steering } from './progressRules';

const costs = ['cpe', 'cpv'] as const;

/** The campaign's headline: what it is steered by against what its SOWs promise together, and what it costs. */
export function OverviewTiles({ totals, progress }: { totals: ReportTotals; progress: readonly SowProgress[] }) {
  const translate = useTranslate();
  const shown = useShownTotal();
  return (
    <div className={styles.tiles}>
      <Tiles>
        {steering.map((type) => {
          const row = totals.progress.find((entry) => entry.type === type);
          if (!row) return null;
          return (
            <Tile key={type} label={translate(`reports.metric.${type}`)}>
              <KpiTotal row={row} totals={totals} headline />
              {type !== 'quantity' && <Coverage coverage={shown(row, totals)} />}
            </Tile>
          );
        })}
        {costs.map((cost) => (
          <Tile key={cost} label={translate(`reports.metric.${cost}`)}>
            <TileFigure>
              <Cost value={totals[cost]} />
            </TileFigure>
            <CostCoverage cost={cost} totals={totals} />
            <Unposted cost={totals[cost]} progress={progress} />
          </Tile>
        ))}
      </Tiles>
    </div>
  );
}
