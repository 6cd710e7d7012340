import type { ReportDocument } from '../../../domain/reports/document';
import { headline } from '../../../domain/reports/headline';
import { figureCalled } from '../../../domain/reports/liveFigures';
import type { ProgressType } from '../../../domain/reports/metrics';
import type { ProgressRow } from '../../../domain/reports/types';
import { Tile, TileFigure, Tiles } from '../../../ui/console/Tiles';
import { Cost, Money, Percent } from '../../../ui/plain/Figure';
import { KpiBar } from '../../../ui/plain/KpiBar';
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
            <KpiTile key={row.type} row={row} />
          ))}
        </Tiles>
      </div>
      <Tiles>
        {rowsOf(headline.small).map((row) => (
          <KpiTile key={row.type} row={row} />
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
            </Tile>
          ),
        )}
      </Tiles>
    </section>
  );
}

/** A figure against its target, with how much of it is known in words. */
function KpiTile({ row: { type, known, of, ...row } }: { row: ProgressRow }) {
  const translate = useReportWords();
  const metric = translate(`reports.metric.${type}`);
  return (
    <Tile label={metric}>
      <WhyFigure figure={figureCalled(type) ?? 'posts'}>
        <KpiBar {...row} unit={type === 'quantity' ? 'count' : 'compact'} headline />
      </WhyFigure>
      {type !== 'quantity' && known < of && (
        <span className={styles.known}>
          {translate('reportDocument.known', { known, of, metric: metric.toLowerCase() })}
        </span>
      )}
    </Tile>
  );
}
