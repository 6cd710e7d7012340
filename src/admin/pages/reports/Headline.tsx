import type { ReportDocument } from '../../../domain/reports/document';
import { headline } from '../../../domain/reports/headline';
import { figureCalled } from '../../../domain/reports/liveFigures';
import type { ProgressType } from '../../../domain/reports/metrics';
import type { ProgressRow, ReportTotals } from '../../../domain/reports/types';
import { CostCoverage } from '../../../ui/console/CostCoverage';
import { KpiTotal, useShownTotal } from '../../../ui/console/KpiTotal';
import { Tile, TileFigure, Tiles } from '../../../ui/console/Tiles';
import { Unposted } from '../../../ui/console/Unposted';
import { Cost, Money, Percent } from '../../../ui/plain/Figure';
import styles from './report.module.css';
import { useReportWords } from './useReportWords';
import { WhyFigure } from './Why';

/** The campaign's totals against what its SOWs promise together; each figure says on a click what it is made of. */
export function Headline({ report }: { report: ReportDocument }) {
  const translate = useReportWords();
  const { totals } = report;
  const rowsOf = (types: readonly ProgressType[]) =>
    types.flatMap((type) => totals.progress.filter((row) => row.type === type));
  return (
    <section className={styles.section}>
      <h3>{translate('reports.headline')}</h3>
      <div className={styles.large}>
        <Tiles>
          {rowsOf(headline.large).map((row) => (
            <KpiTile key={row.type} row={row} totals={totals} />
          ))}
        </Tiles>
      </div>
      <Tiles>
        {rowsOf(headline.small).map((row) => (
          <KpiTile key={row.type} row={row} totals={totals} />
        ))}
        <Tile label={translate('reports.metric.engagement_rate')}>
          <WhyFigure figure="engagement_rate">
            <TileFigure>
              <Percent value={totals.engagement_rate} />
            </TileFigure>
          </WhyFigure>
        </Tile>
        {headline.costs.map((cost) =>
          totals[cost] === undefined ? null : (
            <Tile key={cost} label={translate(`reports.metric.${cost}`)}>
              <WhyFigure figure={cost}>
                <TileFigure>
                  {cost.endsWith('price') ? <Money value={totals[cost]} compact /> : <Cost value={totals[cost]} />}
                </TileFigure>
              </WhyFigure>
              <CostCoverage cost={cost} totals={totals} />
              {!cost.endsWith('price') && <Unposted cost={totals[cost]} progress={report.progress} />}
            </Tile>
          ),
        )}
      </Tiles>
    </section>
  );
}

/** A figure against its target, with how much of it is known in words. */
function KpiTile({ row, totals }: { row: ProgressRow; totals: ReportTotals }) {
  const translate = useReportWords();
  const { known, of } = useShownTotal()(row, totals);
  const metric = translate(`reports.metric.${row.type}`);
  return (
    <Tile label={metric}>
      <WhyFigure figure={figureCalled(row.type) ?? 'posts'}>
        <KpiTotal row={row} totals={totals} headline />
      </WhyFigure>
      {row.type !== 'quantity' && known < of && (
        <span className={styles.known}>
          {translate('reportDocument.known', { known, of, metric: metric.toLowerCase() })}
        </span>
      )}
    </Tile>
  );
}
