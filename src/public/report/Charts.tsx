import type { ReportChart } from '../../domain/reports/charts/charts';
import { scoreOf } from '../../domain/reports/scorecard';
import type { SectionPart } from '../../domain/reports/sections/types';
import { BarChart } from '../../ui/plain/report/BarChart';
import { LineChart } from '../../ui/plain/report/LineChart';
import { usePage } from '../pageContext';
import styles from './Charts.module.css';
import { useReport } from './reportContext';

/** Charts of one block, each under what it shows. */
export function Charts({ charts }: { charts: readonly Extract<SectionPart, { is: 'chart' }>[] }) {
  return (
    <div className={charts.length > 1 ? `${styles.charts} ${styles.many}` : styles.charts}>
      {charts.map(({ title, chart }) => (
        <div key={chart.key} className={`${styles.chart} ${styles[chart.kind]}`}>
          <h3>{title}</h3>
          <Chart chart={chart} title={title} />
        </div>
      ))}
    </div>
  );
}

function Chart({ chart, title }: { chart: ReportChart; title: string }) {
  const { language, say } = usePage();
  const { kols, scorecard } = useReport();
  if (chart.kind === 'line') {
    const names = { actual: say('reportDocument.series.actual'), pace: say('reportDocument.series.pace') };
    return <LineChart chart={chart} title={title} language={language} names={names} />;
  }
  if (chart.labels.kind !== 'kol') return <BarChart chart={chart} title={title} language={language} />;
  const drawn = kols.filter((kol) => scoreOf(kol, scorecard) !== null);
  const faces = chart.labels.values.map((name, index) => {
    const kol = drawn[index]?.kol;
    return kol?.stage_name === name ? kol.avatar : null;
  });
  return <BarChart chart={chart} title={title} language={language} faces={faces} />;
}
