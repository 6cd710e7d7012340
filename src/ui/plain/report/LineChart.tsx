import { formatCompact } from '../../../domain/format';
import type { ChartSeries, ReportChart } from '../../../domain/reports/charts/charts';
import { labelsOf } from '../../../domain/reports/charts/labels';
import styles from './LineChart.module.css';
import { apart, evenly, linePlaces, shareOf, xOf } from './places';

interface LineChartProps {
  chart: ReportChart;
  /** Names the chart for those who cannot see it; its values stand in a table. */
  title: string;
  language: string;
  /** What its lines are called. */
  names: Record<ChartSeries['key'], string>;
}

const daysShown = 5;
/** A line's name and value need so much of the height. */
const labelHeight = 17;

/** Lines over days as the report's chart describes them, each named where it ends; a stretch nobody knows is a gap. */
export function LineChart({ chart, title, language, names }: LineChartProps) {
  const days = labelsOf(chart);
  const shown = evenly(days.length, daysShown);
  return (
    <figure className={styles.chart}>
      <svg className={styles.plot} role="img" aria-label={title}>
        <title>{title}</title>
        {chart.ticks.map((tick) => {
          const y = `${100 - shareOf(tick, chart.domain)}%`;
          return (
            <g key={tick}>
              <line className={styles.tick} x1="0" x2="100%" y1={y} y2={y} />
              {/* The lines begin where the lowest one would stand. */}
              {tick !== chart.domain[0] && (
                <text className={styles.small} y={y} dy="-4">
                  {formatCompact(tick, language)}
                </text>
              )}
            </g>
          );
        })}
        <svg
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          width="100%"
          height="100%"
          overflow="visible"
          aria-hidden="true"
        >
          {chart.series.map((series) => (
            <Line key={series.key} series={series} domain={chart.domain} />
          ))}
        </svg>
        {shown.map((index, place) => (
          <text
            key={days[index]}
            className={styles.small}
            x={`${xOf(index, days.length)}%`}
            y="100%"
            dy="18"
            textAnchor={place === shown.length - 1 ? 'end' : place === 0 ? 'start' : 'middle'}
          >
            {days[index]?.slice(0, '31/12'.length)}
          </text>
        ))}
      </svg>
      <Ends chart={chart} names={names} language={language} />
    </figure>
  );
}

function Line({ series: { key, values, colors }, domain }: { series: ChartSeries; domain: [number, number] }) {
  return linePlaces(values, domain).map((places) => (
    <polyline
      key={places[0]?.x}
      className={key === 'pace' ? styles.pace : styles.actual}
      stroke={colors[0]}
      // A single day is a point: a line to itself with round ends.
      points={[...places, ...(places.length === 1 ? places : [])].map(({ x, y }) => `${x},${y}`).join(' ')}
    />
  ));
}

/** What each line is called and where it came to, beside its end. */
function Ends({ chart, names, language }: Omit<LineChartProps, 'title'>) {
  const ends = chart.series.flatMap(({ key, values, colors }) => {
    const last = values.findLast((value) => value !== null);
    return last === undefined || last === null ? [] : [{ key, last, color: colors[0] }];
  });
  const heights = apart(
    ends.map(({ last }) => 100 - shareOf(last, chart.domain)),
    labelHeight,
  );
  return (
    <svg className={styles.ends} aria-hidden="true">
      {ends.map(({ key, last, color }, index) => (
        <text key={key} y={`${heights[index]}%`} fill={key === 'pace' ? '#5b6577' : color}>
          <tspan className={styles.value}>{formatCompact(last, language)}</tspan>
          <tspan x="0" dy="14">
            {names[key]}
          </tspan>
        </text>
      ))}
    </svg>
  );
}
