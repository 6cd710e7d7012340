import { formatCompact, formatNumber } from '../../../domain/format';
import type { ReportChart } from '../../../domain/reports/charts/charts';
import { labelsOf } from '../../../domain/reports/charts/labels';
import styles from './BarChart.module.css';
import { Photo } from './Photo';
import { shareOf } from './places';

interface BarChartProps {
  chart: ReportChart;
  /** Names the chart. */
  title: string;
  language: string;
  /** A picture each, beside the names; without them names stand alone. */
  faces?: readonly (string | null)[];
}

/** Bars from left to right as the report's chart describes them, with their names before and their values behind. */
export function BarChart({ chart, title, language, faces }: BarChartProps) {
  const [series] = chart.series;
  // Two people may have one name: a bar is known by its place.
  const bars = labelsOf(chart).map((label, index) => ({
    key: String(index),
    label,
    value: series?.values[index] ?? null,
    color: series?.colors[index],
    face: faces?.[index] ?? null,
  }));
  return (
    <ol className={styles.bars} aria-label={title}>
      {bars.map(({ key, label, value, color, face }) => (
        <li key={key} className={styles.row}>
          <span className={styles.name} title={label}>
            {faces && <Photo src={face} name={label} alt="" width={32} height={32} shape="circle" />}
            <span className={styles.label}>{label}</span>
          </span>
          <svg className={styles.bar} width="100%" height="14" aria-hidden="true">
            <rect width="100%" height="100%" rx="3" fill="#eef0f5" />
            <rect width={`${shareOf(value, chart.domain)}%`} height="100%" rx="3" fill={color} />
          </svg>
          <span className={styles.value} title={formatNumber(value, language)}>
            {formatCompact(value, language)}
          </span>
        </li>
      ))}
    </ol>
  );
}
