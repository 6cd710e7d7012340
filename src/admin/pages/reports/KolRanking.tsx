import type { ReportDocument } from '../../../domain/reports/document';
import { scoredFigure, scoreOf } from '../../../domain/reports/scorecard';
import { BarList } from '../../../ui/console/BarList';
import { Compact, Cost } from '../../../ui/plain/Figure';
import { Picture } from '../../../ui/plain/Picture';
import page from './report.module.css';
import { ScorecardSelect } from './ScorecardSelect';
import { useReportWords } from './useReportWords';
import { WhyFigure } from './Why';

const shown = 20;

/** KOLs ranked by the scorecard metric as bars with their faces: those it is known of. */
export function KolRanking({ report }: { report: ReportDocument }) {
  const translate = useReportWords();
  const { scorecard, kols } = report;
  const metric = translate(`reports.metric.${scorecard}`);
  const isCost = scorecard === 'cpe' || scorecard === 'cpv';
  const known = kols.filter((kol) => scoreOf(kol, scorecard) !== null);
  if (known.length === 0) return null;
  return (
    <section className={page.section}>
      <header className={page.titled}>
        <h3>{translate('reports.ranking')}</h3>
        <ScorecardSelect report={report} />
      </header>
      <BarList
        title={translate('reportDocument.kols_title', { metric: metric.toLowerCase() })}
        wide
        bars={known.slice(0, shown).map((row) => {
          const value = scoreOf(row, scorecard);
          return {
            key: row.kol.id,
            label: (
              <span className={page.person}>
                <Picture src={row.kol.avatar} name={row.kol.stage_name} width={28} shape="circle" />
                {row.kol.stage_name}
              </span>
            ),
            value,
            shown: (
              <WhyFigure figure={scoredFigure(scorecard)} kolId={row.kol.id}>
                {isCost ? <Cost value={value} /> : <Compact value={value} />}
              </WhyFigure>
            ),
          };
        })}
      />
    </section>
  );
}
